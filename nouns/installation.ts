import { checkReport, lastFault } from './check-report.ts';
import { field } from './kit/field.ts';
import { choice, flag, id, instant, integer, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** What is deleted stays as history, and the integration may be installed anew. */
export const installationFlow = lifecycle({
  initial: 'requires_setup',
  statuses: {
    requires_setup: shown('Requires setup', 'Требует настройки', 'warning'),
    installed: shown('Installed', 'Установлена', 'good'),
    sync_error: shown('Sync error', 'Ошибка синхронизации', 'bad'),
    disabled: shown('Disabled', 'Отключена'),
    deleted: shown('Deleted', 'Удалена'),
  },
  moves: {
    complete: { from: ['requires_setup', 'installed', 'sync_error'], to: 'installed' },
    require_setup: { from: ['installed', 'sync_error', 'requires_setup'], to: 'requires_setup' },
    fail: { from: ['installed', 'sync_error'], to: 'sync_error' },
    disable: { from: ['requires_setup', 'installed', 'sync_error'], to: 'disabled' },
    enable: { from: ['disabled', 'requires_setup', 'sync_error', 'installed'], to: 'installed' },
    reopen: { from: ['disabled'], to: 'requires_setup' },
    delete: { from: ['requires_setup', 'installed', 'sync_error', 'disabled'], to: 'deleted' },
  },
});

export type InstallationStatus = keyof typeof installationFlow.statuses;

const syncStatuses = {
  running: words('Under way', 'Идёт'),
  ok: words('Done', 'Выполнена'),
  failed: words('Failed', 'Не выполнена'),
};

const progress = {
  runId: id('Run', 'Запуск'),
  done: integer('Records taken', 'Получено записей', { minimum: 0 }),
  total: integer('Of how many, where the provider tells', 'Из скольких, если провайдер сообщает', {
    minimum: 0,
  }).nullable(),
};

/** An integration that a company has connected. */
export const installation = noun({
  type: 'integration_installation',
  words: words('Installation', 'Установка интеграции'),
  table: 'integration_installations',
  alias: 'installation',
  audience: 'internal',
  displayName: 'slug',
  lifecycle: installationFlow,
  facts: [
    'installed',
    'configured',
    'enabled',
    'disabled',
    'tested',
    'synced',
    'sync_failed',
    'connected',
    'disconnected',
    'webhook_regenerated',
    'webhook_registered',
    'deleted',
    'rated',
    'rating_withdrawn',
    'updated',
    'handed_over',
    'consent_needed',
    'suspended',
  ],
  fields: {
    id: id().filterable().sortable(),
    slug: text(64, 'Integration', 'Интеграция').filterable().sortable().searchable().example('cbr-rates'),
    publicId: text(
      64,
      'Public identifier of the integration, the same as `slug`',
      'Публичный идентификатор интеграции, то же, что `slug`',
    )
      .column('slug')
      .example('cbr-rates'),
    name: text(200, 'Name of the integration', 'Название интеграции').computed(),
    developer: text(
      200,
      'Who made the integration; null where it is no longer offered',
      'Разработчик интеграции; null, если её больше не предлагают',
    )
      .nullable()
      .computed(),
    status: status(installationFlow).filterable(),
    statusLabel: text(40, 'Status in words', 'Статус словами').computed().example('Installed'),
    installedAt: instant('Installed', 'Установлена').column('created_at'),
    settings: field<Record<string, unknown>>(
      'structure',
      { type: 'object', additionalProperties: true },
      'Settings by the schema of the manifest; secrets are covered',
      'Настройки по схеме манифеста; секреты закрыты',
    ).example({ currencies: ['USD', 'CNY'] }),
    configVersion: integer(
      'One more with each change that asks for a new check',
      'Растёт на единицу с каждым изменением, после которого нужна новая проверка',
      { minimum: 1 },
    ),
    lastTest: checkReport().nullable(),
    connectedAccount: text(300, 'Account at the provider', 'Учётная запись у провайдера').nullable(),
    lastSyncAt: instant('Last synchronization', 'Последняя синхронизация').nullable(),
    lastSyncStatus: choice(
      syncStatuses,
      'How the last synchronization ended',
      'Чем закончилась последняя синхронизация',
    ).nullable(),
    syncProgress: structure(progress, 'How far the synchronization is', 'Ход синхронизации').nullable(),
    lastError: lastFault().nullable(),
    inbound: flag('Takes webhooks', 'Принимает вебхуки'),
    installedById: id('Installed by', 'Кто установил').column('installed_by').nullable(),
    ...recordFields,
  },
});

export type Installation = RecordOf<typeof installation>;
