import { Decimal } from 'decimal.js';
import { brokenRule, type FieldError, fieldError, invalid, Refusal, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { mustBeWhole } from '../../../kernel/values/quantity-faults.ts';
import { type Unit, units } from '../../../kernel/values/units.ts';
import type { Conversion } from './uom-conversions.ts';

/** What a conversion needs to know of an item. */
export interface Measured {
  baseUom: string;
  uomConversions: readonly Conversion[];
}

/**
 * A quantity in the item's base unit, with the factor to freeze beside it. The supplier's own factor beats the item's, the
 * item's beats the dimension's. Both are decimal strings: the quantity of at most 6 fraction digits, the factor of at most 8.
 */
export function toBase(quantity: string, uom: string, item: Measured, supplierId: string | null = null) {
  refuseParts(quantity, unitOf(uom));
  const factor = factorToBase(uom, item, supplierId);
  const inBase = new Exact(quantity).times(factor).toDecimalPlaces(6, Decimal.ROUND_HALF_UP).toFixed();
  refuseParts(inBase, unitOf(item.baseUom));
  return { quantity: inBase, factor };
}

/** How many base units of the item one `uom` holds. */
export function factorToBase(
  uom: string,
  { baseUom, uomConversions }: Measured,
  supplierId: string | null = null,
): string {
  const [from, base] = [unitOf(uom), unitOf(baseUom)];
  if (uom === baseUom) return '1';
  const own = uomConversions.filter((one) => one.uom === uom);
  const named =
    own.find((one) => one.supplierId !== null && one.supplierId === supplierId) ??
    own.find((one) => one.supplierId === null);
  if (named) return named.factorToBase;
  if (from.dimension !== base.dimension || from.factor === null || base.factor === null)
    throw notConvertible(from, base);
  return new Exact(from.factor).div(base.factor).toDecimalPlaces(8, Decimal.ROUND_HALF_UP).toFixed();
}

function unitOf(code: string): Unit {
  const unit = units.get(code);
  if (!unit)
    throw brokenRule('unknown_uom', words(`There is no unit ${code}.`, `Единицы измерения ${code} нет.`), {
      uom: code,
    });
  return unit;
}

function refuseParts(quantity: string, { code, whole }: Unit) {
  if (whole && !new Exact(quantity).isInteger()) throw invalid([mustBeWhole('/quantity', code, quantity)]);
}

/** What `toBase` refused, as the fault of a line: of its quantity or of its unit. */
export function unitFault(error: unknown, at: string): FieldError {
  if (!(error instanceof Refusal)) throw error;
  const [fault] = error.errors;
  return fault ? { ...fault, at: at + fault.at } : fieldError(`${at}/uom`, String(error.members.rule), error.detail);
}

const notConvertible = (from: Unit, base: Unit) =>
  brokenRule(
    'uom_not_convertible',
    words(
      `${from.symbol} has no factor to ${base.symbol} for this item.`,
      `Для этой позиции не задано, сколько ${base.symbol} в одной единице «${from.symbol}».`,
    ),
    { from: from.code, to: base.code },
  );
