import Type from 'typebox';
import { id, object, shownId } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { enterQuote } from '../enter-quote.ts';
import { contentFields, contentOf, mostLines, offeredFields, offeredLine, shownLines } from '../quote-version.ts';
import { notesOf, supplierQuote } from '../supplier-quote.ts';
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
    'A quote received by telephone or on paper: it applies at once, and its supplier joins those of the requisition.',
  permission: 'supplier_quotes.submit',
  scope: ['supplier_documents.write', 'purchase_requisitions.write'],
  refuses: ['conflict'],
  input: object({
    procurementId: id('Requisition'),
    supplierId: Type.Optional(fields.supplierId),
    counterpartyId: Type.Optional(shownId('Counterparty')),
    ...supplierQuote.change,
    ...contentFields,
    lines: Type.Array(line, { title: 'Lines', maxItems: mostLines, examples: [shownLines] }),
  }),
  output: wholeQuote,

  async run(ctx, { procurementId, supplierId, counterpartyId, ...input }) {
    const lines = input.lines.map(({ quantity, ...one }) => ({
      ...one,
      quantityOffered: one.quantityOffered ?? quantity ?? null,
    }));
    const { quote, supplier } = await enterQuote(ctx, {
      requisitionId: procurementId,
      supplier: { supplierId, counterpartyId },
      source: 'manual',
      notes: notesOf(input),
      given: contentOf({ ...input, lines }) ?? {},
    });
    return wholeWithWarnings(ctx, quote.id, supplier);
  },
});
