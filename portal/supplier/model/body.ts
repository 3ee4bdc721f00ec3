import { readDecimal } from '../../src/kit/decimal-text.ts';
import type { DraftBody, GivenLine, Item, OwnLine, Rfq } from '../types.ts';
import { type Draft, type LineDraft, lineOfDraft, saidBefore } from './draft.ts';

/** What the server is sent: all that can be read. What cannot is kept on this device and named in the form. */
export function bodyOf(draft: Draft, rfq: Rfq): DraftBody {
  const before = new Map((saidBefore(rfq.quote)?.lines ?? []).map((line) => [line.rfqItemId, line]));
  const totalOnly = rfq.quoteMode === 'total_only';
  return {
    currency: draft.currency,
    vatMode: draft.vatMode,
    validUntil: /^\d{4}-\d{2}-\d{2}$/.test(draft.validUntil) ? draft.validUntil : null,
    deliveryDays: wholeOf(draft.deliveryDays),
    deliveryTerms: textOf(draft.deliveryTerms),
    paymentTerms: textOf(draft.paymentTerms),
    prepaymentPercent: decimalOf(draft.prepayment),
    supplierComment: textOf(draft.comment),
    statedTotal: totalOnly ? decimalOf(draft.total) : null,
    lines: answeredItems(draft, rfq).map((item) =>
      givenLine(lineOfDraft(draft, item), item, before.get(item.id), draft),
    ),
  };
}

/** Positions that are said something of, in the order they are sent: a refusal names a line by its place there. */
export const answeredItems = (draft: Draft, { items, quoteMode }: Pick<Rfq, 'items' | 'quoteMode'>): Item[] =>
  items.filter((item) => quoteMode === 'total_only' || isTouched(lineOfDraft(draft, item)));

export const isTouched = ({ price, quantity, days, comment, refused, isAnalog }: LineDraft) =>
  refused || isAnalog || [price, quantity, days, comment].some((text) => text.trim() !== '');

function givenLine(line: LineDraft, { id }: Item, before: OwnLine | undefined, { vatMode, vatRate }: Draft): GivenLine {
  const rate = rateOf(vatMode, vatRate, before);
  if (line.refused)
    return {
      ...kept(before),
      rfqItemId: id,
      quoted: false,
      price: null,
      unavailableReason: textOf(line.comment),
      ...rate,
    };
  const price = decimalOf(line.price);
  return {
    ...kept(before),
    ...rate,
    rfqItemId: id,
    quoted: true,
    unavailableReason: null,
    price,
    isFree: line.free && price === '0',
    quantityOffered: decimalOf(line.quantity),
    ...termOf(line, before),
    comment: textOf(line.comment),
    analog:
      line.isAnalog && line.analogName.trim() !== ''
        ? { name: line.analogName.trim(), brand: before?.analog?.brand ?? null, sku: textOf(line.analogSku) }
        : null,
  };
}

/** Days that were written over a date take its place. */
function termOf({ days }: LineDraft, before: OwnLine | undefined): Pick<GivenLine, 'deliveryDays' | 'deliveryDate'> {
  const deliveryDays = wholeOf(days);
  const isChanged = deliveryDays !== null && deliveryDays !== before?.deliveryDays;
  return { deliveryDays, ...(isChanged && before?.deliveryDate && { deliveryDate: null }) };
}

/** What was said of a line in another way than by this page stays with it. */
function kept(before: OwnLine | undefined): GivenLine {
  if (!before) return {};
  const {
    priceTiers,
    uom,
    factorToBase,
    moq,
    packQuantity,
    discountPercent,
    deliveryDate,
    supplierSku,
    countryOfOrigin,
  } = before;
  return {
    priceTiers,
    uom,
    factorToBase,
    moq,
    packQuantity,
    discountPercent,
    deliveryDate,
    supplierSku,
    countryOfOrigin,
  };
}

function rateOf(mode: Draft['vatMode'], rate: string, before: OwnLine | undefined): Pick<GivenLine, 'vatRate'> {
  if (mode === 'none') return { vatRate: 'none' };
  const wanted = rate === '' ? before?.vatRate : rate;
  return wanted ? { vatRate: wanted as NonNullable<GivenLine['vatRate']> } : {};
}

/** A decimal as the server takes it; null where there is none or it is below zero. */
export function decimalOf(typed: string): string | null {
  const read = readDecimal(typed);
  return read === undefined || read === null || read.startsWith('-') ? null : read;
}

export function wholeOf(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,4}$/.test(text) && Number(text) <= 3_650 ? Number(text) : null;
}

const textOf = (typed: string) => (typed.trim() === '' ? null : typed.trim());
