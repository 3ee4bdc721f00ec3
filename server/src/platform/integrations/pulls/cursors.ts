import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** The place reached in a stream; null before the first page. */
export async function readCursor(db: Db, installationId: string, stream: string): Promise<string | null> {
  const row = await db.first<{ cursor: string | null }>(sql`
    select cursor from integration_cursors
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and stream = ${stream}`);
  return row?.cursor ?? null;
}

export const moveCursor = (db: Db, installationId: string, stream: string, cursor: string | null) =>
  db.execute(sql`
    insert into integration_cursors (tenant_id, installation_id, stream, cursor) values (${db.tenant}, ${installationId}, ${stream}, ${cursor})
    on conflict (tenant_id, installation_id, stream) do update set cursor = excluded.cursor, updated_at = excluded.updated_at`);
