import { Decimal } from 'decimal.js';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import type { ItemChanges } from './price-list-item.input.ts';

/** What is wrong with the values of one row, `at` being its place in the body. */
export function itemErrors(row: ItemChanges, at = ''): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, en: string, ru: string) =>
    errors.push(fieldError(`${at}/${field}`, code, words(en, ru)));
  const isZero = row.price !== undefined && new Decimal(row.price).isZero();

  if (isZero && row.isFree !== true)
    add(
      'price',
      'zero_price',
      'is zero: say isFree if that is meant',
      'равна нулю: укажите isFree, если так и задумано',
    );
  if (row.isFree && row.price !== undefined && !isZero)
    add('isFree', 'free_with_price', 'a free row has the price 0', 'у бесплатной строки цена 0');
  for (const field of ['minQuantity', 'batchSize'] as const) {
    const value = row[field];
    if (typeof value === 'string' && new Decimal(value).isZero())
      add(field, 'minimum', 'must be more than zero', 'должно быть больше нуля');
  }
  if (row.discountPercent !== undefined && new Decimal(row.discountPercent).gt(100))
    add('discountPercent', 'maximum', 'must be at most 100', 'не больше 100');
  if (row.discountPercent !== undefined && new Decimal(row.discountPercent).decimalPlaces() > 4)
    add('discountPercent', 'precision', 'at most 4 digits after the point', 'не более 4 знаков после запятой');
  if (row.validFrom && row.validTo && row.validTo < row.validFrom)
    add('validTo', 'period_invalid', 'is before the first day', 'раньше первого дня');
  return errors;
}
