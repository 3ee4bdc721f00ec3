import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, flag, id, instant, integer, nullable, object, text } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { checkReport } from './check-report.ts';

/** Interface 3.1. What is deleted stays as history, and the integration may be installed anew. */
export const installationLifecycle = lifecycle('requires_setup', {
  complete: { from: ['requires_setup', 'installed', 'sync_error'], to: 'installed' },
  require_setup: { from: ['installed', 'sync_error', 'requires_setup'], to: 'requires_setup' },
  fail: { from: ['installed', 'sync_error'], to: 'sync_error' },
  disable: { from: ['requires_setup', 'installed', 'sync_error'], to: 'disabled' },
  enable: { from: ['disabled', 'requires_setup', 'sync_error', 'installed'], to: 'installed' },
  reopen: { from: ['disabled'], to: 'requires_setup' },
  delete: { from: ['requires_setup', 'installed', 'sync_error', 'disabled'], to: 'deleted' },
});

export type InstallationStatus = (typeof installationLifecycle.statuses)[number];

export const statusLabels = {
  installed: words('Installed', 'Установлена'),
  requires_setup: words('Requires setup', 'Требует настройки'),
  sync_error: words('Sync error', 'Ошибка синхронизации'),
  disabled: words('Disabled', 'Отключена'),
  deleted: words('Deleted', 'Удалена'),
} as const satisfies Record<InstallationStatus, { en: string; ru: string }>;

/** Settings as they may be shown: secrets covered, by the field they stand in. */
const settings = () =>
  Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    title: 'Settings by the schema of the card; secrets are covered',
    examples: [{ currencies: ['USD', 'CNY'] }],
  });

export const installation = entity({
  type: 'integration_installation',
  noun: words('Installation', 'Установка интеграции'),
  audience: 'internal',
  displayName: 'slug',
  lifecycle: installationLifecycle,
  fields: {
    id: id(),
    slug: text(64, 'Integration', { examples: ['cbr-rates'] }),
    publicId: text(64, 'Public identifier of the integration, the same as `slug`', { examples: ['cbr-rates'] }),
    name: text(200, 'Name of the integration'),
    developer: nullable(text(200, 'Who made the integration; null where it is no longer offered')),
    status: choice(installationLifecycle.statuses, 'Status'),
    statusLabel: text(40, 'Status in words', { examples: ['Installed'] }),
    installedAt: instant('Installed'),
    settings: settings(),
    configVersion: integer('One more with each change that asks for a new check', { minimum: 1 }),
    lastTest: nullable(checkReport),
    connectedAccount: nullable(text(300, 'Account at the provider')),
    lastSyncAt: nullable(instant('Last synchronization')),
    lastSyncStatus: nullable(choice(['running', 'ok', 'failed'], 'How the last synchronization ended')),
    syncProgress: nullable(
      object(
        {
          runId: id('Run'),
          done: integer('Records taken', { minimum: 0 }),
          total: nullable(integer('Of how many, where the provider tells', { minimum: 0 })),
        },
        { title: 'How far the synchronization is' },
      ),
    ),
    lastError: nullable(
      object(
        { at: instant('At'), kind: text(40, 'Kind of the fault'), message: Type.String({ title: 'What happened' }) },
        { title: 'Last fault' },
      ),
    ),
    inbound: flag('Takes webhooks'),
    installedById: nullable(id('Installed by')),
    ...recordFields,
  },
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
    'deleted',
    'rated',
    'rating_withdrawn',
    'updated',
    'handed_over',
    'consent_needed',
    'suspended',
  ],
});

export type Installation = Type.Static<typeof installation.view>;
