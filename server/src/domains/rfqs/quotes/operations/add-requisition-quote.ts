import Type from 'typebox';
import { words } from '../../../../kernel/errors.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { holdRequisition } from '../../../requisitions/hold-requisition.ts';
import { addQuote } from '../add-quote.ts';
import { askedLines } from '../asked-lines.ts';
import { nameSupplier } from '../name-supplier.ts';
import { contentFields, contentOf, mostLines, offeredLine } from '../quote-content.input.ts';
import { offeredFields } from '../quote-version.ts';
import { refuseUnasked } from '../refuse-closed.ts';
import { resolveContent } from '../resolve-content.ts';
import { submitVersion } from '../submit-version.ts';
import { headerFields, headerRow } from '../supplier-quote.input.ts';
import { supplierQuote } from '../supplier-quote.ts';
import { wholeQuote, wholeWithWarnings } from '../whole-quote.ts';

const { fields } = supplierQuote;

const line = object(
  { ...offeredLine.properties, quantity: Type.Optional(offeredFields.quantityOffered) },
  { title: 'Offered line; `quantity` is another word for quantityOffered' },
);

export const addRequisitionQuote = command({
  name: 'supplier-quotes.add-requisition-quote',
  summary: words('Enter a quote for a requisition', 'Внести предложение по заявке'),
  description:
    'A quote got by telephone or on paper: it holds at once, and its supplier joins those of the requisition.',
  permission: 'supplier_quotes.submit',
  scope: ['supplier_documents.write', 'purchase_requisitions.write'],
  refuses: ['conflict'],
  input: object({
    procurementId: id('Requisition'),
    supplierId: Type.Optional(fields.supplierId),
    counterpartyId: Type.Optional(fields.counterpartyId),
    ...headerFields,
    ...contentFields,
    lines: Type.Array(line, { title: 'Lines', maxItems: mostLines, examples: [[]] }),
  }),
  output: wholeQuote,

  async run(ctx, { procurementId, supplierId, counterpartyId, ...input }) {
    const requisition = await holdRequisition(ctx, procurementId);
    refuseUnasked({ rfq: null, requisition });
    const supplier = await nameSupplier(ctx, { supplierId, counterpartyId });
    const asked = await askedLines(ctx.db, { rfq: null, requisition });
    const frame = { rfq: null, requisition, supplierId: supplier.supplierId, asked };
    const lines = input.lines.map(({ quantity, ...one }) => ({
      ...one,
      quantityOffered: one.quantityOffered ?? quantity ?? null,
    }));
    const content = await resolveContent(ctx, frame, null, contentOf({ ...input, lines }) ?? {});
    const { counterpartyId: party } = supplier;
    const row = {
      frame,
      counterpartyId: party,
      recipientId: null,
      source: 'manual' as const,
      header: headerRow(input),
    };
    const quote = await addQuote(ctx, row, content);
    const submittedBy = { userId: ctx.actor.userId, name: null, email: null };
    await submitVersion(ctx, { quote, rfq: null, requisition }, content, { submittedBy });
    return wholeWithWarnings(ctx, ctx.newId, supplier);
  },
});
