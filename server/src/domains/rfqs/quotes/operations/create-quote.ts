import Type from 'typebox';
import { exampleId, object, shownId } from '../../../../kernel/fields.ts';
import { command, type ReadContext, type WriteContext } from '../../../../kernel/operation.ts';
import { invalidField, Refusal, unknownReference, type Words, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisition as requisitionEntity, requisitions } from '../../../requisitions/requisition.ts';
import { holdWithRequisition } from '../../hold-with-requisition.ts';
import { supplierRfq } from '../../supplier-rfq.ts';
import { askedLines } from '../asked-lines.ts';
import { nameSupplier } from '../name-supplier.ts';
import { contentFields, contentOf } from '../quote-version.ts';
import { refuseUnasked } from '../refuse-closed.ts';
import { saveQuote } from '../save-quote.ts';
import { notesOf, supplierQuote } from '../supplier-quote.ts';
import { wholeQuote, wholeWithWarnings } from '../whole-quote.ts';

const { fields } = supplierQuote;

export const createQuote = command({
  name: 'supplier-quotes.create-quote',
  summary: words('Enter a quote of a supplier', 'Внести предложение поставщика'),
  description:
    'A draft that answers a request (`rfqId`) or a requisition (`procurementId`); `submit` makes it apply. Lines name positions of the request, ' +
    'or lines of the requisition; units, VAT and the currency are those that were asked for unless given. A supplier has one quote for a ' +
    'request: what comes next is a version of it. A quote that came after the end is entered with `late` when it is submitted.',
  permission: 'supplier_quotes.create',
  scope: 'supplier_documents.write',
  refuses: ['conflict'],
  input: object({
    rfqId: Type.Optional(fields.rfqId),
    procurementId: Type.Optional({ ...fields.procurementId, examples: [exampleId] }),
    supplierId: Type.Optional(fields.supplierId),
    counterpartyId: Type.Optional(shownId('Counterparty')),
    source: Type.Optional(
      Type.Unsafe<'manual' | 'import' | 'mail' | 'api'>({
        ...fields.source,
        enum: ['manual', 'import', 'mail', 'api'],
      }),
    ),
    ...supplierQuote.change,
    ...contentFields,
  }),
  output: wholeQuote,

  async run(ctx, { rfqId, procurementId, supplierId, counterpartyId, source = 'manual', ...input }) {
    const { rfq, requisition } = await answered(ctx, rfqId, procurementId);
    refuseUnasked({ rfq, requisition });
    const supplier = await nameSupplier(ctx, { supplierId, counterpartyId });
    const { supplierId: id, counterpartyId: party } = supplier;
    await saveQuote(ctx, {
      frame: { rfq, requisition, supplierId: id, asked: await askedLines(ctx.db, { rfq, requisition }) },
      quote: null,
      origin: {
        counterpartyId: party,
        recipientId: rfq ? await recipientOf(ctx, rfq.id, id) : null,
        source,
        notes: notesOf(input),
      },
      given: contentOf(input) ?? {},
    });
    return wholeWithWarnings(ctx, ctx.newId, supplier);
  },
});

/** The request with its requisition, or a requisition alone; both locked. */
async function answered(ctx: WriteContext, rfqId: string | null | undefined, procurementId: string | null | undefined) {
  if (rfqId) {
    const held = await holdWithRequisition(ctx, rfqId).catch(unknown('rfqId', supplierRfq.noun));
    if (procurementId && procurementId !== held.rfq.procurementId)
      throw invalidField(
        '/procurementId',
        'mismatch',
        words('is not the requisition of the request', 'запрос относится к другой заявке'),
      );
    return held;
  }
  if (!procurementId)
    throw invalidField('/rfqId', 'required', words('name a request or a requisition', 'укажите запрос или заявку'));
  return {
    rfq: null,
    requisition: await requisitions.lock(ctx.db, procurementId).catch(unknown('procurementId', requisitionEntity.noun)),
  };
}

const unknown = (field: string, noun: Words) => (error: unknown) => {
  throw error instanceof Refusal ? unknownReference(field, noun) : error;
};

/** The recipient of the request who is this supplier; null where it was not asked. */
async function recipientOf({ db }: Pick<ReadContext, 'db'>, rfqId: string, supplierId: string): Promise<string | null> {
  const asked = await db.first<{ id: string }>(sql`
    select id from supplier_rfq_recipients
    where tenant_id = ${db.tenant} and rfq_id = ${rfqId} and supplier_id = ${supplierId} and status <> 'revoked'`);
  return asked?.id ?? null;
}
