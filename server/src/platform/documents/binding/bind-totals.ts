import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { DocumentContent } from '../document-content.ts';
import { documentWords } from '../document-words.ts';
import { amountInWords } from '../values/amount-in-words.ts';
import { isDecimal, showNumber } from '../values/show-number.ts';
import { showVatRate } from '../values/show-value.ts';
import { sumOfDecimals } from '../values/sum-of-decimals.ts';
import { cellOf } from './bind-table.ts';
import type { BoundBlockOf, BoundCell } from './bound-document.ts';
import { rawValue, rowValue } from './content-values.ts';
import { fillText } from './fill-text.ts';

type Line = LayoutBlock<'totals'>['lines'][number];

type Sum = BoundBlockOf<'totals'>['sums'][number];

/** The sums below the rows, and what is said of them in whole sentences. */
export function bindTotals({ lines }: LayoutBlock<'totals'>, content: DocumentContent): BoundBlockOf<'totals'> {
  return {
    type: 'totals',
    sums: lines.flatMap((line) => sumsOf(line, content)),
    notes: lines.flatMap((line) => notesOf(line, content)),
  };
}

function sumsOf({ line, label }: Line, content: DocumentContent): Sum[] {
  const words = documentWords[content.language];
  const amount = (path: string) => rawValue(content, `document.${path}`);
  const one = (usual: string, raw: string | null, isBold = false): Sum[] =>
    raw === null ? [] : [{ label: `${labelOf(label, usual, content)}:`, cell: exactly(raw, content), isBold }];
  switch (line) {
    case 'subtotal':
      return one(words.subtotal, amount(amount('vatMode') === 'excluded' ? 'netAmount' : 'grossAmount'));
    case 'commission':
      return amount('totalAmount') === amount('grossAmount') ? [] : one(words.commission, amount('commissionAmount'));
    case 'net':
      return one(words.net, amount('netAmount'));
    case 'vat':
      return amount('totalAmount') === null ? [] : vatLines(label, content);
    case 'total':
      return one(words.total, amount('totalAmount'), true);
    case 'count':
    case 'words':
      return [];
  }
}

function notesOf({ line, label }: Line, content: DocumentContent): string[] {
  const total = rawValue(content, 'document.totalAmount');
  if (total === null) return [];
  const { currency, language } = content;
  if (line === 'words') return [[label, amountInWords(total, currency, language)].filter(Boolean).join(' ')];
  if (line !== 'count') return [];
  const count = rawValue(content, 'document.rowCount') ?? String(content.rows.length);
  return [documentWords[language].count(count, `${exactly(total, content).text}\u00a0${currencyIn(content)}`)];
}

/** Each rate by itself; without rates of rows the whole VAT, and where there is none, so it is said. */
function vatLines(label: string | undefined, content: DocumentContent): Sum[] {
  const words = documentWords[content.language];
  const [mode, whole] = [rawValue(content, 'document.vatMode'), rawValue(content, 'document.vatAmount')];
  const usual = labelOf(label, mode === 'excluded' ? words.vatOnTop : words.vatIncluded, content);
  const byRate = mode === 'none' ? [] : vatByRate(content);
  if (byRate.length > 0)
    return byRate.map(([rate, sum]) => ({
      label: `${usual} ${showVatRate(rate, content.language)}:`,
      cell: exactly(sum, content),
      isBold: false,
    }));
  if (whole !== null && isDecimal(whole) && !new Exact(whole).isZero())
    return [{ label: `${usual}:`, cell: exactly(whole, content), isBold: false }];
  return [{ label: words.noVat, cell: { text: '–', number: null }, isBold: false }];
}

function vatByRate({ rows, currency }: DocumentContent): Array<[rate: string, sum: string]> {
  const charged = rows.flatMap((row) => {
    const [rate, vat] = [rowValue(row, 'vatRate'), rowValue(row, 'vatAmount')];
    return rate === null || rate === 'none' || vat === null || !isDecimal(vat) ? [] : [{ rate, vat }];
  });
  return [...Map.groupBy(charged, ({ rate }) => rate)]
    .map(([rate, same]): [string, string] => [
      rate,
      sumOfDecimals(
        same.map(({ vat }) => vat),
        minorUnitsOf(currency),
      ),
    ])
    .sort(([a], [b]) => Number(b) - Number(a));
}

const labelOf = (label: string | undefined, usual: string, content: DocumentContent) =>
  label === undefined ? usual : fillText(label, content).text.replace(/:$/, '');

/** Sums of a document have all the digits of their currency and no more. */
function exactly(raw: string, content: DocumentContent): BoundCell {
  const digits = minorUnitsOf(content.currency);
  return {
    text: showNumber(raw, { least: digits, most: digits }, content.language),
    number: cellOf(raw, 'money', content).number,
  };
}

const currencyIn = ({ currency, language }: DocumentContent) =>
  language === 'ru' && currency === 'RUB' ? 'руб.' : currency;
