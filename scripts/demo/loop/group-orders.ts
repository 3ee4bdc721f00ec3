import { Decimal } from 'decimal.js';
import { deliveredAt, type Folded, type FoldedItem } from '../fold-rows.ts';
import type { ScmsRow } from '../read-scms.ts';
import { clean, packPriceOf, quantityOf } from '../scms-item.ts';

/** What one order asks for of one item. */
interface OrderLine {
  item: FoldedItem['item'];
  /** Packs. */
  quantity: string;
  /** Dollars for one pack, as the latest line of the order has it. */
  price?: string;
}

/** An order as the delivery history knows it: the lines of one price quote, or of one order from before there were quotes. */
export interface Order {
  /** `FPQ-14942`; `SCMS-4` or `SO-51` where no quote was asked for. */
  externalId: string;
  country: string;
  project: string;
  group: string;
  shipment: string;
  incoterm: string;
  purchaseOrders: string[];
  /** Delivery notes, the earliest first. */
  notes: string[];
  lines: OrderLine[];
  rows: ScmsRow[];
  /** Dollars, where freight was told as a number. */
  freight?: string;
}

interface Grouped {
  orders: Order[];
  refused: Array<{ row: string; reason: string }>;
}

/** Every line of the history is in one order, or refused with the reason. The latest orders come first. */
export function groupOrders(folded: Folded): Grouped {
  const itemOf = new Map(folded.items.flatMap(({ item, deliveries }) => deliveries.map((row) => [row, item] as const)));
  const refused: Grouped['refused'] = [];
  const byNumber = new Map<string, ScmsRow[]>();
  for (const row of itemOf.keys()) {
    const number = numberOf(row);
    if (number && quantityOf(row)) byNumber.set(number, [...(byNumber.get(number) ?? []), row]);
    else refused.push({ row: row.ID ?? '?', reason: number ? 'no quantity' : 'neither a PQ nor a PO number' });
  }
  const orders = [...byNumber].map(([number, rows]) => orderOf(number, rows.toSorted(byDate), itemOf));
  return { orders: orders.sort(latestFirst), refused };
}

const numberOf = (row: ScmsRow) => {
  const quote = clean(row['PQ #']);
  return quote && quote !== 'Pre-PQ Process' ? quote : clean(row['PO / SO #']);
};

const byDate = (one: ScmsRow, other: ScmsRow) => deliveredAt(one) - deliveredAt(other);

const lastDay = ({ rows }: Order) => deliveredAt(rows.at(-1) ?? {});

const latestFirst = (one: Order, other: Order) =>
  lastDay(other) - lastDay(one) || (one.externalId < other.externalId ? -1 : 1);

function orderOf(externalId: string, rows: ScmsRow[], itemOf: ReadonlyMap<ScmsRow, FoldedItem['item']>): Order {
  const last = rows.at(-1) as ScmsRow;
  const all = (column: string) => [...new Set(rows.map((row) => clean(row[column])).filter(Boolean))];
  const freight = sumOf(rows.flatMap((row) => numberIn(row['Freight Cost (USD)'])));
  return {
    externalId,
    country: clean(last.Country),
    project: clean(last['Project Code']),
    group: clean(last['Product Group']),
    shipment: clean(last['Shipment Mode']),
    incoterm: clean(last['Vendor INCO Term']),
    purchaseOrders: all('PO / SO #'),
    notes: all('ASN/DN #'),
    lines: [...Map.groupBy(rows, (row) => itemOf.get(row) as FoldedItem['item'])].map(([item, of]) => lineOf(item, of)),
    rows,
    ...(freight !== '0' && { freight }),
  };
}

function lineOf(item: FoldedItem['item'], rows: readonly ScmsRow[]): OrderLine {
  const price = rows.findLast(packPriceOf);
  return {
    item,
    quantity: sumOf(rows.flatMap((row) => quantityOf(row) ?? [])),
    ...(price && { price: packPriceOf(price) as string }),
  };
}

const numberIn = (text = '') => (/^\d+(\.\d+)?$/.test(text) ? [text] : []);

const sumOf = (numbers: readonly string[]) =>
  numbers
    .reduce((sum, one) => sum.plus(one), new Decimal(0))
    .toDecimalPlaces(2)
    .toFixed();
