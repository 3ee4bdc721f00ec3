import { field } from './kit/field.ts';
import { choice, id, instant, integer, ownText } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const outcomes = {
  success: words('Done', 'Выполнено'),
  denied: words('Denied', 'Отказано'),
  failed: words('Failed', 'Не удалось'),
};

export const actorKinds = {
  user: words('User', 'Пользователь'),
  apiKey: words('API key', 'Ключ API'),
  supplierLink: words('Supplier by a link', 'Поставщик по ссылке'),
  customerLink: words('Customer by a link', 'Заказчик по ссылке'),
  driverLink: words('Driver by a link', 'Водитель по ссылке'),
  integration: words('Integration', 'Интеграция'),
  identityProvider: words('Identity provider', 'Поставщик учётных записей'),
  system: words('The platform', 'Платформа'),
  visitor: words('Visitor', 'Посетитель'),
};

const actor = {
  type: choice(actorKinds, 'Kind of actor', 'Кто действовал: вид'),
  id: id('The person answerable', 'Ответственный сотрудник').nullable(),
  name: ownText('His name now', 'Его имя сейчас').nullable(),
  throughId: id(
    'The key, link, installation or provider acted through',
    'Ключ, ссылка, установка или поставщик, через которые действовали',
  ).nullable(),
  throughName: ownText('Name of the key or provider', 'Название ключа или поставщика').nullable(),
};

const data = field<Record<string, unknown>>(
  'structure',
  { type: 'object' },
  'What changed; fields the reader may not see are null',
  'Что изменилось; поля, недоступные читателю, равны null',
);

/** One row of the audit trail: what happened, who did it and what changed. It is also the event that webhooks deliver. */
export const auditEvent = noun({
  type: 'audit_event',
  words: words('Audit event', 'Запись журнала'),
  table: 'audit_events',
  alias: 'event',
  audience: 'internal',
  displayName: 'displayName',
  facts: [],
  fields: {
    id: id('Identifier; also the event id of webhooks', 'Идентификатор; он же идентификатор события в вебхуках')
      .filterable()
      .sortable(),
    event: ownText('Event', 'Событие').filterable().example('integration_api.catalog_item.updated'),
    operation: ownText('Operation', 'Операция').filterable().example('catalog.update-item'),
    outcome: choice(outcomes, 'Outcome', 'Исход').filterable(),
    occurredAt: instant('Happened', 'Когда произошло').filterable(),
    entityType: ownText('Kind of the entity', 'Вид записи'),
    entityId: id('Entity', 'Запись').filterable(),
    entityVersion: integer('Version of the entity after it', 'Версия записи после события').nullable(),
    displayName: ownText('Name of the entity then', 'Название записи на тот момент').nullable(),
    actor: structure(actor, 'Actor', 'Кто действовал').computed(),
    ip: ownText('Address', 'Адрес').nullable().computed(),
    userAgent: ownText('Program', 'Программа').nullable(),
    requestId: ownText('Request', 'Запрос'),
    data,
  },
});

export type AuditEvent = RecordOf<typeof auditEvent>;
