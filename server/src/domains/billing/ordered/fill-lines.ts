import type { Invoice } from '../../../../../nouns/invoice.ts';
import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { InvoiceLine } from '../../../../../nouns/invoice-line.ts';
import { invoiceableOrders } from '../../../../../nouns/purchase-order-flow.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { OrderedLine } from '../../orders/invoicing/ordered-lines.ts';
import type { LineInput } from '../invoice.input.ts';
import * as fault from './order-faults.ts';

/** A line that says how much of what it charges for, and at what price. */
export type FilledLine = LineInput & { quantity: string; price: string };

interface Known {
  header: Pick<Invoice, 'supplierId' | 'currency' | 'vatMode'>;
  orders: ReadonlyMap<string, OrderedLine>;
  before: { invoice: Invoice; lines: readonly InvoiceLine[] } | null;
  isRest: boolean;
}

/** Lines with what their orders say of them; the requisitions are locked, so that no other invoice takes the same rest. */
export function fillLines(given: readonly LineInput[], known: Known): FilledLine[] {
  const wanted = known.isRest ? given.filter((line) => restOf(line, known) !== '0') : given;
  if (known.isRest && wanted.length === 0) throw nothingLeft();
  const lines = wanted.map((line) => ({ ...asOrdered(line, known), ...said(line) }));
  const errors = lines.flatMap((line, at) =>
    faultsOf(line, known).map((error) => ({ ...error, at: `/lines/${at}${error.at}` })),
  );
  if (errors.length > 0) throw invalid(errors);
  return lines as FilledLine[];
}

/** What the order says, where the line does not. A price is taken only as its supplier gave it: in the same currency, VAT counted alike. */
function asOrdered(line: LineInput, known: Known): LineInput {
  const ordered = known.orders.get(line.orderLineId ?? '');
  if (!ordered) return line;
  const { name, uom, vatRate, price, currency, vatMode } = ordered;
  const isPriced = currency === known.header.currency && vatMode === known.header.vatMode;
  return {
    ...{ name, uom, quantity: restOf(line, known) },
    ...(isPriced && { price, vatRate }),
  };
}

/** What of a line of an order no other invoice that stands charges for. */
function restOf({ orderLineId }: LineInput, { orders, before }: Known): string {
  const ordered = orders.get(orderLineId ?? '');
  if (!ordered) return '0';
  const own = before && standingStatuses.includes(before.invoice.status) ? before.lines : [];
  const others = own
    .filter((line) => line.orderLineId === orderLineId)
    .reduce((left, { lineQuantity }) => left.minus(lineQuantity ?? 0), new Exact(ordered.invoicedQuantity));
  return Exact.max(0, new Exact(ordered.quantity).minus(others)).toFixed();
}

const said = (line: LineInput) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as LineInput;

function faultsOf(line: LineInput, { orders, header, before }: Known): FieldError[] {
  const { orderLineId, quantity, price } = line;
  const ordered = orders.get(orderLineId ?? '');
  const isNew = orderLineId != null && !before?.lines.some((one) => one.orderLineId === orderLineId);
  return [
    ...(isNew && !ordered ? [fault.unknownOrderLine] : []),
    ...(ordered && isNew && !invoiceableOrders.includes(ordered.status)
      ? [fault.orderNotSent(ordered.orderNumber)]
      : []),
    ...(ordered && ordered.supplierId !== header.supplierId ? [fault.orderOfAnother(ordered.orderNumber)] : []),
    ...(ordered && line.procurementItemId !== ordered.procurementItemId ? [fault.needOfAnother] : []),
    ...(ordered && quantity === '0' ? [fault.nothingLeft] : []),
    ...(quantity === undefined ? [fieldError('/quantity', 'required', fault.required)] : []),
    ...(price === undefined ? [fieldError('/price', 'required', fault.required)] : []),
  ];
}

const nothingLeft = () =>
  brokenRule(
    'nothing_to_invoice',
    words('Everything in these orders is invoiced already.', 'По этим заказам уже выставлено всё.'),
  );
