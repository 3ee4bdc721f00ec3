import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';

export const unknownRow = fieldError(
  '/id',
  'not_found_reference',
  words('does not match any row of this invoice', 'такой строки в этом счёте нет'),
);

export const nameless = fieldError(
  '/name',
  'required',
  words('is required unless a catalog item is given', 'обязательно, если не указана позиция каталога'),
);

export const tooMuchDiscount = fieldError(
  '/discountPercent',
  'maximum',
  words('must be at most 100', 'не больше 100'),
  { limit: 100 },
);

export const vatWhereNone = fieldError(
  '/vatRate',
  'vat_mode_mismatch',
  words('must be none: the invoice is without VAT', 'должно быть none: счёт без НДС'),
);

export const twice = fieldError('/id', 'duplicate', words('is named twice', 'указан дважды'));

export const tooLarge = fieldError(
  '/quantity',
  'maximum',
  words('makes an amount that is too large', 'сумма получается слишком большой'),
);

/** The errors of a row, said of its place. */
export const inRow = (place: number, faults: readonly FieldError[]): FieldError[] =>
  faults.map((error) => ({ ...error, at: `/rows/${place}${error.at}` }));
