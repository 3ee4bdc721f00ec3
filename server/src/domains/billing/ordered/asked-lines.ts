import type { InvoiceLine } from '../../../../../nouns/invoice-line.ts';
import { fieldError, invalid, invalidField, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { linesOfOrders, type OrderedLine, orderedLines } from '../../orders/invoicing/ordered-lines.ts';
import type { InvoiceInput, LineInput } from '../invoice.input.ts';

interface Asked {
  /** Lines as they are asked for, each with the line of the requisition that its order is for. */
  lines: readonly LineInput[];
  /** All that is still to be invoiced of whole orders, not lines one by one. */
  isRest: boolean;
  supplierId: string | undefined;
}

/** The lines that an invoice is to have: those that are given, those it has, or all lines of the orders that it names. */
export async function askedLines(
  db: Db,
  kept: readonly InvoiceLine[],
  { lines, orderIds }: InvoiceInput,
): Promise<Asked> {
  if (orderIds === undefined) {
    const given = lines?.map((line) => keepingOrder(line, kept)) ?? kept;
    const ordered = await orderedLines(
      db,
      given.flatMap(({ orderLineId }) => orderLineId ?? []),
    );
    return { lines: withNeeds(given, ordered), isRest: false, supplierId: ordered[0]?.supplierId };
  }
  if (lines !== undefined) throw linesGiven();
  const ordered = await linesOfOrders(db, orderIds);
  const unknown = orderIds.flatMap((id, at) =>
    ordered.some(({ orderId }) => orderId === id)
      ? []
      : [fieldError(`/orderIds/${at}`, 'not_found_reference', noOrder)],
  );
  if (unknown.length > 0) throw invalid(unknown);
  const asked = ordered.map(({ id }) => ({ orderLineId: id }));
  return { lines: withNeeds(asked, ordered), isRest: true, supplierId: ordered[0]?.supplierId };
}

/** A line that is there and does not speak of orders stays with its own, as long as it is for the same need. */
function keepingOrder(line: LineInput, kept: readonly InvoiceLine[]): LineInput {
  const was = kept.find(({ id }) => id === line.id);
  const isSame = was && line.orderLineId === undefined && (line.procurementItemId ?? null) === was.procurementItemId;
  return isSame ? { ...line, orderLineId: was.orderLineId } : line;
}

function withNeeds(lines: readonly LineInput[], ordered: readonly OrderedLine[]): LineInput[] {
  const needs = new Map(ordered.map(({ id, procurementItemId }) => [id, procurementItemId]));
  return lines.map((line) => {
    const need = needs.get(line.orderLineId ?? '');
    return need === undefined ? line : { ...line, procurementItemId: line.procurementItemId ?? need };
  });
}

const noOrder = words('does not match any order with lines', 'такого заказа со строками нет');

const linesGiven = () =>
  invalidField(
    '/orderIds',
    'lines_given',
    words(
      'is all that orders leave to invoice: leave out `lines`, or name `orderLineId` in them',
      'означает весь остаток заказов: не передавайте `lines` или укажите в них `orderLineId`',
    ),
  );
