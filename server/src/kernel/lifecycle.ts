import { Refusal, type Words, words } from './problems/errors.ts';

export interface Move<Status extends string = string> {
  readonly from: readonly Status[];
  readonly to: Status;
}

export interface Lifecycle extends Named {
  readonly initial: string;
  readonly statuses: readonly string[];
  readonly moves: Readonly<Record<string, Move>>;
}

type StatusWords = Readonly<Record<string, Words>>;

/** Statuses with what people call them: the lifecycle of a noun, or the entity made of it. */
interface Named {
  readonly statuses: StatusWords | readonly string[];
  readonly statusWords?: StatusWords;
}

type StatusOf<Initial extends string, Moves extends Record<string, Move>> =
  | Initial
  | Moves[keyof Moves]['to']
  | Moves[keyof Moves]['from'][number];

/** The table of allowed moves. Read it top to bottom; nothing else decides a status. */
export function lifecycle<const Initial extends string, const Moves extends Record<string, Move>>(
  initial: Initial,
  moves: Moves,
) {
  type Status = StatusOf<Initial, Moves>;
  const statuses = [
    ...new Set([initial, ...Object.values(moves).flatMap(({ from, to }) => [...from, to])]),
  ] as Status[];
  return {
    initial,
    statuses,
    moves,
    /** The status after `move`, or a refusal that names the moves that are allowed. */
    next<Name extends keyof Moves & string>(move: Name, current: Status): Moves[Name]['to'] {
      return nextStatus({ statuses, moves }, move, current);
    },
  };
}

/** The same for a lifecycle that a noun declares. */
export function nextStatus<Status extends string>(
  table: Named & { readonly moves: Readonly<Record<string, Move<Status>>> },
  move: string,
  current: Status,
): Status {
  const { from, to } = table.moves[move] as Move<Status>;
  if (!from.includes(current)) throw notAllowed(table, current, to, allowedFrom(table.moves, current));
  return to;
}

export const allowedFrom = (moves: Lifecycle['moves'], current: string) => [
  ...new Set(
    Object.values(moves)
      .filter(({ from }) => from.includes(current))
      .map(({ to }) => to),
  ),
];

/** A move that nobody may make from here. */
export function notAllowed(of: Named, from: string, to: string, allowed: readonly string[]): Refusal {
  const [here, there] = [nameOf(of, from), nameOf(of, to)];
  return new Refusal(
    'invalid_state_transition',
    words(`Cannot go from “${here.en}” to “${there.en}”.`, `Переход из «${here.ru}» в «${there.ru}» невозможен.`),
    { members: { from, to, allowed } },
  );
}

/** A status without words is called by its code. */
function nameOf({ statuses, statusWords }: Named, status: string): Words {
  const named = statusWords ?? (Array.isArray(statuses) ? {} : (statuses as StatusWords));
  return named[status] ?? words(status, status);
}
