import { field } from './kit/field.ts';
import { choice, flag, id, instant, ownText, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { scopes as allScopes, type Scope } from './kit/rights.ts';
import { words } from './kit/words.ts';

/** A key expires by itself: no move leads there. */
const keyLifecycle = lifecycle({
  initial: 'active',
  statuses: {
    active: shown('Active', 'Действует', 'good'),
    expired: shown('Expired', 'Истёк', 'bad'),
    archived: shown('Archived', 'В архиве'),
  },
  moves: { archive: { from: ['active', 'expired'], to: 'archived' } },
});

const environments = { live: words('Live', 'Рабочая'), test: words('Test', 'Тестовая') };

const scopes = field<Scope[]>(
  'set',
  { type: 'array', items: { type: 'string', enum: [...allScopes], title: 'Scope' } },
  'Scopes',
  'Области доступа',
);

const addressBlocks = field<string[]>(
  'set',
  { type: 'array', items: { type: 'string' } },
  'Address blocks it may be used from; any when empty',
  'Блоки адресов, с которых его можно использовать; пусто — с любых',
);

const { version, createdAt, updatedAt, archivedAt } = recordFields;

/** What is shown of a key: how it begins and its last four characters. Neither the secret nor its digest is a field. */
export const apiKey = noun({
  type: 'api_key',
  words: words('API key', 'Ключ API'),
  table: 'api_keys',
  alias: 'key',
  audience: 'business',
  displayName: 'name',
  lifecycle: keyLifecycle,
  facts: ['created', 'updated', 'rotated', 'archived', 'revoked', 'expiring'],
  fields: {
    id: id().filterable().sortable(),
    name: text(100, 'Name', 'Название').required().filterable().sortable().searchable().example('1C exchange'),
    prefix: ownText('The visible beginning of the key', 'Видимое начало ключа')
      .computed()
      .example('ppk_live_a1B2c3D4e5F6'),
    masked: ownText('The key with its secret hidden', 'Ключ со скрытым секретом').computed(),
    env: choice(environments, 'Environment', 'Среда').filterable(),
    scopes,
    allowedCidrs: addressBlocks.computed(),
    requireIfMatch: flag('Refuse changes without If-Match', 'Отклонять изменения без If-Match'),
    writesWait: flag('What it writes waits for a person', 'Записи ключа ждут решения человека').describe(
      'Each write is kept as a pending write, and done when somebody who might do it himself has approved it.',
    ),
    status: status(keyLifecycle).computed(),
    readOnly: flag(
      'May only read, because nobody active answers for it',
      'Только чтение: за ключ не отвечает никто из действующих сотрудников',
    ).computed(),
    familyId: id(
      'Family; keys made by rotation share it',
      'Семейство; общее у ключей, полученных заменой',
    ).filterable(),
    successorId: id('The key that replaced this one by rotation', 'Ключ, которым этот заменён').nullable(),
    expiresAt: instant('Works until', 'Действует до').nullable().filterable().sortable(),
    lastUsedAt: instant('Last used, to the minute', 'Последнее использование, с точностью до минуты')
      .nullable()
      .filterable()
      .sortable(),
    lastUsedIp: ownText('Address of the last use', 'Адрес последнего использования').nullable().computed(),
    ...{ version, createdAt, updatedAt, archivedAt },
    createdBy: id('The person it acts for', 'Сотрудник, от имени которого действует ключ').nullable().filterable(),
  },
});

export type ApiKey = RecordOf<typeof apiKey>;
