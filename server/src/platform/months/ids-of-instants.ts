import { byMachine } from '../../kernel/portal-clock.ts';
import { type Condition, raw, sql } from '../../kernel/sql/sql.ts';
import { idAt } from '../../kernel/values/id-at.ts';
import { dayMs } from './ids-since.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * What a filter by time says of identifiers, with a day for clocks that differ: months outside need not be read. An identifier is
 * never later than the portal's time, so the upper bound holds for a clock that was moved too.
 */
export const idsOfInstants = (column: string, name: string, input: Input): Condition[] => [
  ...instantsOf(name, input, ['gt', 'gte', 'eq']).map((ms) => sql`${raw(column)} >= ${idAt(byMachine(ms) - dayMs)}`),
  ...instantsOf(name, input, ['lt', 'lte', 'eq']).map((ms) => sql`${raw(column)} < ${idAt(ms + dayMs)}`),
];

const instantsOf = (name: string, input: Input, operators: readonly string[]): number[] =>
  operators
    .map((operator) => input[`${name}[${operator}]`])
    .map((given) => (typeof given === 'string' ? Date.parse(given) : Number.NaN))
    .filter(Number.isFinite);
