import type { components } from '../../../../sdk/types.ts';
import { addDecimals, timesDecimals } from '../../kit/decimal-sum.ts';
import type { Unit } from '../../kit/units.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { isPositive, minus } from './model.ts';
import type { Requisition } from './queries.ts';

export type InvoiceRequest = components['schemas']['InvoiceRequest'];

export type ProposedOrder = Answer<'billing.propose-supplier-orders'>['items'][number];

export interface NewLine {
  key: string;
  orderLineId?: string;
  procurementItemId?: string;
  allocationId?: string;
  name: string;
  quantity: string;
  uom?: Unit;
  price: string;
  vatRate?: 'none' | '0' | '5' | '7' | '10' | '20' | '22';
}

/** Lines to begin with: what a request has asked for, or what of a requisition nobody has invoiced. */
export function linesFor(requisition: Requisition | undefined, request: InvoiceRequest | undefined): NewLine[] {
  const items = new Map(requisition?.items.map((item) => [item.id, item]));
  if (request)
    return request.lines.flatMap(
      ({ id, procurementItemId, allocationId, quantity, invoicedQuantity, price, vatRate }) => {
        const item = items.get(procurementItemId);
        const left = minus(quantity, invoicedQuantity);
        if (!isPositive(left)) return [];
        const line = { key: id, procurementItemId, allocationId, name: item?.name ?? '', quantity: left, price };
        return [{ ...line, ...(item && { uom: item.uom }), ...(vatRate && { vatRate }) }];
      },
    );
  return (requisition?.items ?? []).flatMap((item) => {
    const left = minus(item.supplyCoverage.acceptedQuantity, item.invoicedQuantity);
    if (!isPositive(left)) return [];
    const { id, name, uom, plannedPrice } = item;
    return [{ key: id, procurementItemId: id, name, uom, quantity: left, price: plannedPrice ?? '' }];
  });
}

/**
 * Lines with what an order leaves to invoice, in place of those of the same needs that name no order. Its prices hold only where VAT is
 * counted as in the invoice.
 */
export function withOrder(
  lines: readonly NewLine[],
  { order, lines: left }: ProposedOrder,
  vatMode: string,
): NewLine[] {
  const there = new Set(lines.map(({ orderLineId }) => orderLineId));
  const taken = left.filter(({ id }) => !there.has(id));
  const needs = new Set(taken.map(({ procurementItemId }) => procurementItemId));
  return [
    ...lines.filter(({ orderLineId, procurementItemId = '' }) => orderLineId || !needs.has(procurementItemId)),
    ...taken.map(({ id, procurementItemId, name, uom, leftQuantity, price, vatRate }) => ({
      ...{ key: id, orderLineId: id, procurementItemId, name, uom, quantity: leftQuantity },
      price: order.vatMode === vatMode ? price : '',
      ...(vatRate && { vatRate }),
    })),
  ];
}

export const blankLine = (): NewLine => ({ key: crypto.randomUUID(), name: '', quantity: '1', uom: '796', price: '' });

/** What a line comes to, to the kopeck; nothing while its price is not typed. */
export const amountOf = ({ quantity, price }: Pick<NewLine, 'quantity' | 'price'>): string =>
  timesDecimals(quantity || '0', price || '0');

/** The sum of the rounded lines, as the server will add them up. */
export const totalOf = (lines: readonly Pick<NewLine, 'quantity' | 'price'>[]): string =>
  addDecimals(lines.map(amountOf));
