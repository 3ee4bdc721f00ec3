import { fieldError, words } from '../../kernel/problems/errors.ts';

export const unknownInvoiceLine = fieldError(
  '/id',
  'not_found_reference',
  words('does not match any line of this invoice', 'такой строки в этом счёте нет'),
);
export const unknownLine = fieldError(
  '/procurementItemId',
  'not_found_reference',
  words('does not match any requisition line', 'такой строки заявки нет'),
);
export const cancelledLine = fieldError(
  '/procurementItemId',
  'line_cancelled',
  words('the line of the requisition is cancelled', 'строка заявки отменена'),
);
export const lineOfAnother = fieldError(
  '/procurementItemId',
  'line_of_other_requisition',
  words('belongs to a different requisition than the invoice', 'строка относится к другой заявке'),
);
export const unknownAllocation = fieldError(
  '/allocationId',
  'allocation_mismatch',
  words(
    'does not name an accepted quantity of this line and supplier',
    'у этой строки нет такого принятого количества этого поставщика',
  ),
);
export const nameless = fieldError(
  '/name',
  'required',
  words(
    'is required unless a requisition line or a catalog item is given',
    'обязательно, если не указаны строка заявки или позиция',
  ),
);
export const tooMuchDiscount = fieldError(
  '/discountPercent',
  'maximum',
  words('must be at most 100', 'не больше 100'),
  {
    limit: 100,
  },
);
export const vatWhereNone = fieldError(
  '/vatRate',
  'vat_mode_mismatch',
  words('must be none: the invoice is without VAT', 'должно быть none: счёт без НДС'),
);
