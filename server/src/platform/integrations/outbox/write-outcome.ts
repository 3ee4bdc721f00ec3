import type { OutboxEntry } from '../../../../../nouns/outbox-entry.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { entryRow } from './outbox-entry.row.ts';

/** Facts after which a write stands otherwise than before: the domain that asked for it reacts to them. */
export const writeFacts = ['done', 'failed', 'in_doubt', 'retried', 'settled'].map(
  (fact) => `integration_write.${fact}`,
);

interface WriteOutcome {
  id: string;
  operation: string;
  status: OutboxEntry['status'];
  entityType: string | null;
  entityId: string | null;
  externalId: string | null;
  details: Record<string, unknown>;
  /** Why it was not carried out, or why nobody knows. */
  fault: Words | null;
}

/** Where a write stands, for the domain that asked for it. */
export async function writeOutcome(db: Db, id: string): Promise<WriteOutcome | null> {
  const row = await entryRow(db, id);
  if (!row) return null;
  const { operation, status, entity_type, entity_id, external_id, details, last_error } = row;
  return {
    ...{ id, operation, status, details },
    entityType: entity_type,
    entityId: entity_id,
    externalId: external_id,
    fault: last_error?.message ?? null,
  };
}

/** Whether such a write of a record is still to be carried out, or nobody knows whether it was. */
export async function isBeingWritten(db: Db, operation: string, entityId: string): Promise<boolean> {
  const found = await db.first(sql`
    select 1 from integration_outbox where tenant_id = ${db.tenant} and entity_id = ${entityId} and operation = ${operation}
      and status in ('pending', 'running', 'in_doubt') limit 1`);
  return found !== undefined;
}
