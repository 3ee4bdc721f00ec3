import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../kit/say.ts';
import { isProblem, type Problem } from '../../../shared/api/problem.ts';
import { Outcome } from './outcome.tsx';

/** Refusals that no second try mends: the link itself is over. */
export const isDeadLink = (error: unknown): error is Problem =>
  isProblem(error, 'link_used', 'link_expired', 'link_revoked', 'not_found', 'already_exists', 'conflict');

/** A link that does not work: why, and what to do. `used` says what its first use has done. */
export function DeadLink({ error, used, action }: { error: Problem; used: string; action: ReactNode }) {
  return (
    <Outcome icon={Link2Off} action={action}>
      <p role="alert">{reasonOf(error, used)}</p>
    </Outcome>
  );
}

function reasonOf({ code, detail }: Problem, used: string): string {
  if (code === 'link_used') return used;
  if (code === 'link_expired' || code === 'link_revoked')
    return say(
      'The link no longer works: it has expired, or a newer letter has replaced it.',
      'Ссылка больше не действует: срок вышел или её заменило более новое письмо.',
    );
  if (code === 'not_found')
    return say(
      'There is no such link. Open it from the newest letter, in full.',
      'Такой ссылки нет. Откройте её из самого последнего письма, целиком.',
    );
  return detail;
}
