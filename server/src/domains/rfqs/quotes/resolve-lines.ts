import { type FieldError, fieldError, Refusal, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { factorToBase } from '../../catalog/units/to-base.ts';
import type { AskedLine } from './asked-lines.ts';
import { amountsOf, buyable } from './line-amounts.ts';
import type { LineInput, OfferedLine, QuoteContent } from './quote-version.ts';

interface Resolved {
  lines: OfferedLine[];
  errors: FieldError[];
}

type Terms = Pick<QuoteContent, 'currency' | 'vatMode'> & { supplierId: string; vatRate: OfferedLine['vatRate'] };

/** Lines as they will stand, in the order of what was asked for: what was left out comes from there. */
export function resolveLines(given: readonly LineInput[], asked: readonly AskedLine[], terms: Terms): Resolved {
  const byItem = new Map(asked.flatMap((one) => (one.rfqItemId ? [[one.rfqItemId, one]] : [])));
  const byLine = new Map(asked.flatMap((one) => (one.procurementItemId ? [[one.procurementItemId, one]] : [])));
  const taken = new Set<AskedLine>();
  const errors: FieldError[] = [];
  const lines = given.flatMap((input, index) => {
    const at = `/lines/${index}`;
    const field = input.rfqItemId ? 'rfqItemId' : 'procurementItemId';
    const answered = input.rfqItemId ? byItem.get(input.rfqItemId) : byLine.get(input.procurementItemId ?? '');
    if (!answered || (input.procurementItemId && input.procurementItemId !== answered.procurementItemId)) {
      errors.push(fieldError(`${at}/${field}`, 'foreign_line', foreign));
      return [];
    }
    if (taken.has(answered)) errors.push(fieldError(`${at}/${field}`, 'duplicate', twice));
    taken.add(answered);
    if (input.factorToBase && new Exact(input.factorToBase).lte(0))
      errors.push(fieldError(`${at}/factorToBase`, 'minimum', nothing, { limit: 0, above: 0 }));
    errors.push(...percentFaults(`${at}/discountPercent`, input.discountPercent));
    return [lineOf(input, answered, terms)];
  });
  return { lines: lines.sort((a, b) => a.position - b.position), errors };
}

export const percentFaults = (at: string, percent: string | null | undefined): FieldError[] =>
  percent && new Exact(percent).gt(100) ? [fieldError(at, 'maximum', tooMuch, { limit: 100 })] : [];

function lineOf(input: LineInput, asked: AskedLine, terms: Terms): OfferedLine {
  const { vatMode, currency, supplierId, vatRate } = terms;
  const unit = input.uom ?? asked.uom;
  const offered = {
    ...blank,
    ...input,
    position: asked.position,
    name: asked.name,
    rfqItemId: asked.rfqItemId,
    procurementItemId: asked.procurementItemId,
    catalogItemId: input.analog ? null : (asked.item?.id ?? null),
    quoted: input.quoted ?? (input.price ?? null) !== null,
    uom: unit,
    factorToBase: input.factorToBase ?? factorOf(unit, asked, supplierId),
    vatRate: vatMode === 'none' ? ('none' as const) : (input.vatRate ?? asked.line?.vatRate ?? vatRate),
  };
  const quantity = buyable(offered, neededIn(offered.factorToBase, asked));
  return { ...offered, quantity, amounts: amountsOf({ ...offered, quantity }, { vatMode, currency }) };
}

const blank = {
  unavailableReason: null,
  price: null,
  isFree: false,
  priceTiers: [] as OfferedLine['priceTiers'],
  quantityOffered: null,
  moq: null,
  packQuantity: null,
  discountPercent: '0',
  deliveryDate: null,
  deliveryDays: null,
  analog: null,
  supplierSku: null,
  countryOfOrigin: null,
  comment: null,
};

/** The factor frozen on what was asked where the unit is the same; null where it is unknown. */
function factorOf(unit: string, asked: AskedLine, supplierId: string): string | null {
  if (unit === asked.uom) return asked.factorToBase;
  try {
    return factorToBase(unit, asked.item ?? { baseUom: asked.uom, uomConversions: [] }, supplierId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The asked quantity in units that hold so many base units; null where that is unknown. */
const neededIn = (factor: string | null, asked: AskedLine) =>
  factor === null || new Exact(factor).lte(0) ? null : fraction(asked.quantity).times(asked.factorToBase).div(factor);

const foreign = words('was not asked for', 'этой позиции нет в запросе или заявке');
const twice = words('is answered more than once', 'на эту позицию уже есть строка');
const nothing = words('must be more than zero', 'должно быть больше нуля');
const tooMuch = words('must be at most 100', 'не больше 100');
