import { type DeliveryDocument, deliveryDocument as declared } from '../../../../../nouns/delivery-document.ts';
import { type DeliveryDocumentKind, rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { refuse } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { nextNumbers, numbered } from '../../../platform/numbers/next-number.ts';
import { rowOf } from '../../../platform/records/row-of.ts';
import { deliveryDocuments } from '../delivery-document.ts';
import { writeLines } from '../delivery-document-line.ts';
import type { WholeDocument } from '../parties-of.ts';

export type NewDocument = Pick<WholeDocument, 'parties' | 'stops' | 'lines'> & {
  document: Omit<Partial<DeliveryDocument>, 'id' | 'number'>;
};

/**
 * Writes all documents of one generation, in their order, and tells of each. Their numbers are taken last: whoever takes them holds them
 * until the transaction ends, so that those of a kind and year have neither gaps nor doubles. What is archived keeps its number.
 */
export async function writeDocuments(
  ctx: WriteContext,
  kind: DeliveryDocumentKind,
  { year, made }: { year: string; made: readonly NewDocument[] },
): Promise<DeliveryDocument[]> {
  const { db, actor } = ctx;
  const numbers = await nextNumbers(db, made.length, { sequence: `delivery-document:${kind}`, period: year });
  const { prefix } = rulesOfKind(kind);
  const documents = made.map(({ document, ...copied }, at) => {
    const id = at === 0 ? ctx.newId : uuidv7();
    return { ...copied, document: { ...document, id, number: numbered(`${prefix}-${year}`, numbers[at] as number) } };
  });
  const rows = documents.map(({ document, parties, stops }) => ({
    ...rowOf(declared.fields, document),
    ...{ parties, stops, created_by: actor.userId, updated_by: actor.userId },
  }));
  const names = raw([...new Set(rows.flatMap(Object.keys))].sort().join(', '));
  const written = await db.execute(sql`
    insert into delivery_documents (tenant_id, ${names})
    select ${db.tenant}::uuid, ${names} from jsonb_populate_recordset(null::delivery_documents, ${JSON.stringify(rows)}::jsonb) given
    on conflict do nothing`);
  if (written !== rows.length) throw refuse('conflict');
  await writeLines(
    db,
    documents.map(({ document: { id }, lines }) => ({ id, lines })),
  );
  const ids = documents.map(({ document: { id } }) => id);
  const told = await deliveryDocuments.tellWritten(ctx, ids, []);
  const byId = new Map(told.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
