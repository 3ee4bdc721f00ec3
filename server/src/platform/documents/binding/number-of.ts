import { placeholdersOf } from '../../../../../nouns/placeholders-of.ts';
import type { DocumentContent } from '../document-content.ts';
import { isDecimal } from '../values/show-number.ts';
import { formatOf } from '../values/show-value.ts';
import { sumOfDecimals } from '../values/sum-of-decimals.ts';
import { leafOf, rawValues, typeOf } from './content-values.ts';

/** The number behind a text that is one placeholder and nothing else, for a sheet to count with. */
export function numberOf(text: string, content: DocumentContent): string | null {
  const [only, another] = placeholdersOf(text);
  if (!only || another || only.source !== text.trim()) return null;
  const values = rawValues(content, only.path);
  if (!values.every(isDecimal) || values.length === 0) return null;
  if (only.filter === 'sum') return sumOfDecimals(values);
  const isNumber = only.filter === 'money' || (only.filter === null && isCounted(only.path, content));
  return isNumber && values.length === 1 ? (values[0] ?? null) : null;
}

function isCounted(path: string, content: DocumentContent): boolean {
  const leaf = leafOf(path);
  if (leaf !== undefined) return ['money', 'quantity', 'percent'].includes(formatOf(leaf));
  return ['money', 'number'].includes(typeOf(content, path) ?? '');
}
