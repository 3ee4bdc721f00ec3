import { Refusal, words } from './problems/errors.ts';

export interface Move<Status extends string = string> {
  readonly from: readonly Status[];
  readonly to: Status;
}

export interface Lifecycle {
  readonly initial: string;
  readonly statuses: readonly string[];
  readonly moves: Readonly<Record<string, Move>>;
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
      return nextStatus({ moves }, move, current);
    },
  };
}

/** The same for a lifecycle that a noun declares. */
export function nextStatus<Status extends string>(
  { moves }: { moves: Readonly<Record<string, Move<Status>>> },
  move: string,
  current: Status,
): Status {
  const { from, to } = moves[move] as Move<Status>;
  if (!from.includes(current)) throw notAllowed(current, to, allowedFrom(moves, current));
  return to;
}

export const allowedFrom = (moves: Lifecycle['moves'], current: string) => [
  ...new Set(
    Object.values(moves)
      .filter(({ from }) => from.includes(current))
      .map(({ to }) => to),
  ),
];

export const notAllowed = (from: string, to: string, allowed: readonly string[]) =>
  new Refusal(
    'invalid_state_transition',
    words(`Cannot go from ${from} to ${to}.`, `Переход из ${from} в ${to} невозможен.`),
    {
      members: { from, to, allowed },
    },
  );
