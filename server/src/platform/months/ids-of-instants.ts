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
  ...['gt', 'gte', 'eq'].flatMap((operator) => bound(column, '>=', input[`${name}[${operator}]`], byMachine(-dayMs))),
  ...['lt', 'lte', 'eq'].flatMap((operator) => bound(column, '<', input[`${name}[${operator}]`], dayMs)),
];

function bound(column: string, sign: '>=' | '<', given: unknown, slack: number): Condition[] {
  const ms = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  return Number.isFinite(ms) ? [sql`${raw(column)} ${raw(sign)} ${idAt(ms + slack)}`] : [];
}
