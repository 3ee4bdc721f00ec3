import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'warehouse-exchange',
  name: words('Warehouse exchange', 'Обмен со складом'),
  developer: 'Prokura',
  category: 'warehouse_logistics',
  shortDescription: words(
    'Warehouses, items, stock and awaited deliveries, in files, webhooks and through the API.',
    'Склады, номенклатура, остатки и ожидаемые поставки — файлами, вебхуками и по API.',
  ),
  description: words(
    'A ready setting of two doors the portal has already. Files bring items with what lies of them in each warehouse, and take away what lies there now. Incoming webhooks keep the items in step as your system changes them. What is on its way to a warehouse is read as delivery batches.\n\nWhat moves after the first day is written as movements, so that every figure has its origin.',
    'Готовый набор из двух имеющихся способов обмена. Файлы загружают номенклатуру с остатками по складам и выгружают текущие остатки. Входящие вебхуки обновляют номенклатуру вслед за вашей системой. Что едет на склад, читается как партии доставки.\n\nДальнейшие изменения записываются движениями, чтобы у каждой цифры был источник.',
  ),
  requirements: [
    words('At least one warehouse in the portal', 'Хотя бы один склад в портале'),
    words(
      'The right to import and export the catalog and to see stock',
      'Право импорта и экспорта каталога и просмотра остатков',
    ),
  ],
  capabilities: [
    words('Import of items with initial stock by warehouse', 'Импорт номенклатуры с начальными остатками по складам'),
    words('Export of items with what lies in all warehouses', 'Экспорт номенклатуры с остатками на всех складах'),
    words('Items kept in step by incoming webhooks', 'Обновление номенклатуры входящими вебхуками'),
    words('Adjustments and transfers by API key', 'Корректировки и перемещения по ключу API'),
    words('Delivery batches on their way, read by API key', 'Чтение партий доставки в пути по ключу API'),
  ],
  instruction: [
    words(
      'Make your warehouses: Warehouses → New, or `POST /api/v1/warehouses`, with the codes your system uses.',
      'Создайте склады: «Склады → Новый» или `POST /api/v1/warehouses`, с кодами вашей системы.',
    ),
    words(
      'Download `GET /api/v1/catalog/exchange/template` and fill in “Initial stock” and “Warehouse”; upload it to `POST /api/v1/catalog/exchange/imports`.',
      'Скачайте `GET /api/v1/catalog/exchange/template`, заполните «Начальный остаток» и «Склад», загрузите в `POST /api/v1/catalog/exchange/imports`.',
    ),
    words(
      'Later differences: `POST /api/v1/catalog/{itemId}/movements/adjustment` with a key of the scope `warehouses.write`.',
      'Последующие расхождения: `POST /api/v1/catalog/{itemId}/movements/adjustment` с ключом, имеющим право `warehouses.write`.',
    ),
    words(
      'To keep items in step, install “Incoming webhooks” and map the event `catalog.item.upserted` to `catalog_item.upsert`.',
      'Для обновления номенклатуры установите «Входящие вебхуки» и сопоставьте событие `catalog.item.upserted` операции `catalog_item.upsert`.',
    ),
    words(
      'Read what lies where: `POST /api/v1/catalog/exchange/export`, or `GET /api/v1/catalog/{itemId}/stock`.',
      'Чтение остатков: `POST /api/v1/catalog/exchange/export` или `GET /api/v1/catalog/{itemId}/stock`.',
    ),
    words(
      'Read what comes: `GET /api/v1/logistics/batches?warehouseId={warehouseId}&isActive=true` with a key of the scope `logistics.read`.',
      'Чтение ожидаемых поставок: `GET /api/v1/logistics/batches?warehouseId={warehouseId}&isActive=true` с ключом, имеющим право `logistics.read`.',
    ),
  ],
  connectionTypes: ['file', 'webhook'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'warehouse', label: words('Warehouses', 'Склады'), access: 'read_write' },
    { entity: 'stock', label: words('Stock', 'Остатки'), access: 'read_write' },
    { entity: 'catalog_item', label: words('Catalog items', 'Номенклатура'), access: 'read_write' },
    { entity: 'delivery_batch', label: words('Delivery batches', 'Партии доставки'), access: 'read' },
  ],
  dataTags: ['nomenclature'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-25',
  settings: object({}),
};
