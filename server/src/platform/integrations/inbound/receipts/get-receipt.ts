import { id, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { presentReceipt, type ReceiptRow, receiptColumns, receiptNoun, wholeReceipt } from './receipt.ts';

interface ApplicationRow {
  mapping_id: string;
  result: 'recorded' | 'created' | 'updated' | 'unchanged' | 'skipped_stale';
  entity_type: string | null;
  entity_id: string | null;
  extracted: Record<string, unknown>;
  at: string;
}

export const getReceipt = query({
  name: 'integrations.get-receipt',
  summary: words('Get a received webhook', 'Получить принятый вебхук'),
  description: 'With its body as it came, what each mapping made of it, and the fault that stopped it.',
  permission: 'integrations.logs',
  scope: 'settings.read',
  input: object({ id: id('Installation'), receiptId: id() }),
  output: wholeReceipt,
  run: (ctx, input) => receiptById(ctx, input.id, input.receiptId),
});

/** A receipt whole. */
export async function receiptById({ db, language }: ReadContext, installationId: string, id: string) {
  const [row, applications] = await Promise.all([
    db.first<ReceiptRow & { body: Buffer }>(sql`
      select ${receiptColumns}, receipt.body from inbound_receipts receipt
      where receipt.tenant_id = ${db.tenant} and receipt.installation_id = ${installationId} and receipt.id = ${id}`),
    db.many<ApplicationRow>(sql`
      select mapping_id, result, entity_type, entity_id, extracted, at from inbound_applications
      where tenant_id = ${db.tenant} and receipt_id = ${id} order by at, mapping_id`),
  ]);
  if (!row) throw notFound(receiptNoun);
  return {
    ...presentReceipt(language)(row),
    body: row.body.toString('utf8'),
    applications: applications.map((one) => ({
      mappingId: one.mapping_id,
      result: one.result,
      entityType: one.entity_type,
      entityId: one.entity_id,
      extracted: one.extracted,
      at: one.at,
    })),
  };
}
