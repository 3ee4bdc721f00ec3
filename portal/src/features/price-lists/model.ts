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

/** Rows copied from a table: article, price, from which quantity. A first line whose price is no number is a heading. */
export function readPastedRows(text: string): PastedRow[] {
  const cells = readPastedCells(text.trim());
  const rows = cells.map((given, index) => readRow(given, index + 1)).filter((row) => row !== undefined);
  return rows.length > 1 && rows[0]?.fault === 'no_price' && isWord(cells[0]?.[1]) ? rows.slice(1) : rows;
}

function readRow([sku = '', price = '', quantity = '']: string[], line: number): PastedRow | undefined {
  if (sku === '' && price === '') return undefined;
  const read = readDecimal(price);
  const from = readDecimal(quantity);
  const fault = sku === '' ? 'no_sku' : !read ? 'no_price' : from === undefined ? 'bad_quantity' : undefined;
  return { line, sku, price: read ?? undefined, minQuantity: from ?? undefined, fault };
}

const isWord = (text: string | undefined) => /\p{L}/u.test(text ?? '');
