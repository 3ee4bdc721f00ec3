import { type PlaceholderFilter, placeholderFilters } from '../../../../../nouns/placeholders-of.ts';

/** A tag of a Word template between its braces: `document.totalAmount|money:2`, `?document.title`. */
export interface Tag {
  isCondition: boolean;
  path: string;
  filter: PlaceholderFilter | null;
  /** The tag as a placeholder of a layout, to be filled by the same rules. */
  placeholder: string;
}

const form = /^(\?)?([a-z]\w*(?:\[\])?(?:\.[a-z]\w*(?:\[\])?)*)(?:\|([a-z]+)(?::([^{}|]{1,20}))?)?$/i;

export const rowsPath = 'items.rows';

const rowsPrefix = /^items\.rows(?:\[\])?\./;

/** The name in its row of a value of a row: in a loop `items.rows[].name` and `name` are one. Null for what is no value of a row. */
export function leafOf(path: string, inRows: boolean): string | null {
  if (rowsPrefix.test(path)) return path.replace(rowsPrefix, '');
  return inRows && !/^(document|seller|customer)\./.test(path) ? path : null;
}

/** The variable that a tag means. */
export function pathIn(path: string, inRows: boolean): string {
  const leaf = leafOf(path, inRows);
  return leaf === null ? path : `${rowsPath}[].${leaf}`;
}

/** Reads a tag; null where it is none, `unknown filter` where only its filter is wrong. */
export function tagOf(text: string): Tag | null | 'unknown filter' {
  const [, condition, path, filter, argument] = form.exec(text.trim()) ?? [];
  if (path === undefined || (condition && filter)) return null;
  if (filter !== undefined && !isFilter(filter)) return 'unknown filter';
  const suffix = filter === undefined ? '' : `|${filter}${argument === undefined ? '' : `:${argument}`}`;
  return { isCondition: condition !== undefined, path, filter: filter ?? null, placeholder: `{${path}${suffix}}` };
}

const isFilter = (name: string): name is PlaceholderFilter => Object.hasOwn(placeholderFilters, name);
