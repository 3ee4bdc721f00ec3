import { readDecimal, readPastedCells } from '../../kit/decimal-text.ts';
import { showDay, showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { fieldNames } from './names.ts';
import type { ComparedVersion, QuoteVersion, Requisition, RfqCard } from './queries.ts';

/** Something that a quote may answer. */
export interface Asked {
  /** Position of the request, or line of the requisition. */
  id: string;
  of: 'rfqItemId' | 'procurementItemId';
  position: number;
  name: string;
  quantity: string;
  uom: QuoteVersion['lines'][number]['uom'];
}

export const askedOfRfq = ({ items }: RfqCard): Asked[] =>
  items.map(({ id, position, name, quantity, uom }) => ({ id, of: 'rfqItemId', position, name, quantity, uom }));

export const askedOfRequisition = ({ items }: Requisition): Asked[] =>
  items
    .filter(({ status }) => status === 'active')
    .map(({ id, position, name, quantity, uom }) => ({ id, of: 'procurementItemId', position, name, quantity, uom }));

export interface LineValues {
  price: string | null;
  quantity: string | null;
  days: string;
  comment: string;
}

export type LinesValues = Readonly<Record<string, LineValues>>;

export const emptyLine: LineValues = { price: null, quantity: null, days: '', comment: '' };

export const linesOf = (asked: readonly Asked[], version: QuoteVersion | null): LinesValues => {
  const said = new Map((version?.lines ?? []).map((line) => [line.rfqItemId ?? line.procurementItemId, line]));
  return Object.fromEntries(
    asked.map(({ id }) => {
      const line = said.get(id);
      if (!line) return [id, emptyLine];
      const { price, quantityOffered, deliveryDays, comment } = line;
      return [
        id,
        {
          price,
          quantity: quantityOffered,
          days: deliveryDays === null ? '' : String(deliveryDays),
          comment: comment ?? '',
        },
      ];
    }),
  );
};

type Given = Partial<QuoteVersion['lines'][number]>;

/** Lines as the server takes them: those with a price are offered; what the grid does not show stays as it was. */
export function bodyOfLines(
  asked: readonly Asked[],
  values: LinesValues,
  version: QuoteVersion | null,
  vatRate: string,
): Omit<Given, 'id' | 'position' | 'name' | 'catalogItemId' | 'quantity' | 'amounts'>[] {
  const said = new Map((version?.lines ?? []).map((line) => [line.rfqItemId ?? line.procurementItemId, line]));
  return asked.flatMap(({ id, of }) => {
    const { price, quantity, days, comment } = values[id] ?? emptyLine;
    const before = said.get(id);
    if (price === null && quantity === null && days === '' && comment.trim() === '' && !before) return [];
    return [
      {
        ...(before && keptOf(before)),
        [of]: id,
        quoted: price !== null,
        price,
        isFree: price === '0',
        quantityOffered: quantity,
        deliveryDays: /^\d{1,4}$/.test(days.trim()) ? Number(days.trim()) : null,
        comment: comment.trim() || null,
        ...(vatRate !== '' && { vatRate: vatRate as NonNullable<Given['vatRate']> }),
      },
    ];
  });
}

function keptOf(line: QuoteVersion['lines'][number]): Given {
  const { priceTiers, uom, factorToBase, moq, packQuantity, vatRate, discountPercent, deliveryDate, analog } = line;
  const { supplierSku, countryOfOrigin, unavailableReason } = line;
  return {
    ...{ priceTiers, uom, factorToBase, moq, packQuantity, vatRate, discountPercent, deliveryDate, analog },
    ...{ supplierSku, countryOfOrigin, unavailableReason },
  };
}

const columns = ['price', 'quantity', 'days', 'comment'] as const;

export type ColumnName = (typeof columns)[number];

/** Cells copied from a table, from one cell down and to the right; null for a single cell, which is pasted as usual. */
export function pasteLines(
  asked: readonly Asked[],
  values: LinesValues,
  from: { id: string; column: ColumnName },
  text: string,
): { values: LinesValues; filled: number } | null {
  const rows = readPastedCells(text);
  if (rows.length === 1 && rows[0]?.length === 1) return null;
  const start = asked.findIndex(({ id }) => id === from.id);
  const first = columns.indexOf(from.column);
  const next = { ...values };
  const targets = asked.slice(start, start + rows.length);
  for (const [index, { id }] of targets.entries())
    for (const [offset, cell] of (rows[index] ?? []).entries()) {
      const column = columns[first + offset];
      if (!column || cell === '') continue;
      const read = column === 'price' || column === 'quantity' ? readDecimal(cell) : cell;
      if (read !== undefined) next[id] = { ...(next[id] ?? emptyLine), [column]: read };
    }
  return { values: next, filled: targets.length };
}

/** Sum of prices by quantities, in the VAT mode they are typed in, to kopecks: a check while one types. */
export function sumOf(asked: readonly Asked[], values: LinesValues): string {
  const kopecks = asked.reduce((sum, { id, quantity }) => {
    const line = values[id];
    if (!line || line.price === null) return sum;
    const [price, needed] = [scaled(line.price), scaled(quantity)];
    const offered = line.quantity === null ? needed : scaled(line.quantity);
    return sum + (2n * price * (offered < needed ? offered : needed) + half) / (2n * half);
  }, 0n);
  const text = String(kopecks).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

const digits = 9;
/** Two numbers of nine digits after the point, to two. */
const half = 10n ** BigInt(2 * digits - 2);

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  return BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits));
}

/** Prices that differ from those somebody else has saved meanwhile. */
export function priceDifferences(
  asked: readonly Asked[],
  mine: ReturnType<typeof bodyOfLines>,
  theirs: QuoteVersion | null,
): { label: string; mine: string; theirs: string }[] {
  const here = new Map(mine.map((line) => [line.rfqItemId ?? line.procurementItemId, line.price ?? null]));
  const there = new Map((theirs?.lines ?? []).map((line) => [line.rfqItemId ?? line.procurementItemId, line.price]));
  return asked.flatMap(({ id, name }) => {
    const [own, other] = [here.get(id) ?? null, there.get(id) ?? null];
    return own === other ? [] : [{ label: name, mine: shown(own), theirs: shown(other) }];
  });
}

interface ToldChange {
  where: string;
  what: string;
  from: string;
  to: string;
}

/** What a version changed, in words. */
export function changesOf(
  { terms, lines }: NonNullable<ComparedVersion['changes']>,
  names: ReadonlyMap<number, string>,
): ToldChange[] {
  return [
    ...terms.map(({ field, from, to }) => told('', field, from, to)),
    ...lines.map(({ position, field, from, to }) => told(names.get(position) ?? `№ ${position}`, field, from, to)),
  ];
}

const told = (where: string, field: string, from: unknown, to: unknown): ToldChange => ({
  where,
  what: fieldNames[field] ? say(fieldNames[field]) : field,
  from: shown(from),
  to: shown(to),
});

function shown(value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '—';
  if (typeof value === 'boolean') return value ? say('yes', 'да') : say('no', 'нет');
  if (typeof value === 'object') {
    const { name } = value as { name?: unknown };
    return typeof name === 'string' ? name : say('other', 'другое');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return showDay(text);
  return /^\d+(\.\d+)?$/.test(text) ? showQuantity(text) : text;
}
