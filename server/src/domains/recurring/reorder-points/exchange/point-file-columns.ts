import { reorderPoint } from '../../../../../../nouns/reorder-point.ts';
import type { ExchangeColumn } from '../../../../kernel/exchange/exchange.ts';
import { text } from '../../../../kernel/exchange/file-column.ts';
import { nounColumn } from '../../../../kernel/exchange/noun-column.ts';
import { itemNamingColumns } from '../../../catalog/item-naming-columns.ts';

/** The columns of a file of reorder points. */
export const pointFileColumns: readonly ExchangeColumn[] = [
  ...itemNamingColumns,
  { ...text('warehouse', 'Warehouse', 'Склад', 'код склада', 'warehouse code', 'location'), required: true },
  {
    ...nounColumn(reorderPoint, 'minimum', 'мин; минимальный остаток; точка заказа; min; reorder point; safety stock'),
    required: true,
  },
  nounColumn(reorderPoint, 'target', 'макс; максимальный остаток; пополнять до; max; maximum; order up to'),
  nounColumn(reorderPoint, 'lot', 'партия; кратность заказа; batch; lot size; order multiple'),
  nounColumn(reorderPoint, 'leadTimeDays', 'срок поставки; дней поставки; lead time; lead time days'),
  {
    ...text(
      'supplier',
      'Preferred supplier',
      'Предпочтительный поставщик',
      'поставщик',
      'ИНН поставщика',
      'supplier',
      'vendor',
    ),
    at: '/supplierId',
  },
  nounColumn(reorderPoint, 'isActive', 'активна; используется; active; in use'),
];
