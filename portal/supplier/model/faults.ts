import { readDecimal } from '../../src/kit/decimal-text.ts';
import { type Words, words } from '../../src/kit/say.ts';
import type { Item, Rfq } from '../types.ts';
import { isTouched, wholeOf } from './body.ts';
import { type Draft, type LineDraft, lineOfDraft } from './draft.ts';
import { compare } from './totals.ts';

type LineField = 'price' | 'quantity' | 'days' | 'analogName';
export type LineFaults = Partial<Record<LineField, Words>>;
type TermField = 'validUntil' | 'deliveryDays' | 'prepayment' | 'total';
export type TermFaults = Partial<Record<TermField, Words>>;

/** What is wrong with what was typed in a line; `whole` when it is about to be submitted. */
export function lineFaults(line: LineDraft, { quoteMode }: Pick<Rfq, 'quoteMode'>, whole = false): LineFaults {
  if (line.refused) return {};
  const totalOnly = quoteMode === 'total_only';
  const price = readDecimal(line.price);
  const faults: LineFaults = {};
  if (!totalOnly) {
    if (price === undefined || price?.startsWith('-')) faults.price = notPrice;
    else if (price === null && whole && isTouched(line)) faults.price = priceNeeded;
    else if (price === '0' && !line.free) faults.price = zero;
    else if (price && tooLong(price)) faults.price = notPrice;
  }
  const quantity = readDecimal(line.quantity);
  if (quantity === undefined || (quantity !== null && (quantity.startsWith('-') || tooLong(quantity))))
    faults.quantity = notNumber;
  else if (quantity === '0') faults.quantity = nothingThere;
  if (line.days.trim() !== '' && wholeOf(line.days) === null) faults.days = notDays;
  if (whole && line.isAnalog && line.analogName.trim() === '') faults.analogName = nameNeeded;
  return faults;
}

/** Less than is asked for: allowed, and worth a word. */
export function isLess(line: LineDraft, { quantity }: Pick<Item, 'quantity'>): boolean {
  const offered = readDecimal(line.quantity);
  return !!offered && !offered.startsWith('-') && compare(offered, quantity) < 0;
}

export function termFaults(
  draft: Draft,
  { quoteMode }: Pick<Rfq, 'quoteMode'>,
  today: string,
  whole = false,
): TermFaults {
  const faults: TermFaults = {};
  if (draft.validUntil !== '' && draft.validUntil < today) faults.validUntil = past;
  if (draft.deliveryDays.trim() !== '' && wholeOf(draft.deliveryDays) === null) faults.deliveryDays = notDays;
  const prepayment = readDecimal(draft.prepayment);
  if (prepayment === undefined || (prepayment && (prepayment.startsWith('-') || compare(prepayment, '100') > 0)))
    faults.prepayment = notPercent;
  if (quoteMode === 'total_only') {
    const total = readDecimal(draft.total);
    if (total === undefined || total?.startsWith('-')) faults.total = notPrice;
    else if (whole && (total === null || total === '0')) faults.total = totalNeeded;
  }
  return faults;
}

/** Positions that must have an answer and have none: by the mode of the request every one. */
export const missingItems = (draft: Draft, { items, quoteMode, allowPartial }: Rfq): Item[] =>
  quoteMode === 'total_only' || (quoteMode !== 'all_lines' && allowPartial)
    ? []
    : items.filter((item) => {
        const line = lineOfDraft(draft, item);
        return line.refused || (readDecimal(line.price) ?? null) === null;
      });

export const isAllAsked = ({ quoteMode, allowPartial }: Rfq) => quoteMode === 'all_lines' || !allowPartial;

/** The server keeps at most 15 digits before the point and 6 after it. */
const tooLong = (decimal: string) => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return whole.length > 15 || fraction.length > 6;
};

const notPrice = words('This is not a price', 'Это не цена: только число');
const notNumber = words('Not a number', 'Это не число');
const priceNeeded = words('Give a price, or say that you do not supply it', 'Укажите цену или отметьте «не поставляю»');
const zero = words('Zero: say that it is free of charge', 'Ноль: отметьте, что это бесплатно');
const nothingThere = words(
  'Nothing: say that you do not supply it, or leave it empty',
  'Ноль: отметьте «не поставляю» или оставьте пустым',
);
const notDays = words('Whole days, up to 3650', 'Целое число дней, не больше 3650');
const nameNeeded = words('Name what you offer instead', 'Назовите, что предлагаете взамен');
const past = words('This day is over', 'Этот день уже прошёл');
const notPercent = words('From 0 to 100', 'От 0 до 100');
const totalNeeded = words('Give the total', 'Укажите общую сумму');
