import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ProblemText } from '../../../kit/tell.tsx';

/** What a query has brought, its refusal, or bars in place of it once it takes longer than one notices. */
export function Loaded<Data>({ query, children }: { query: UseQueryResult<Data>; children(data: Data): ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ProblemText error={query.error} />;
  return <Bars />;
}

function Bars() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Stack maw={860}>
      <Skeleton height={160} />
      <Skeleton height={220} />
    </Stack>
  );
}
