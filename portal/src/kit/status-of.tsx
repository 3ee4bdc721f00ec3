import type { Lifecycle } from '../../../nouns/kit/lifecycle.ts';
import { say } from './say.ts';
import { Status } from './status.tsx';

/** A status of a noun in its own word and colour. */
export function StatusOf<Name extends string>({
  noun,
  status,
}: {
  noun: { lifecycle?: Lifecycle<Name> };
  status: Name;
}) {
  const shown = noun.lifecycle?.statuses[status];
  return shown && <Status tone={shown.tone}>{say(shown)}</Status>;
}
