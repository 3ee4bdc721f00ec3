import type { ExchangeColumn } from '../../../kernel/exchange.ts';
import { number, text } from '../../../kernel/file-column.ts';
import { currencyColumn, nameColumn, quantityColumn, skuColumn, unitColumn, vatColumn } from './line-file-columns.ts';

/** The columns of a file of a supplier's prices. */
export const supplierPriceColumns: readonly ExchangeColumn[] = [
  { ...text('supplierSku', "Supplier's article", 'Артикул поставщика', 'код поставщика', 'supplier sku') },
  skuColumn,
  { ...nameColumn, required: true },
  { ...number('price', 'Price', 'Цена', 'цена за ед', 'стоимость', 'cost'), required: true },
  quantityColumn,
  unitColumn,
  currencyColumn,
  vatColumn,
  {
    ...text('vatIncluded', 'Price holds VAT', 'Цена с НДС', 'в том числе ндс', 'vat included'),
    kind: 'boolean',
  },
  number('minQuantity', 'Least quantity', 'Минимальное количество', 'мин партия', 'минимальный заказ', 'moq'),
  {
    ...number('deliveryDays', 'Delivery, days', 'Срок поставки, дней', 'срок поставки', 'lead time'),
    kind: 'integer',
  },
  { ...text('validTo', 'Valid until', 'Цена действует до', 'действует до', 'срок действия', 'valid to'), kind: 'date' },
];
