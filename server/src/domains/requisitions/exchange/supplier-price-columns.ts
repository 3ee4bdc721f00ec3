import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { number, text } from '../../../kernel/exchange/file-column.ts';
import { headingWords } from '../../catalog/heading-words.ts';
import { currencyColumn, nameColumn, quantityColumn, skuColumn, unitColumn, vatColumn } from './line-file-columns.ts';

/** The columns of a file of a supplier's prices. */
export const supplierPriceColumns: readonly ExchangeColumn[] = [
  text('supplierSku', "Supplier's article", 'Артикул поставщика', ...headingWords.supplierSku),
  skuColumn,
  { ...nameColumn, required: true },
  { ...number('price', 'Price', 'Цена', ...headingWords.unitPrice), required: true },
  quantityColumn,
  unitColumn,
  currencyColumn,
  vatColumn,
  {
    ...text(
      'vatIncluded',
      'Price holds VAT',
      'Цена с НДС',
      'в том числе ндс',
      'ндс включён',
      'vat included',
      'incl. vat',
      'price includes vat',
      'tax included',
    ),
    kind: 'boolean',
  },
  number('minQuantity', 'Least quantity', 'Минимальное количество', ...headingWords.minQuantity),
  {
    ...number('deliveryDays', 'Delivery, days', 'Срок поставки, дней', ...headingWords.leadTime),
    kind: 'integer',
  },
  { ...text('validTo', 'Valid until', 'Цена действует до', ...headingWords.validTo), kind: 'date' },
];
