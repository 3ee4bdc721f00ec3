import type { ValueType } from '../../../kernel/variables.ts';
import type { DocumentContent, RawValues } from '../document-content.ts';

const rowsPrefix = 'items.rows[].';

/** The leaf of a value of rows; undefined for one of the record. */
export const leafOf = (path: string) => (path.startsWith(rowsPrefix) ? path.slice(rowsPrefix.length) : undefined);

/** The path of a value of rows. */
export const pathOf = (leaf: string) => `${rowsPrefix}${leaf}`;

/** The values of a path: one of the record, or those of its rows in their order. Empty ones are left out. */
export function rawValues({ values, rows }: DocumentContent, path: string): string[] {
  const leaf = leafOf(path);
  const found = leaf === undefined ? [recordValue(values, path)] : rows.map((row) => rowValue(row, leaf));
  return found.filter((value) => value !== null);
}

/** A value of the record; null where there is none. */
export const rawValue = ({ values }: DocumentContent, path: string): string | null => recordValue(values, path);

// Who has no full name is called by the short one.
const recordValue = (values: RawValues, path: string) =>
  cleaned(own(values, path)) ??
  (path.endsWith('.legalName') ? cleaned(own(values, path.replace(/legalName$/, 'name'))) : null);

export const rowValue = (row: DocumentContent['rows'][number], leaf: string): string | null => cleaned(own(row, leaf));

export const typeOf = ({ valueTypes }: DocumentContent, path: string): ValueType | undefined =>
  Object.hasOwn(valueTypes, path) ? valueTypes[path] : undefined;

/** Whether a block, or a column of rows, has what it waits for: zero is none. */
export const hasValue = (content: DocumentContent, path: string): boolean =>
  rawValues(content, path).some((raw) => raw !== 'false' && !/^-?0+(\.0+)?$/.test(raw));

// Paths come from layouts of users: `constructor` is no value.
const own = (values: Readonly<Record<string, string | null>>, name: string) =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;

const cleaned = (value: string | null) => (value === null ? null : drawable(value).trim() || null);

/** What no format can hold is left out: control characters, halves of surrogate pairs. Line breaks are one character. */
export const drawable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
    .toWellFormed();
