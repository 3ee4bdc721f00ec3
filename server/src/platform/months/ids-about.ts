import { type Condition, raw, sql } from '../../kernel/sql/sql.ts';
import { idAt } from '../../kernel/values/id-at.ts';
import { madeAt } from '../../kernel/values/made-at.ts';
import { isUuid } from '../../kernel/values/uuid.ts';
import { dayMs } from './ids-since.ts';

/**
 * Rows about a record are no older than the record, but for clocks that differ: so months before it need not be read. An identifier
 * of another kind, or one from later than any clock shows, says nothing.
 */
export function idsAbout(column: string, recordId: string): Condition[] {
  if (!isUuid(recordId) || recordId[14] !== '7' || madeAt(recordId) > Date.now() + dayMs) return [];
  return [sql`${raw(column)} >= ${idAt(madeAt(recordId) - dayMs)}`];
}
