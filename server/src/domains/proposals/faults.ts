import { type FieldError, fieldError, invalidField, words } from '../../kernel/problems/errors.ts';

export const unknownRow = fieldError(
  '/id',
  'not_found_reference',
  words('does not match any row of this proposal', 'такой строки в этом предложении нет'),
);

export const unknownLine = fieldError(
  '/procurementItemId',
  'not_found_reference',
  words('does not match any requisition line', 'такой строки заявки нет'),
);

export const lineOfAnother = fieldError(
  '/procurementItemId',
  'line_of_other_requisition',
  words('belongs to a different requisition than the proposal', 'строка относится к другой заявке'),
);

export const nameless = fieldError(
  '/name',
  'required',
  words(
    'is required unless a requisition line or a catalog item is given',
    'обязательно, если не указаны строка заявки или позиция',
  ),
);

export const costless = fieldError(
  '/unitCost',
  'required',
  words('is what the price is counted from', 'нужна: из неё получается цена'),
);

export const priceless = fieldError(
  '/unitPrice',
  'required',
  words('is entered in this mode', 'в этом режиме вводится'),
);

export const vatWhereNone = fieldError(
  '/vatRate',
  'vat_mode_mismatch',
  words('must be none: the proposal is without VAT', 'должно быть none: предложение без НДС'),
);

export const markupBelowCost = (at: string): FieldError =>
  fieldError(at, 'minimum', words('takes off more than the cost', 'скидка больше себестоимости'), { limit: -100 });

export const overHundred = (at: string): FieldError =>
  fieldError(at, 'maximum', words('must be at most 100', 'не больше 100'), { limit: 100 });

export const twice = (at: string): FieldError => fieldError(at, 'duplicate', words('is named twice', 'указан дважды'));

export const tooMuch = (at: string): FieldError =>
  fieldError(at, 'maximum', words('makes an amount that is too large', 'сумма получается слишком большой'));

/** A value of another way of counting the commission than the one chosen. */
export const commissionConflict = (at: string): FieldError =>
  fieldError(
    at,
    'commission_mode_conflict',
    words('does not belong to the chosen commission mode', 'не относится к выбранному способу расчёта комиссии'),
  );

export const withMarkup = (at: string) =>
  invalidField(
    at,
    'agency_without_markup',
    words('an agent sells goods at cost, without a markup', 'агент продаёт товар по себестоимости, без наценки'),
  );
