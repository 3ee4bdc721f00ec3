import { type Words, words } from '../../../kernel/problems/errors.ts';

/** A row of the minutes: one offer for one line, and what was decided of it. */
export interface MinutesRow {
  groupKey: string;
  groupLabel: string;
  name: string | null;
  quoteNumber: string | null;
  /** For the quantity that is offered, before the discount. */
  unitPrice: string | null;
  currency: string | null;
  discountPercent: string | null;
  /** Per base unit with VAT in the currency of the requisition, where that is another price than was quoted; and by what rate. */
  comparedPrice: string | null;
  rate: string | null;
  vatRate: string | null;
  quantity: string | null;
  uomName: string | null;
  lineAmount: string | null;
  deliveryDays: number | null;
  chosenQuantity: string | null;
  reason: string | null;
}

/** What each value of a row is called. */
export const rowWords: Readonly<Record<keyof MinutesRow, Words>> = {
  groupKey: words('Line: identifier', 'Строка: идентификатор'),
  groupLabel: words('Line that is needed', 'Что требуется'),
  name: words('Supplier', 'Поставщик'),
  quoteNumber: words('Number of the quote', 'Номер предложения'),
  unitPrice: words('Price', 'Цена'),
  currency: words('Currency', 'Валюта'),
  discountPercent: words('Discount, %', 'Скидка, %'),
  comparedPrice: words('Price in the currency of the requisition', 'Цена в валюте заявки'),
  rate: words('Exchange rate', 'Курс'),
  vatRate: words('VAT rate', 'Ставка НДС'),
  quantity: words('Quantity offered', 'Предложенное количество'),
  uomName: words('Unit of the supplier', 'Единица поставщика'),
  lineAmount: words('Amount with VAT', 'Сумма с НДС'),
  deliveryDays: words('Days until delivery', 'Срок поставки, дн.'),
  chosenQuantity: words('Quantity chosen', 'Выбранное количество'),
  reason: words('Why', 'Обоснование'),
};
