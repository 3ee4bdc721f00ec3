import type { Move } from '../../../../nouns/kit/lifecycle.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { HostRecord } from '../records/record-host.ts';

export const guards = ['status', 'nobody', 'permission', 'approval', 'author', 'record'] as const;

interface Standing {
  actor: Actor;
  record: HostRecord;
  status: string;
  statusWords: Readonly<Record<string, Words>>;
  /** Names of the roles that give a permission. */
  roles(permission: string): string[];
}

interface Guard {
  guard: (typeof guards)[number];
  message: Words;
  statuses: string[];
  permission: string | null;
  roles: string[];
  people: string[];
}

/** What of a record's own card bears on its moves; not every noun has both. */
interface Shown {
  allowedMoves?: ReadonlyArray<{ to: string }>;
  approval?: { status: string; waitsFor: ReadonlyArray<{ name: string }> } | null;
}

/** The first guard that stops a move, with what would lift it; null where none does. */
export function guardOf({ actor, record, status, statusWords, roles }: Standing, move: Move): Guard | null {
  const { from, to, permission, requires = [] } = move;
  const none = { statuses: [], permission: permission ?? null, roles: [], people: [] };
  if (!from.includes(status))
    return { ...none, guard: 'status', message: fromOthers(from, statusWords), statuses: [...from] };
  if (permission === null) return { ...none, guard: 'nobody', message: byItself };
  if (permission && !maySee(actor, permission)) {
    const held = roles(permission);
    return { ...none, guard: 'permission', message: byRoles(held), roles: held };
  }
  const { allowedMoves, approval } = record as Shown;
  if (!allowedMoves || allowedMoves.some((one) => one.to === to)) return null;
  if (approval?.status !== 'pending')
    return requires.some((one) => byOthers.has(one))
      ? { ...none, guard: 'author', message: bySomebodyElse }
      : { ...none, guard: 'record', message: elsewhere };
  const people = approval.waitsFor.map(({ name }) => name);
  return { ...none, guard: 'approval', message: byApprovers(people), people };
}

function fromOthers(from: readonly string[], statusWords: Standing['statusWords']): Words {
  const named = (language: keyof Words) => from.map((one) => `“${statusWords[one]?.[language] ?? one}”`).join(', ');
  return words(
    `It is moved there from ${named('en')}.`,
    `Переход возможен из статусов: ${named('ru').replaceAll('“', '«').replaceAll('”', '»')}.`,
  );
}

const byItself = words(
  'Nobody asks for it: it follows from what happens to the record.',
  'Этот статус наступает сам, по тому, что происходит с записью.',
);

const byRoles = (held: readonly string[]) =>
  held.length > 0
    ? words(`Roles that may: ${held.join(', ')}.`, `Это могут роли: ${held.join(', ')}.`)
    : words('No role may: give one the permission.', 'Такого права нет ни у одной роли: добавьте его роли.');

/** Conditions of who asks. */
const byOthers = new Set(['not_author', 'not_submitter']);

const bySomebodyElse = words(
  'Somebody else has to do it: nobody approves his own.',
  'Это должен сделать другой человек: своё согласовывать нельзя.',
);

const elsewhere = words(
  'From here it goes elsewhere: the record keeps where it came from, or the company demands another step before.',
  'Отсюда запись переходит в другой статус: она помнит, откуда пришла, либо компания требует сначала другой шаг.',
);

const byApprovers = (people: readonly string[]) =>
  people.length > 0
    ? words(`It waits for the decision of ${people.join(', ')}.`, `Ожидается решение: ${people.join(', ')}.`)
    : words('Nobody of its route can decide now.', 'Сейчас никто из маршрута не может принять решение.');
