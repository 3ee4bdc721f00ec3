import type { ValueType } from '../../../kernel/variables.ts';
import type { DocumentContent } from '../document-content.ts';

const rowsPrefix = 'items.rows[].';

/** A value of the record by its whole path; values of rows stand after one another. Null where there is none. */
export function rawValue({ values, rows }: DocumentContent, path: string): string | null {
  if (!path.startsWith(rowsPrefix)) {
    const value = cleaned(own(values, path));
    // Who has no full name is called by the short one.
    return value ?? (path.endsWith('.legalName') ? cleaned(own(values, path.replace(/legalName$/, 'name'))) : null);
  }
  const leaf = path.slice(rowsPrefix.length);
  return (
    rows
      .map((row) => rowValue(row, leaf))
      .filter((value) => value !== null)
      .join(', ') || null
  );
}

export const rowValue = (row: DocumentContent['rows'][number], leaf: string): string | null => cleaned(own(row, leaf));

export const typeOf = ({ valueTypes }: DocumentContent, path: string): ValueType | undefined =>
  Object.hasOwn(valueTypes, path) ? valueTypes[path] : undefined;

/** Whether a block with this condition has what it waits for. */
export function hasValue(content: DocumentContent, path: string): boolean {
  const raw = rawValue(content, path);
  return raw !== null && raw !== 'false' && !/^-?0+(\.0+)?$/.test(raw);
}

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
