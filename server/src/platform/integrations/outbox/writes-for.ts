import type { OutboxEntry } from '../../../../../nouns/outbox-entry.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type OutboxRow, outboxColumns, presentEntry } from './outbox-entry.row.ts';

/** The writes of an operation that were ordered for a record, the newest first. */
export async function writesFor(
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  operation: string,
  { type, id }: { type: string; id: string },
): Promise<OutboxEntry[]> {
  const rows = await db.many<OutboxRow>(sql`
    select ${outboxColumns} from integration_outbox entry
    where entry.tenant_id = ${db.tenant} and entry.entity_type = ${type} and entry.entity_id = ${id} and entry.operation = ${operation}
    order by entry.created_at desc, entry.id desc limit 50`);
  return rows.map((row) => presentEntry(row, language));
}
