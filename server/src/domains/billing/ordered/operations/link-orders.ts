import type { InvoiceLine } from '../../../../../../nouns/invoice-line.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { linesOfOrders, type OrderedLine } from '../../../orders/invoicing/ordered-lines.ts';
import { changeInvoice } from '../../change-invoice.ts';
import { readInvoiceCard, writtenInvoice } from '../../invoice.card.ts';
import { orderIdsInput } from '../../invoice.input.ts';
import { invoices } from '../../invoice.ts';
import { linesOfInvoice } from '../../invoice-line.ts';

export const linkOrders = command({
  name: 'billing.link-orders',
  summary: words('Link an incoming invoice to orders', 'Связать входящий счёт с заказами'),
  description:
    'Each line that names no order gets the line of these orders that is for the same line of the requisition, the same item, or has the same name. ' +
    'What agrees with none stays as it is; where no line does, nothing is changed (`no_line_of_orders`). `PATCH` names lines one by one.',
  permission: 'invoices.update',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id('Invoice'), orderIds: orderIdsInput }),
  output: writtenInvoice,

  async run(ctx, { id, orderIds }) {
    const held = await invoices.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    const [lines, ordered] = await Promise.all([linesOfInvoice(ctx.db, id), linesOfOrders(ctx.db, orderIds)]);
    const linked = linkLines(lines, ordered);
    if (linked.every((line, at) => line.orderLineId === lines[at]?.orderLineId)) throw noneAgrees();
    const warnings = await changeInvoice(ctx, held, { lines: linked });
    return { ...(await readInvoiceCard(ctx, id)), warnings };
  },
});

/** A line of an order is for one line of the invoice. */
function linkLines(lines: readonly InvoiceLine[], ordered: readonly OrderedLine[]): InvoiceLine[] {
  const taken = new Set(lines.flatMap(({ orderLineId }) => orderLineId ?? []));
  return lines.map((line) => {
    if (line.orderLineId !== null) return line;
    const free = ordered.filter(({ id }) => !taken.has(id));
    const found = likenesses.map((isLike) => free.find((one) => isLike(line, one))).find((one) => one !== undefined);
    if (!found) return line;
    taken.add(found.id);
    return { ...line, orderLineId: found.id };
  });
}

/** The surest first. What is for another line of a requisition is not for this order, whatever its name. */
const likenesses: ReadonlyArray<(line: InvoiceLine, ordered: OrderedLine) => boolean> = [
  (line, { procurementItemId }) => line.procurementItemId === procurementItemId,
  (line, { catalogItemId }) =>
    line.procurementItemId === null && catalogItemId !== null && line.catalogItemId === catalogItemId,
  (line, { name }) => line.procurementItemId === null && line.name.toLowerCase() === name.toLowerCase(),
];

const noneAgrees = () =>
  brokenRule(
    'no_line_of_orders',
    words(
      'No line of the invoice agrees with a line of these orders.',
      'Ни одна строка счёта не сходится со строками этих заказов.',
    ),
  );
