import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { owner } from '../harness.ts';

const source = join(import.meta.dirname, '../../src');

/** Tables whose rows keep the machine's time: queues, what guards access, and what talks with other systems. */
const byMachineTime: ReadonlySet<string> = new Set([
  ...['jobs', 'webhook_deliveries', 'webhook_payloads', 'webhook_subscriptions', 'idempotency_keys', 'letters'],
  ...['tenants', 'users', 'sessions', 'api_keys', 'one_time_links', 'email_changes', 'pending_logins', 'passkeys'],
  ...[
    'second_factors',
    'identity_providers',
    'sign_in_domains',
    'scim_tokens',
    'provisioned_people',
    'provider_groups',
  ],
  ...['provider_subjects', 'tenant_keys', 'imported_keys', 'away_portals', 'test_portals'],
  ...[
    'integration_cursors',
    'integration_installations',
    'integration_log',
    'integration_outbox',
    'integration_ratings',
  ],
  ...['integration_tokens', 'inbound_applications', 'inbound_endpoints', 'inbound_mappings', 'inbound_receipts'],
  ...['inbound_versions', 'provider_deliveries', 'provider_events', 'provider_webhooks', 'external_installations'],
  ...['publications', 'publishers', 'publisher_calls', 'site_exchange_access', 'site_exchange_sessions'],
]);

/** Code of domains that measures how long it works, or how long it keeps an answer. */
const measures = [
  'domains/commerceml/pictures/',
  'domains/commerceml/protocol/',
  'domains/commerceml/staging/',
  'domains/suggestions/',
];

test('what is written in a portal bears the time of the portal', async () => {
  const { rows } = await owner.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     where c.table_schema = 'public' and c.column_default ~ '\\mnow\\(\\)' and exists (
       select from information_schema.columns t where t.table_name = c.table_name and t.column_name = 'tenant_id')
       and not exists (select from pg_class p where p.relname = c.table_name and p.relispartition)`,
  );
  assert.deepEqual(
    rows.filter((row) => !byMachineTime.has(row.table_name)),
    [],
    'give the column `default portal_now()`, or name its table above',
  );
});

test('domains tell the time by the clock of the portal', () => {
  const clock = /(?<![\w.])now\(\)|clock_timestamp|new Date\(\)|Date\.now\(\)/;
  const found = globSync('domains/**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && !measures.some((part) => file.startsWith(part)))
    .flatMap((file) =>
      readFileSync(join(source, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (clock.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  assert.deepEqual(found, [], 'write `portal_now()` in SQL and `portalNow()` in TypeScript');
});
