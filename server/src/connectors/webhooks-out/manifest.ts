import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'webhooks-out',
  name: words('Outgoing webhooks', 'Исходящие вебхуки'),
  developer: 'Prokura',
  category: 'api_webhooks',
  shortDescription: words(
    'Your system is told of every change as it happens, signed and in order.',
    'Ваша система узнаёт о каждом изменении сразу, с подписью и по порядку.',
  ),
  description: words(
    'A subscription sends the events you choose to an address of yours. Every request is signed; what did not arrive is sent again for days, and every attempt can be read.\n\nWho prefers to ask reads the same events from the feed at `/api/v1/events`.',
    'Подписка отправляет выбранные события на ваш адрес. Каждый запрос подписан; недоставленное отправляется повторно в течение нескольких дней, и каждая попытка видна.\n\nТе же события можно читать самостоятельно из ленты `/api/v1/events`.',
  ),
  requirements: [
    words(
      'An address that answers HTTPS and can be reached from the portal',
      'Адрес, который отвечает по HTTPS и доступен порталу',
    ),
    words('The right to manage webhooks', 'Право управлять вебхуками'),
  ],
  capabilities: [
    words(
      'Events of requisitions, catalog, counterparties, price lists, warehouses, invoices and payments',
      'События заявок, каталога, контрагентов, прайс-листов, складов, счетов и оплат',
    ),
    words(
      'Signatures, retries, order of one record, a log of attempts, redelivery',
      'Подписи, повторы, порядок по одной записи, журнал попыток, повторная доставка',
    ),
  ],
  instruction: [
    words(
      'Read the events there are: `GET /api/v1/webhook-events`.',
      'Посмотрите список событий: `GET /api/v1/webhook-events`.',
    ),
    words(
      'Subscribe: Settings → Webhooks, or `POST /api/v1/webhook-subscriptions` with `name`, `url` and `events`; an empty list means all of them.',
      'Создайте подписку: «Настройки → Вебхуки» или `POST /api/v1/webhook-subscriptions` с полями `name`, `url` и `events`; пустой список — все события.',
    ),
    words(
      'Keep the secret of the answer and verify `X-Service-Signature` with it, as the guide “Receive webhooks” shows.',
      'Сохраните секрет из ответа и проверяйте им `X-Service-Signature`, как в руководстве «Receive webhooks».',
    ),
    words(
      'Send a test event: `POST /api/v1/webhook-subscriptions/{id}/test`; then check this integration.',
      'Отправьте тестовое событие: `POST /api/v1/webhook-subscriptions/{id}/test`; затем нажмите «Проверить».',
    ),
  ],
  connectionTypes: ['webhook'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'procurement', label: words('Requisitions and their statuses', 'Заявки и их статусы'), access: 'read' },
    { entity: 'catalog_item', label: words('Catalog items and prices', 'Номенклатура и цены'), access: 'read' },
    {
      entity: 'counterparty',
      label: words('Counterparties and suppliers', 'Контрагенты и поставщики'),
      access: 'read',
    },
    { entity: 'price_list', label: words('Price lists', 'Прайс-листы'), access: 'read' },
    { entity: 'warehouse', label: words('Warehouses', 'Склады'), access: 'read' },
    { entity: 'invoice', label: words('Incoming invoices and payments', 'Входящие счета и оплаты'), access: 'read' },
  ],
  dataTags: ['suppliers', 'pr', 'invoices', 'nomenclature', 'statuses'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
};
