import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { mappings } from './mappings.ts';

export const manifest: Manifest = {
  slug: 'crm-exchange',
  name: words('CRM exchange', 'Обмен с CRM'),
  developer: 'Prokura',
  category: 'crm_sales',
  shortDescription: words(
    "A CRM's companies become counterparties, its deals move requisitions, and the CRM hears how purchasing goes.",
    'Компании CRM становятся контрагентами, сделки меняют статусы заявок, а CRM узнаёт о ходе закупки.',
  ),
  description: words(
    'An address of its own for any CRM that can send an HTTP request, with mappings that are ready when it is installed. A company that changes in the CRM makes or changes a counterparty; a deal that moves on sets the status of the requisition that was made for it.\n\nBack go signed events of counterparties and requisitions by outgoing webhooks, and files of counterparties where a CRM takes no webhooks.\n\nMappings act in the name of the person who installed the integration, with his rights. Change them as your CRM names its fields.',
    'Отдельный адрес для любой CRM, умеющей отправлять HTTP-запросы, с готовыми сопоставлениями сразу после установки. Изменение компании в CRM создаёт или обновляет контрагента; движение сделки меняет статус заявки, созданной под неё.\n\nОбратно уходят подписанные события контрагентов и заявок исходящими вебхуками, а если CRM не принимает вебхуки — файлы контрагентов.\n\nСопоставления действуют от имени сотрудника, установившего интеграцию, и с его правами. Измените их под названия полей вашей CRM.',
  ),
  requirements: [
    words(
      'The CRM can send HTTPS POST requests and compute HMAC-SHA256, itself or by a small script beside it.',
      'CRM умеет отправлять запросы POST по HTTPS и вычислять HMAC-SHA256 — сама или небольшим скриптом рядом.',
    ),
    words(
      'The person who installs it may change counterparties and move requisitions.',
      'Сотрудник, который её устанавливает, вправе изменять контрагентов и статусы заявок.',
    ),
  ],
  capabilities: [
    words(
      'Companies made and changed as counterparties, known by their link or their INN',
      'Создание и изменение контрагентов по компаниям CRM: по связи или по ИНН',
    ),
    words(
      "A requisition's status set by the stage of its deal, cancelled with a lost one",
      'Статус заявки по стадии сделки, отмена заявки с проигранной сделкой',
    ),
    words('Events of counterparties and requisitions back to the CRM', 'События контрагентов и заявок обратно в CRM'),
    words('Import and export of counterparties in files', 'Импорт и экспорт контрагентов файлами'),
    words(
      'Try an event without writing anything; apply a failed one again',
      'Проверка события без записи и повтор неудавшегося',
    ),
  ],
  instruction: [
    words(
      'Install the integration and enable it, make a new address and secret: the secret is shown once. Enter both in the CRM.',
      'Установите интеграцию и включите её, смените адрес и секрет: секрет показывается один раз. Укажите их в CRM.',
    ),
    words(
      'Send `crm.company.changed` when a company changes: `{"eventId": "1", "company": {"id": "77", "name": "…", "inn": "…", "kpp": "…", "email": "…", "phone": "…", "role": "customer"}}`.',
      'При изменении компании отправляйте `crm.company.changed`: `{"eventId": "1", "company": {"id": "77", "name": "…", "inn": "…", "kpp": "…", "email": "…", "phone": "…", "role": "customer"}}`.',
    ),
    words(
      'Make the requisition of a deal by `POST /api/v1/integration-api/purchase-requisitions` with `"externalSource": "crm"` and the identifier of the deal as `externalId`, or keep the identifier of the requisition in the deal.',
      'Создавайте заявку по сделке запросом `POST /api/v1/integration-api/purchase-requisitions` с `"externalSource": "crm"` и идентификатором сделки в `externalId` либо храните идентификатор заявки в сделке.',
    ),
    words(
      'Send `crm.deal.stage_changed` at each stage with the status it means here: `{"eventId": "2", "deal": {"id": "501", "status": "in_sourcing"}}`; `crm.deal.lost` cancels.',
      'На каждой стадии отправляйте `crm.deal.stage_changed` со статусом заявки: `{"eventId": "2", "deal": {"id": "501", "status": "in_sourcing"}}`; `crm.deal.lost` отменяет заявку.',
    ),
    words(
      'For the way back subscribe under Settings → Webhooks, or by `POST /api/v1/webhook-subscriptions`, to `integration_api.procurement.status_changed` and the events of counterparties.',
      'Для обратной передачи подпишите CRM в «Настройки → Вебхуки» или запросом `POST /api/v1/webhook-subscriptions` на `integration_api.procurement.status_changed` и события контрагентов.',
    ),
    words(
      'Files: `POST /api/v1/counterparties/exchange/imports` takes the companies that are there, `POST /api/v1/counterparties/exchange/export` gives them back.',
      'Файлы: `POST /api/v1/counterparties/exchange/imports` загружает имеющиеся компании, `POST /api/v1/counterparties/exchange/export` выгружает их.',
    ),
  ],
  connectionTypes: ['webhook', 'file'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'counterparty', label: words('Counterparties', 'Контрагенты'), access: 'read_write' },
    { entity: 'procurement', label: words('Statuses of requisitions', 'Статусы заявок'), access: 'read_write' },
  ],
  dataTags: ['suppliers', 'pr', 'statuses'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
  inbound: true,
  readyMappings: mappings,
};
