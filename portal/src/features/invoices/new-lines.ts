import type { components } from '../../../../sdk/types.ts';
import { addDecimals, timesDecimals } from '../../kit/decimal-sum.ts';
import type { Unit } from '../../kit/units.ts';
import { isPositive, minus } from './model.ts';
import type { Requisition } from './queries.ts';

export type InvoiceRequest = components['schemas']['InvoiceRequest'];

export interface NewLine {
  key: string;
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

export const blankLine = (): NewLine => ({ key: crypto.randomUUID(), name: '', quantity: '1', uom: '796', price: '' });

/** What a line comes to, to the kopeck; nothing while its price is not typed. */
export const amountOf = ({ quantity, price }: Pick<NewLine, 'quantity' | 'price'>): string =>
  timesDecimals(quantity || '0', price || '0');

/** The sum of the rounded lines, as the server will add them up. */
export const totalOf = (lines: readonly Pick<NewLine, 'quantity' | 'price'>[]): string =>
  addDecimals(lines.map(amountOf));
