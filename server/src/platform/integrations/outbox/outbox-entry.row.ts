import type { OutboxEntry } from '../../../../../nouns/outbox-entry.ts';
import type { OutgoingWrite } from '../../../kernel/integrations/outgoing-write.ts';
import { notFound, type Words } from '../../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../../kernel/record.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { assignments, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { outboxEntry } from './outbox-entry.ts';

/** The columns that answers are made of; faults are kept in both languages. What is written stays out: it is the connector's alone. */
export const outboxColumns: Sql = raw(`
  entry.id, entry.installation_id, entry.operation, entry.entity_type, entry.entity_id, entry.status, entry.attempts, entry.sent_at,
  entry.sweeps, entry.awaits_decision, entry.external_id, entry.details, entry.last_error, entry.version, entry.created_at,
  entry.updated_at, entry.archived_at, entry.created_by, entry.updated_by`);

export interface OutboxRow extends RecordRow {
  id: string;
  installation_id: string;
  operation: string;
  entity_type: string | null;
  entity_id: string | null;
  status: OutboxEntry['status'];
  attempts: number;
  sent_at: string | null;
  sweeps: number;
  awaits_decision: boolean;
  external_id: string | null;
  details: Record<string, unknown>;
  last_error: { at: string; kind: string; message: Words } | null;
}

export const presentEntry = (row: OutboxRow, language: keyof Words): OutboxEntry => ({
  id: row.id,
  installationId: row.installation_id,
  operation: row.operation,
  entityType: row.entity_type,
  entityId: row.entity_id,
  status: row.status,
  attempts: row.attempts,
  sentAt: row.sent_at,
  sweeps: row.sweeps,
  awaitsDecision: row.awaits_decision,
  externalId: row.external_id,
  details: row.details,
  lastError: row.last_error && { ...row.last_error, message: row.last_error.message[language] },
  ...presentRecord(row),
});

export const entryRow = (db: Db, id: string): Promise<OutboxRow | undefined> =>
  db.first<OutboxRow>(sql`
    select ${outboxColumns} from integration_outbox entry where entry.tenant_id = ${db.tenant} and entry.id = ${id}`);

export const lockEntry = (db: Db, id: string): Promise<OutboxRow | undefined> =>
  db.first<OutboxRow>(sql`
    select ${outboxColumns} from integration_outbox entry where entry.tenant_id = ${db.tenant} and entry.id = ${id} for update of entry`);

/** The entry a person names, of the installation he names. */
export async function lockEntryOf(db: Db, installationId: string, id: string): Promise<OutboxRow> {
  const row = await lockEntry(db, id);
  if (row?.installation_id !== installationId) throw notFound(outboxEntry.noun);
  return row;
}

/** Writes a change of a locked entry and answers the row as it is now. */
export const changeEntry = (db: Db, id: string, change: Record<string, unknown>, by: string | null = null) =>
  db.one<OutboxRow>(sql`
    update integration_outbox entry set ${assignments(change)}, version = version + 1, updated_at = now(), updated_by = coalesce(${by}, updated_by)
    where entry.tenant_id = ${db.tenant} and entry.id = ${id} returning ${outboxColumns}`);

/** The entry as its connector sees it. */
export async function outgoingWrite(db: Db, { id, attempts }: OutboxRow, sentAt: string): Promise<OutgoingWrite> {
  const { payload } = await db.one<{ payload: Record<string, unknown> }>(
    sql`select payload from integration_outbox where tenant_id = ${db.tenant} and id = ${id}`,
  );
  return { id, payload, attempt: attempts, sentAt };
}
