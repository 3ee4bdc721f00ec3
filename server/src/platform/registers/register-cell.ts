import { type Words, words } from '../../../../nouns/kit/words.ts';
import type { WrittenCell } from '../spreadsheets/spreadsheet.ts';
import type { RegisterColumn } from './columns-of.ts';

/** In whose words and by whose clock a register is written. */
export interface Telling {
  language: keyof Words;
  timeZone: string;
}

/** A book's cell holds no more. */
const longestText = 32_000;

const yes = words('Yes', 'Да');
const no = words('No', 'Нет');

type Plain = string | number | boolean;

/** The writer of the cells of a register; `names` are those of the records that its rows refer to. */
export function cellWriter({ language, timeZone }: Telling) {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

  return ({ path, kind, choices, refersTo }: RegisterColumn, row: object, names: ReadonlyMap<string, string>) => {
    const value = valueAt(row, path) as Plain | Plain[] | null | undefined;
    if (value === null || value === undefined) return null;
    return refersTo ? (names.get(String(value)) ?? null) : written(kind, value, choices);
  };

  function written(
    kind: RegisterColumn['kind'],
    value: Plain | Plain[],
    choices: RegisterColumn['choices'],
  ): WrittenCell {
    const said = (one: Plain) => choices?.[String(one)]?.[language] ?? String(one);
    if (Array.isArray(value)) return value.map(said).join('; ').slice(0, longestText);
    if (typeof value === 'boolean') return (value ? yes : no)[language];
    if (kind === 'decimal') return { decimal: String(value) };
    if (kind === 'date') return { day: String(value).slice(0, 10) };
    if (kind === 'instant') return { moment: clock.format(new Date(String(value))) };
    return typeof value === 'number' ? value : said(value).slice(0, longestText);
  }
}

export const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], row);
