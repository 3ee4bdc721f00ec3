import type { Db } from '../../../kernel/sql/db.ts';
import { entryRow } from './outbox-entry.row.ts';

/** What the provider calls what a write has made there; null until it is done, and where nobody has told. */
export async function doneWrite(db: Db, id: string): Promise<{ externalId: string; installationId: string } | null> {
  const row = await entryRow(db, id);
  if (row?.status !== 'done' || row.external_id === null) return null;
  return { externalId: row.external_id, installationId: row.installation_id };
}
