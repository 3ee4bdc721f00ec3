import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'csv-xlsx',
  name: words('CSV and XLSX files', 'Файлы CSV и XLSX'),
  developer: 'Prokura',
  category: 'suppliers_catalogs',
  shortDescription: words(
    'Import and export the catalog, requisition lines and supplier prices as spreadsheets.',
    'Каталог, строки заявок и цены поставщиков — из таблиц и в таблицы.',
  ),
  description: words(
    'A file is read into a preview first: headings are recognised and remembered, every fault is named with its cell, and nothing is written before a person applies it.\n\nXLSX, CSV and TSV both ways, ODS to read; up to 200 000 rows. An export that comes back unchanged changes nothing.',
    'Файл сначала читается в предпросмотр: заголовки распознаются и запоминаются, каждая ошибка названа с адресом ячейки, и до подтверждения ничего не записывается.\n\nXLSX, CSV и TSV в обе стороны, ODS на чтение; до 200 000 строк. Выгрузка, загруженная без правок, ничего не меняет.',
  ),
  requirements: [words('The right to import, or to export, the records', 'Право импорта или экспорта этих записей')],
  capabilities: [
    words(
      'Catalog with categories, prices and what lies in warehouses: import and export',
      'Каталог с категориями, ценами и остатками: импорт и экспорт',
    ),
    words('Lines of a requisition: import and export', 'Строки заявки: импорт и экспорт'),
    words('Prices of a supplier for a requisition: import', 'Цены поставщика по заявке: импорт'),
    words('Price lists: export', 'Прайс-листы: экспорт'),
  ],
  instruction: [
    words(
      'Download a template: `GET /api/v1/catalog/exchange/template`. Your own headings are recognised too.',
      'Скачайте шаблон: `GET /api/v1/catalog/exchange/template`. Ваши собственные заголовки тоже распознаются.',
    ),
    words(
      'Upload the file: Catalog → Import, or `POST /api/v1/catalog/exchange/imports`.',
      'Загрузите файл: «Каталог → Импорт» или `POST /api/v1/catalog/exchange/imports`.',
    ),
    words(
      'Look through the preview, fix what it reports, and apply it.',
      'Проверьте предпросмотр, исправьте указанные ошибки и примените.',
    ),
    words(
      'Lines of a requisition and prices of suppliers: the same under `/api/v1/purchase-requisitions/{procurementId}/exchange`.',
      'Строки заявки и цены поставщиков — так же, по адресу `/api/v1/purchase-requisitions/{procurementId}/exchange`.',
    ),
  ],
  connectionTypes: ['file'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'catalog_item', label: words('Catalog items', 'Номенклатура'), access: 'read_write' },
    { entity: 'stock', label: words('Stock', 'Остатки'), access: 'read_write' },
    { entity: 'procurement_item', label: words('Requisition lines', 'Строки заявок'), access: 'read_write' },
    { entity: 'supplier_quote', label: words('Prices of suppliers', 'Цены поставщиков'), access: 'write' },
    { entity: 'price_list', label: words('Price lists', 'Прайс-листы'), access: 'read' },
  ],
  dataTags: ['nomenclature', 'pr', 'suppliers'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
};
