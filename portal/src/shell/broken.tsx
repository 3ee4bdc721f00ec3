import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Empty } from '../kit/empty.tsx';
import { say } from '../kit/say.ts';
import { ProblemText } from '../kit/tell.tsx';
import { isProblem } from '../shared/api/problem.ts';
import { NotFound } from './not-found.tsx';

/** A page that could not be shown: the server's words, and another try. */
export function Broken({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter();
  if (isProblem(error, 'not_found')) return <NotFound />;
  const again = () => {
    reset?.();
    void router.invalidate();
  };
  return (
    <Empty
      title={say('The page could not be displayed', 'Страницу не удалось показать')}
      action={<Button onClick={again}>{say('Try again', 'Повторить')}</Button>}
    >
      <ProblemText error={error} />
    </Empty>
  );
}
