import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { number, text } from '../../../kernel/exchange/file-column.ts';
import { headingWords } from '../../catalog/heading-words.ts';
import { itemNamingColumns } from '../../catalog/item-naming-columns.ts';

/** The columns of a file of what was counted. */
export const countFileColumns: readonly ExchangeColumn[] = [
  ...itemNamingColumns,
  { ...text('unit', 'Unit', 'Единица', 'Ед. изм.', ...headingWords.unit), onlyInExports: true },
  {
    ...number(
      'countedQuantity',
      'Counted',
      'Посчитано',
      'факт',
      'фактическое количество',
      'фактический остаток',
      'количество',
      'кол-во',
      'остаток',
      'counted quantity',
      'actual quantity',
      'quantity',
      'qty',
    ),
    required: true,
  },
  text('note', 'Note', 'Примечание', ...headingWords.details),
];
