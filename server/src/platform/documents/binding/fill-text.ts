import { type Placeholder, placeholdersOf } from '../../../../../nouns/placeholders-of.ts';
import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import type { DocumentContent } from '../document-content.ts';
import { amountInWords } from '../values/amount-in-words.ts';
import { showDate } from '../values/show-date.ts';
import { isDecimal, showNumber } from '../values/show-number.ts';
import { formatOf, showAs, showValue } from '../values/show-value.ts';
import { sumOfDecimals } from '../values/sum-of-decimals.ts';
import { drawable, leafOf, rawValues, typeOf } from './content-values.ts';

interface Filled {
  text: string;
  /** It has placeholders, and none of them has a value. */
  isEmpty: boolean;
}

/** `ИНН {seller.inn}[[, КПП {seller.kpp}]]` with the values of a record. A part in double brackets is left out with any value of it. */
export function fillText(template: string, content: DocumentContent): Filled {
  const parts = drawable(template).split(/\[\[([^[\]]*(?:\[\][^[\]]*)*)\]\]/);
  let [asked, found] = [0, 0];
  const filled = parts.map((part, at) => {
    const shown = placeholdersOf(part).map((one) => ({ ...one, shown: showPlaceholder(one, content) }));
    // A line to write on is something to read.
    const missing = shown.filter(({ shown, filter }) => shown === null && filter !== 'line').length;
    asked += shown.length;
    found += shown.length - missing;
    if (at % 2 === 1 && missing > 0) return '';
    return withValues(part, shown);
  });
  return { text: filled.join('').trim(), isEmpty: asked > 0 && found === 0 };
}

function withValues(part: string, shown: ReadonlyArray<Placeholder & { shown: string | null }>): string {
  let written = '';
  let from = 0;
  for (const one of shown) {
    written += part.slice(from, one.at) + (one.shown ?? blankOf(one));
    from = one.at + one.source.length;
  }
  return written + part.slice(from);
}

/** A line for a pen where `line:30` finds no value. */
const blankOf = ({ filter, argument }: Placeholder) => (filter === 'line' ? '_'.repeat(countOf(argument, 20, 80)) : '');

/** Values of rows stand after one another. */
function showPlaceholder(placeholder: Placeholder, content: DocumentContent): string | null {
  const values = rawValues(content, placeholder.path);
  if (placeholder.filter === 'sum') return showSum(values.filter(isDecimal), placeholder, content);
  const shown = values.map((raw) => showRaw(raw, placeholder, content));
  return shown.length > 0 ? shown.join(', ') : null;
}

/** Nothing where no row has a number. */
function showSum(values: readonly string[], placeholder: Placeholder, content: DocumentContent): string | null {
  if (values.length === 0) return null;
  const filter = placeholder.argument === null ? null : 'money';
  return showRaw(sumOfDecimals(values), { ...placeholder, filter }, content);
}

function showRaw(raw: string, { path, filter, argument }: Placeholder, content: DocumentContent): string {
  const { currency, language } = content;
  const leaf = leafOf(path);
  const usual = () =>
    leaf === undefined ? showValue(raw, typeOf(content, path), content) : showAs(raw, formatOf(leaf), content);
  switch (filter) {
    case 'money': {
      const digits = countOf(argument, minorUnitsOf(currency), 6);
      return showNumber(raw, { least: digits, most: digits }, language);
    }
    case 'date':
      return showDate(raw, language, argument ?? undefined);
    case 'words':
      return amountInWords(raw, currency, language);
    case 'upper':
      return usual().toLocaleUpperCase(language);
    case null:
    default:
      return usual();
  }
}

const countOf = (argument: string | null, usual: number, most: number) =>
  argument !== null && /^\d{1,2}$/.test(argument) ? Math.min(Number(argument), most) : usual;
