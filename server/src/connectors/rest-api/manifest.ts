import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'rest-api',
  name: words('REST API', 'REST API'),
  developer: 'Prokura',
  category: 'api_webhooks',
  shortDescription: words(
    'Your own system reads and writes the portal by a key with the scopes you choose.',
    'Ваша система читает и изменяет данные портала по ключу с выбранными правами.',
  ),
  description: words(
    'Six resources under one address, with identifiers of your own, writes that are safe to repeat and batches of a hundred; any value of the portal by its path; files of any length.\n\nA key acts for the person who made it and never beyond his rights. It can be bound to the addresses of your server, given an end, and replaced without a pause.',
    'Шесть ресурсов под одним адресом: свои внешние идентификаторы, безопасные повторы и пакеты по сто записей; любое значение портала по его пути; файлы любой длины.\n\nКлюч действует от имени создавшего его сотрудника и не шире его прав. Его можно привязать к адресам вашего сервера, ограничить сроком и заменить без перерыва в работе.',
  ),
  requirements: [
    words('The right to make API keys', 'Право создавать ключи API'),
    words('A system of yours that can use HTTPS and JSON', 'Ваша система, которая умеет HTTPS и JSON'),
  ],
  capabilities: [
    words(
      'Requisitions, catalog, counterparties, warehouses, price lists and invoices: read, write, batches',
      'Заявки, каталог, контрагенты, склады, прайс-листы и счета: чтение, запись, пакеты',
    ),
    words('Identifiers of your own system on every record', 'Идентификаторы вашей системы у каждой записи'),
    words('Any value by its path through the Variable API', 'Любое значение по пути через Variable API'),
  ],
  instruction: [
    words(
      'Make a key: Settings → API keys, or `POST /api/v1/api-keys`. Choose the scopes the system needs and no more.',
      'Создайте ключ: «Настройки → Ключи API» или `POST /api/v1/api-keys`. Выберите только нужные системе права.',
    ),
    words('Copy the secret at once: it is shown only this once.', 'Сразу скопируйте секрет: он показывается один раз.'),
    words(
      'Send it in the header `X-API-Key` and ask `GET /api/v1/integration-api/meta`: it names what this key may do.',
      'Передавайте его в заголовке `X-API-Key` и запросите `GET /api/v1/integration-api/meta`: ответ перечислит, что может этот ключ.',
    ),
    words(
      'Follow the guide “Connect an ERP” of the documentation at `/docs`, then check this integration.',
      'Дальше — по руководству «Connect an ERP» и справочнику `/docs`; затем нажмите «Проверить».',
    ),
  ],
  connectionTypes: ['api_key'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'procurement', label: words('Requisitions', 'Заявки'), access: 'read_write' },
    { entity: 'catalog_item', label: words('Catalog items', 'Номенклатура'), access: 'read_write' },
    {
      entity: 'counterparty',
      label: words('Counterparties and suppliers', 'Контрагенты и поставщики'),
      access: 'read_write',
    },
    { entity: 'warehouse', label: words('Warehouses', 'Склады'), access: 'read_write' },
    { entity: 'price_list', label: words('Price lists', 'Прайс-листы'), access: 'read_write' },
    { entity: 'invoice', label: words('Incoming invoices', 'Входящие счета'), access: 'read_write' },
  ],
  dataTags: ['suppliers', 'pr', 'invoices', 'nomenclature', 'statuses'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
};
