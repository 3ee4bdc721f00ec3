import type { PriceListItem } from '../../../../nouns/price-list-item.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { units } from '../../kernel/values/units.ts';
import type { WrittenCell } from '../../platform/spreadsheets/spreadsheet.ts';

interface ExportColumn {
  title: Words;
  cell(row: PriceListItem): WrittenCell;
}

const decimal = (value: string | number | null): WrittenCell => (value === null ? null : { decimal: String(value) });

/** The columns of an exported list, left to right. */
export const exportColumns: readonly ExportColumn[] = [
  { title: words('Article', 'Артикул'), cell: (row) => row.sku },
  { title: words('Name', 'Наименование'), cell: (row) => row.name },
  { title: words("Supplier's article", 'Артикул поставщика'), cell: (row) => row.supplierSku },
  { title: words("Supplier's name", 'Наименование поставщика'), cell: (row) => row.supplierName },
  { title: words('Unit', 'Единица'), cell: (row) => units.get(row.uom)?.symbol ?? row.uom },
  { title: words('From quantity', 'От количества'), cell: (row) => decimal(row.minQuantity) },
  { title: words('Price', 'Цена'), cell: (row) => decimal(row.price) },
  { title: words('Discount, %', 'Скидка, %'), cell: (row) => decimal(row.discountPercent) },
  { title: words('VAT rate', 'Ставка НДС'), cell: (row) => row.vatRate },
  { title: words('Batch', 'Партия'), cell: (row) => decimal(row.batchSize) },
  { title: words('Delivery, days', 'Срок поставки, дней'), cell: (row) => decimal(row.deliveryDays) },
  { title: words('First day', 'Действует с'), cell: (row) => row.validFrom },
  { title: words('Last day', 'Действует по'), cell: (row) => row.validTo },
  { title: words('Note', 'Примечание'), cell: (row) => row.note },
];
