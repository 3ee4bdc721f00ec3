import { readDecimal, readPastedCells } from '../../kit/decimal-text.ts';

const places = 12;

/** A decimal string as whole units of 10⁻¹². */
function wholeOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(`${whole}${fraction.padEnd(places, '0').slice(0, places)}`);
  return decimal.startsWith('-') ? -units : units;
}

/** By how many percent a price has changed, to a tenth: «12.5», «-3.1»; nothing from a price of nought. */
export function changePercent(from: string, to: string): string | undefined {
  const [before, after] = [wholeOf(from), wholeOf(to)];
  if (before === 0n) return undefined;
  const tenths = divideRounding((after - before) * 1000n, before < 0n ? -before : before);
  const size = tenths < 0n ? -tenths : tenths;
  const text = size % 10n === 0n ? String(size / 10n) : `${size / 10n}.${size % 10n}`;
  return tenths < 0n ? `-${text}` : text;
}

function divideRounding(given: bigint, by: bigint): bigint {
  const half = by / 2n;
  return given < 0n ? -((-given + half) / by) : (given + half) / by;
}

export interface PastedRow {
  line: number;
  sku: string;
  price: string | undefined;
  minQuantity: string | undefined;
  fault: 'no_sku' | 'no_price' | 'bad_quantity' | undefined;
}

/** Rows copied from a table: article, price, from which quantity. A first line of words alone is a heading. */
export function readPastedRows(text: string): PastedRow[] {
  const cells = readPastedCells(text);
  const rows = cells.map((given, index) => readRow(given, index + 1)).filter((row) => row !== undefined);
  const [first] = rows;
  return first && rows.length > 1 && isHeading(first, cells[first.line - 1]?.[1]) ? rows.slice(1) : rows;
}

function readRow([sku = '', price = '', quantity = '']: string[], line: number): PastedRow | undefined {
  if (sku === '' && price === '') return undefined;
  const read = readDecimal(price);
  const from = readDecimal(quantity);
  const fault = sku === '' ? 'no_sku' : !read ? 'no_price' : from === undefined ? 'bad_quantity' : undefined;
  return { line, sku, price: read ?? undefined, minQuantity: from ?? undefined, fault };
}

/** An article has digits; «А-1, по запросу» is a row whose price cannot be read. */
const isHeading = ({ sku, fault }: PastedRow, price = '') =>
  fault === 'no_price' && /\p{L}/u.test(price) && !/\d/.test(sku);

interface Tier {
  id: string;
  catalogItemId: string;
  uom: string;
}

/** Rows that follow a row of the same item and unit: its prices for larger quantities. */
export function furtherTiers(rows: readonly Tier[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap((row, at) => {
      const before = rows[at - 1];
      return before && before.catalogItemId === row.catalogItemId && before.uom === row.uom ? [row.id] : [];
    }),
  );
}

/** What the server has against a line, by the line it was pasted at: it names rows by their place among those that were sent. */
export const refusedLines = (
  faults: ReadonlyArray<{ pointer?: string | undefined; message: string }>,
  sent: readonly Pick<PastedRow, 'line'>[],
): ReadonlyMap<number, string> =>
  new Map(
    faults.flatMap(({ pointer, message }) => {
      const row = sent[Number(/^\/items\/(\d+)/.exec(pointer ?? '')?.[1] ?? -1)];
      return row ? [[row.line, message] as const] : [];
    }),
  );
