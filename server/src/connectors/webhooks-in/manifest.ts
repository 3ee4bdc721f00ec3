import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'webhooks-in',
  name: words('Incoming webhooks', 'Входящие вебхуки'),
  developer: 'Prokura',
  category: 'api_webhooks',
  shortDescription: words(
    'Your ERP posts signed events; mappings turn them into items, counterparties and statuses.',
    'Учётная система отправляет подписанные события, а сопоставления превращают их в номенклатуру, контрагентов и статусы.',
  ),
  description: words(
    'An address of your own, to which any system that can send an HTTP request posts JSON events. Every event is signed, kept, and applied by mappings that you define without programming.\n\nAn event is taken once, however often it is sent. What could not be applied waits until the mapping is mended, and is applied again from its receipt.\n\nMappings act in the name of the person who installed the integration, with the rights he has at that moment.',
    'Собственный адрес, на который любая система, умеющая отправлять HTTP-запросы, передаёт события в формате JSON. Каждое событие подписано, сохраняется и применяется по сопоставлениям, которые настраиваются без программирования.\n\nСобытие принимается один раз, сколько бы раз его ни отправили. Что не удалось применить, ждёт исправления сопоставления и применяется из журнала повторно.\n\nСопоставления действуют от имени сотрудника, установившего интеграцию, и с теми правами, которые есть у него в этот момент.',
  ),
  requirements: [
    words(
      'The other system can send HTTPS POST requests and compute HMAC-SHA256.',
      'Другая система умеет отправлять запросы POST по HTTPS и вычислять HMAC-SHA256.',
    ),
    words('Its clock is right to within five minutes.', 'Её часы идут верно с точностью до пяти минут.'),
    words(
      'The person who installs it may change what mappings are to change.',
      'У сотрудника, который её устанавливает, есть права на изменение нужных данных.',
    ),
  ],
  capabilities: [
    words('Create and change catalog items', 'Создание и изменение номенклатуры'),
    words('Create and change counterparties', 'Создание и изменение контрагентов'),
    words('Move requisitions between statuses', 'Смена статусов заявок'),
    words('Keep events and look at them', 'Сохранение и просмотр событий'),
    words('Try a mapping on an event without effect', 'Проверка сопоставления на событии без записи'),
    words('Apply a failed event again', 'Повторное применение неудавшегося события'),
  ],
  instruction: [
    words('Install the integration and enable it.', 'Установите интеграцию и включите её.'),
    words(
      'Make a new address and secret: the secret is shown once. Enter both in the other system.',
      'Смените адрес и секрет: секрет показывается один раз. Укажите их в другой системе.',
    ),
    words(
      'Define a mapping for each event: which field is found at which path, and which fields are required.',
      'Для каждого события задайте сопоставление: какое поле по какому пути находится и какие поля обязательны.',
    ),
    words(
      'Try the mapping on a sample event: nothing is written, and you see what would be.',
      'Проверьте сопоставление на примере события: ничего не записывается, но видно, что было бы записано.',
    ),
    words(
      'Send the first event, signed as the guide “Connect an ERP by webhooks” shows, and check the journal.',
      'Отправьте первое событие, подписав его, как показано в руководстве «Connect an ERP by webhooks», и посмотрите журнал.',
    ),
  ],
  connectionTypes: ['webhook'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'catalog_item', label: words('Catalog items', 'Номенклатура'), access: 'write' },
    { entity: 'counterparty', label: words('Counterparties', 'Контрагенты'), access: 'write' },
    { entity: 'procurement', label: words('Statuses of requisitions', 'Статусы заявок'), access: 'write' },
  ],
  dataTags: ['suppliers', 'pr', 'nomenclature', 'statuses'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
  inbound: true,
};
