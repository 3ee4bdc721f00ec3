import { fieldError, words } from '../../../kernel/problems/errors.ts';

export const required = words('is required, but for a line of an order', 'обязательно, если не указана строка заказа');

export const unknownOrderLine = fieldError(
  '/orderLineId',
  'not_found_reference',
  words('does not match any line of an order', 'такой строки заказа нет'),
);

export const orderNotSent = (number: string) =>
  fieldError(
    '/orderLineId',
    'order_not_sent',
    words(
      `order ${number} is not with its supplier: send it first`,
      `заказ ${number} не у поставщика: сначала отправьте его`,
    ),
  );

export const orderOfAnother = (number: string) =>
  fieldError(
    '/orderLineId',
    'order_of_other_supplier',
    words(`order ${number} is for another supplier`, `заказ ${number} сделан другому поставщику`),
  );

export const needOfAnother = fieldError(
  '/procurementItemId',
  'order_line_mismatch',
  words('is not what this line of the order is for', 'строка заказа относится к другой строке заявки'),
);

export const nothingLeft = fieldError(
  '/quantity',
  'nothing_to_invoice',
  words(
    'all of this line of the order is invoiced: say how much',
    'эта строка заказа выставлена целиком: укажите количество',
  ),
);
