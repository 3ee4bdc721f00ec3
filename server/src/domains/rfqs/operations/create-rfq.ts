import Type from 'typebox';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { requisition as requisitionEntity, requisitions } from '../../requisitions/requisition.ts';
import { titleOf } from '../../requisitions/title-of.ts';
import { checkHeader, refuseEnded } from '../check-header.ts';
import { linesNamed } from '../items/line-defaults.ts';
import { resolveItems } from '../items/resolve-items.ts';
import { type ItemInput, mostItems, newItem } from '../items/rfq-item.ts';
import { insertItems, refuseDoubleLines } from '../items/write-items.ts';
import { wholeWithWarnings } from '../read-whole.ts';
import { resolveRecipients } from '../recipients/resolve-recipients.ts';
import { mostRecipients, newRecipient } from '../recipients/rfq-recipient.ts';
import { insertRecipients, refuseDoubleSuppliers } from '../recipients/write-recipients.ts';
import { wholeRfq } from '../rfq-warnings.ts';
import { supplierRfq, supplierRfqs } from '../supplier-rfq.ts';

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
    ...supplierRfq.change,
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
    await supplierRfqs.insert(ctx, {
      procurementId: requisition?.id ?? null,
      vatMode: (await regionalOf(ctx)).vatDefaults.mode,
      warehouseId: requisition?.deliveryWarehouseId ?? null,
      deliveryAddress: requisition?.deliveryAddress ?? null,
      responsibleId: ctx.actor.userId,
      ...input,
      title: titleOf(input.title ?? requisition?.title, items),
      number: await yearlyNumber(ctx, 'RFQ', 'supplier-rfq'),
    });
    await insertItems(ctx, ctx.newId, items);
    await insertRecipients(ctx, ctx.newId, wanted);
    ctx.record(supplierRfq.fact('created', await supplierRfqs.byId(ctx.db, ctx.newId)));
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
    throw error instanceof Refusal ? unknownReference('procurementId', requisitionEntity.noun) : error;
  });
}
