import { createHash } from 'node:crypto';
import { type Cell, plainWords } from '../../kernel/exchange/exchange.ts';
import { words } from '../../kernel/problems/errors.ts';

/** Columns that a file of errors puts before the original ones. */
export const errorColumns = { row: words('Row', 'Строка'), errors: words('Errors', 'Ошибки') };

const ours = new Set(Object.values(errorColumns).flatMap(({ en, ru }) => [plainWords(en), plainWords(ru)]));

/** Headings that a mapping is stored by: normalised, and numbered where a file repeats one or leaves it blank. */
export function headingNames(headings: readonly Cell[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const plain = plainWords(String(heading ?? ''));
    const turn = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, turn);
    return plain && turn === 1 ? plain : `${plain}#${turn}`;
  });
}

/** The headings that distinguish one supplier's file from another's, in any column order. */
export const tellingHeadings = (names: readonly string[]): string[] => names.filter((name) => !ours.has(name)).sort();

/** The same headings in any order are one file to the person who maps it. */
export const headingsKey = (telling: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(telling)).digest();
