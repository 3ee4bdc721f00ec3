import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from './listen.ts';

/** Keeps what is shown in step with what others do: each told change makes the pages of its kind ask again. */
export function Live() {
  const client = useQueryClient();
  useEffect(
    () =>
      listen((kinds) => {
        for (const kind of kinds) void client.invalidateQueries({ queryKey: [kind] });
      }),
    [client],
  );
  return null;
}
