import type { EDocumentPart } from '../../kernel/integrations/ports/e-document-state.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';

const tables = { outgoing: 'e_documents', incoming: 'incoming_e_documents' };

/** What hangs on a document at its operator, as far as events have told of it. */
export async function partsOf(db: Db, way: keyof typeof tables, id: string): Promise<EDocumentPart[]> {
  const found = await db.first<{ parts: EDocumentPart[] }>(
    sql`select parts from ${raw(tables[way])} where tenant_id = ${db.tenant} and id = ${id}`,
  );
  return found?.parts ?? [];
}
