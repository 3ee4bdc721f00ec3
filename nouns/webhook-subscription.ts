import { field } from './kit/field.ts';
import { choice, flag, id, instant, integer, ownText, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const payloadModes = {
  full: words('The whole record', 'Запись целиком'),
  thin: words('Only what changed and where', 'Только ссылка на запись'),
};

const orderings = {
  none: words('As they arrive (fastest)', 'Как получится, быстрее всего'),
  entity: words('In order for each record', 'Строго по порядку для каждой записи'),
};

/** Why a subscription is off: by a person, after five days of failures, after an answer 410, or at the receiver's own request. */
const disabledReasons = {
  manual: words('Switched off by hand', 'Выключена вручную'),
  failing: words('Switched off: deliveries failed for days', 'Выключена: доставка не удавалась несколько дней'),
  gone: words('Switched off: the receiver answered 410', 'Выключена: получатель ответил 410'),
  requested: words('Switched off at the request of the receiver', 'Выключена по просьбе получателя'),
};

const email = { type: 'string', maxLength: 254, pattern: '^[^\\s@<>"\']+@[^\\s@<>"\']+\\.[^\\s@<>"\']+$' };

/** An address that is sent events as they happen. */
export const webhookSubscription = noun({
  type: 'webhook_subscription',
  words: words('Webhook subscription', 'Подписка на вебхуки'),
  table: 'webhook_subscriptions',
  alias: 'subscription',
  audience: 'internal',
  displayName: 'name',
  facts: [
    'created',
    'updated',
    'deleted',
    'enabled',
    'disabled',
    'secret_rotated',
    'failing',
    'blocked',
    'redelivered',
    'cancelled',
    'recovered',
  ],
  fields: {
    id: id().filterable().sortable(),
    name: text(200, 'Name', 'Название').required().filterable().sortable().searchable().example('ERP'),
    url: field<string>(
      'text',
      { type: 'string', minLength: 1, maxLength: 2_048 },
      'Address that receives the events',
      'Адрес, который получает события',
    )
      .required()
      .searchable()
      .example('https://erp.example.com/hooks'),
    events: field<string[]>(
      'set',
      { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 200, uniqueItems: true },
      'Event names; empty means every event except those about webhooks themselves',
      'Имена событий; пусто — все, кроме событий о самих вебхуках',
    ).writable(),
    payloadMode: choice(
      payloadModes,
      'Whether events carry the record or only name it',
      'Содержат ли события запись или только называют её',
    ).writable(),
    ordering: choice(
      orderings,
      'Whether events of one record wait for each other',
      'Ждут ли события одной записи друг друга',
    ).writable(),
    headers: field<Record<string, string>>(
      'structure',
      { type: 'object', additionalProperties: { type: 'string' }, maxProperties: 10 },
      'Headers added to each request; values are shown covered, and an empty value keeps the stored one',
      'Заголовки каждого запроса; значения скрыты, пустое значение сохраняет прежнее',
    )
      .column('headers_shown')
      .writable()
      .example({ 'X-Env': 'prod' }),
    maxRatePerSecond: integer('Most requests a second', 'Не больше запросов в секунду', { minimum: 1, maximum: 1_000 })
      .nullable()
      .writable(),
    alertEmails: field<string[]>(
      'set',
      { type: 'array', items: email, maxItems: 10, uniqueItems: true },
      'Addresses that are told of failures',
      'Адреса, на которые сообщать о сбоях',
    ).writable(),
    rotationFallback: flag(
      'During a change of secrets, answer 401 and 403 with the other secret at once',
      'Во время замены секрета при ответах 401 и 403 сразу повторять с другим секретом',
    ).writable(),
    enabled: flag('Enabled', 'Включена').computed(),
    disabledReason: choice(disabledReasons, 'Why it is disabled', 'Почему отключена').nullable(),
    disabledAt: instant('Disabled', 'Отключена').nullable(),
    secretMasked: ownText('Secret, covered', 'Секрет, скрыт').computed().example('••••abcd'),
    nextSecretMasked: ownText('Coming secret, covered', 'Будущий секрет, скрыт').nullable().computed(),
    overlapUntil: instant('Until when both secrets sign', 'До какого времени подписывают оба секрета')
      .nullable()
      .computed(),
    pausedUntil: instant('Paused at the request of the receiver until', 'Пауза по просьбе получателя до')
      .nullable()
      .computed(),
    failingSince: instant('No success since', 'Без успеха с').nullable(),
    failedAttempts: integer('Failed attempts since the last success', 'Неудачных попыток после последней удачной', {
      minimum: 0,
    }),
    ...recordFields,
  },
});

export type WebhookSubscription = RecordOf<typeof webhookSubscription>;
