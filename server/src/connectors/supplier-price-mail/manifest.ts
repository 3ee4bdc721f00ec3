import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'supplier-price-mail',
  name: words('Supplier prices by mail', 'Цены поставщика по почте'),
  developer: 'Prokura',
  category: 'suppliers_catalogs',
  shortDescription: words(
    'Spreadsheets attached to suppliers’ replies become previews of their prices.',
    'Таблицы из ответов поставщиков становятся предпросмотром их цен.',
  ),
  description: words(
    'A supplier answers a request for quotes by a letter with a table. The table is read into a preview of prices of the very requisition, in the name of that supplier; a person looks at it, corrects what columns mean, and applies it: it becomes a quote.\n\nA table from a supplier that is about no requisition is his price list: it is read into a preview of his default list, or of the only one he has, and becomes a version of it when applied.\n\nNothing is ever applied by itself. Letters that cannot be told to belong to a single known supplier are left alone, and the journal says so.',
    'Поставщик отвечает на запрос цен письмом с таблицей. Таблица читается в предпросмотр цен той самой заявки от имени этого поставщика; человек просматривает его, уточняет, что значат столбцы, и применяет: получается предложение.\n\nТаблица поставщика, не относящаяся к заявке, — это его прайс-лист: она читается в предпросмотр основного или единственного прайс-листа поставщика и после применения становится его версией.\n\nСамо ничего не применяется. Письма, которые нельзя отнести к одному известному поставщику, не трогаются, и журнал об этом сообщает.',
  ),
  requirements: [
    words('The e-mail integration, with incoming mail', 'Интеграция «Электронная почта» с входящей почтой'),
    words('E-mail addresses in the cards of suppliers', 'Адреса электронной почты в карточках поставщиков'),
  ],
  capabilities: [
    words('Reads XLSX, CSV and TSV attached to letters', 'Читает вложения XLSX, CSV и TSV'),
    words('Prices wait in a preview for a person', 'Цены ждут человека в предпросмотре'),
    words('The journal names the letter of every preview', 'Журнал называет письмо каждого предпросмотра'),
  ],
  instruction: [
    words('Install and check the e-mail integration.', 'Установите и проверьте интеграцию «Электронная почта».'),
    words('Install this integration, check it and enable it.', 'Установите эту интеграцию, проверьте её и включите.'),
    words(
      'When a supplier answers with a table, open the import that the journal names: `GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}`.',
      'Когда поставщик ответит таблицей, откройте импорт, названный в журнале: `GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}`.',
    ),
    words(
      'For general price lists make a list of the supplier first: Price lists → New; its preview is `GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}`.',
      'Для общих прайс-листов сначала создайте прайс-лист поставщика: «Прайс-листы → Новый»; его предпросмотр — `GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}`.',
    ),
    words(
      'Apply the preview, or leave it: it expires after a day.',
      'Примените предпросмотр или оставьте: через сутки он исчезнет.',
    ),
  ],
  connectionTypes: ['file'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'supplier_quote', label: words('Prices of suppliers', 'Цены поставщиков'), access: 'write' },
    { entity: 'price_list', label: words('Price lists', 'Прайс-листы'), access: 'write' },
  ],
  dataTags: ['suppliers', 'pr'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
};
