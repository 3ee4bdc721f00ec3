import type { ExchangeColumn } from '../../kernel/exchange/exchange.ts';
import { text } from '../../kernel/exchange/file-column.ts';
import { headingWords } from './heading-words.ts';

/** The columns by which files of other nouns name an item. */
export const itemNamingColumns: readonly ExchangeColumn[] = [
  text('sku', 'Article', 'Артикул', ...headingWords.sku),
  text('barcode', 'Barcode', 'Штрихкод', 'штрих-код', 'EAN', 'GTIN', 'EAN13', 'баркод', 'bar code', 'UPC'),
  text('name', 'Name', 'Наименование', ...headingWords.name),
];
