import Type from 'typebox';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { requisition as requisitionCard, requisitions } from '../../requisitions/requisition.ts';
import { titleOf } from '../../requisitions/title-of.ts';
import { checkHeader, refuseEnded } from '../check-header.ts';
import { linesNamed } from '../items/line-defaults.ts';
import { resolveItems } from '../items/resolve-items.ts';
import { type ItemInput, mostItems, newItem } from '../items/rfq-item.input.ts';
import { insertItems, refuseDoubleLines } from '../items/write-items.ts';
import { wholeWithWarnings } from '../read-whole.ts';
import { resolveRecipients } from '../recipients/resolve-recipients.ts';
import { mostRecipients, newRecipient } from '../recipients/rfq-recipient.input.ts';
import { insertRecipients, refuseDoubleSuppliers } from '../recipients/write-recipients.ts';
import { wholeRfq } from '../rfq-warnings.ts';
import { rfqInput, rowOf } from '../supplier-rfq.input.ts';
import { rfqById } from '../supplier-rfq.row.ts';
import { supplierRfq } from '../supplier-rfq.ts';

export const createRfq = command({
  name: 'supplier-rfqs.create-rfq',
  summary: words('Create a request for quotes', 'Создать запрос предложений'),
  description:
    'A draft. Positions come from lines of one requisition by `procurementItemId` (as much as has no supplier yet), from catalog items, or in ' +
    'words of their own; recipients are suppliers, or counterparties, which become suppliers. The letter goes to the given contact and address, ' +
    'otherwise to the contact who gets requests. Title, address and warehouse are those of the requisition unless given.',
  permission: 'supplier_rfqs.create',
  scope: 'supplier_documents.write',
  refuses: ['already_exists'],
  input: object({
    procurementId: Type.Optional(supplierRfq.fields.procurementId),
    ...rfqInput,
    items: Type.Optional(
      Type.Array(newItem, {
        maxItems: mostItems,
        title: 'Positions',
        examples: [[{ name: 'Цемент М500', quantity: '120', uom: '796' }]],
      }),
    ),
    recipients: Type.Optional(
      Type.Array(newRecipient, { maxItems: mostRecipients, title: 'Suppliers to ask', examples: [[]] }),
    ),
  }),
  output: wholeRfq,

  async run(ctx, { procurementId, items: given = [], recipients = [], ...input }) {
    const requisition = await requisitionOf(ctx, procurementId, given);
    refuseEnded(requisition);
    await checkHeader(ctx, null, input);
    const items = await resolveItems(
      ctx,
      requisition?.id ?? null,
      given.map((one, index) => ({ before: null, input: one, at: `/items/${index}` })),
    );
    refuseDoubleLines(
      [],
      items.map((item, index) => ({ ...item, at: `/items/${index}/`, id: `${index}` })),
    );
    const wanted = await resolveRecipients(ctx, recipients);
    refuseDoubleSuppliers([], wanted);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      requisition_id: requisition?.id ?? null,
      vat_mode: (await regionalOf(ctx)).vatDefaults.mode,
      warehouse_id: requisition?.deliveryWarehouseId ?? null,
      delivery_address: requisition?.deliveryAddress ?? null,
      responsible_id: ctx.actor.userId,
      ...rowOf(input),
      title: titleOf(input.title ?? requisition?.title, items),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
      number: await yearlyNumber(ctx, 'RFQ', 'supplier-rfq'),
    };
    await ctx.db.execute(sql`insert into supplier_rfqs ${columns(row)}`);
    await insertItems(ctx, ctx.newId, items);
    await insertRecipients(ctx, ctx.newId, wanted);
    ctx.record(supplierRfq.fact('created', await rfqById(ctx.db, ctx.newId)));
    return wholeWithWarnings(ctx, ctx.newId, wanted);
  },
});

/** The requisition that was named, or that of the first line. It is held: it cannot end while something is asked for it. */
async function requisitionOf(
  ctx: WriteContext,
  procurementId: string | null | undefined,
  items: readonly ItemInput[],
): Promise<Requisition | null> {
  const lineId = items.find(({ procurementItemId }) => procurementItemId)?.procurementItemId;
  const id = procurementId ?? (lineId ? (await linesNamed(ctx.db, [lineId])).get(lineId)?.procurementId : undefined);
  if (!id) return null;
  return requisitions.lock(ctx.db, id).catch((error) => {
    throw error instanceof Refusal ? unknownReference('procurementId', requisitionCard.noun) : error;
  });
}
