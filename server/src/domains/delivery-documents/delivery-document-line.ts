import {
  type DeliveryDocumentLine,
  deliveryDocumentLine as declared,
} from '../../../../nouns/delivery-document-line.ts';
import { columnOf } from '../../../../nouns/kit/field.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { rowOf } from '../../platform/records/row-of.ts';

export const deliveryDocumentLine = entityOf(declared);

const fields = Object.entries(declared.fields);
const columns = fields.map(([name, field]) => columnOf(name, field));

const shown = raw(fields.map(([name, field]) => `${columnOf(name, field)} as "${name}"`).join(', '));
const written = raw(columns.join(', '));
const given = raw(columns.map((column) => `given.${column}`).join(', '));

/** Lines of several documents, each in their order, in one statement. */
export async function linesByDocument(
  db: Db,
  documentIds: readonly string[],
): Promise<Map<string, DeliveryDocumentLine[]>> {
  const lines = await db.many<DeliveryDocumentLine & { documentId: string }>(sql`
    select document_id as "documentId", ${shown} from delivery_document_lines
    where tenant_id = ${db.tenant} and document_id = any(${documentIds}::uuid[]) order by document_id, position`);
  return new Map(
    [...Map.groupBy(lines, ({ documentId }) => documentId)].map(([id, same]) => [
      id,
      same.map(({ documentId: _, ...line }) => line),
    ]),
  );
}

/** Writes the lines of new documents in one statement; they are never changed. */
export async function writeLines(
  db: Db,
  documents: ReadonlyArray<{ id: string; lines: readonly DeliveryDocumentLine[] }>,
): Promise<void> {
  const values = documents.flatMap(({ id, lines }) =>
    lines.map((line) => ({ document_id: id, ...rowOf(declared.fields, line) })),
  );
  await db.execute(sql`
    insert into delivery_document_lines (tenant_id, document_id, ${written})
    select ${db.tenant}::uuid, given.document_id, ${given}
    from jsonb_populate_recordset(null::delivery_document_lines, ${JSON.stringify(values)}::jsonb) given
    on conflict (tenant_id, id) do nothing`);
}
