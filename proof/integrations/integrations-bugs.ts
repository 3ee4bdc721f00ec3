import type { Planted } from '../plant.ts';
import type { Suite } from './run-integrations-campaign.ts';

/** A bug in the kit of integrations or in an integration of our own, and the suite that must see it. */
export interface PlantedInIntegrations extends Planted {
  caughtBy: Suite;
}

const kit = 'server/src/platform/integrations';

export const integrationsBugs: readonly PlantedInIntegrations[] = [
  {
    name: 'a check passed once counts for ever',
    file: `${kit}/operations/test-installation.ts`,
    changes: [
      [
        'current && { tested_version: report.ok ? configVersion : null }',
        'current && report.ok && { tested_version: configVersion }',
      ],
    ],
    caughtBy: 'K1',
  },
  {
    name: 'who installs second breaks the first',
    file: `${kit}/operations/install-integration.ts`,
    changes: [
      ['where archived_at is null do nothing', 'where archived_at is null do update set version = excluded.version'],
    ],
    caughtBy: 'K1',
  },
  {
    name: 'secrets outlive the installation',
    file: `${kit}/operations/delete-installation.ts`,
    changes: [["secrets: '{}',", '']],
    caughtBy: 'K1',
  },
  {
    name: 'a required field taken out goes unnoticed',
    file: `${kit}/operations/configure-installation.ts`,
    changes: [['(merged.asksForCheck || missing.length > 0)', 'false']],
    caughtBy: 'K1',
  },
  {
    name: 'an empty secret is taken for a new one',
    file: `${kit}/settings/merge-settings.ts`,
    changes: [["value === '' || ", '']],
    caughtBy: 'K2',
  },
  {
    name: 'the cover of a secret becomes the secret',
    file: `${kit}/settings/refuse-malformed.ts`,
    changes: [['value.startsWith(maskSign)', 'value.startsWith("never")']],
    caughtBy: 'K2',
  },
  {
    name: 'faults of settings stand nowhere',
    file: `${kit}/settings/merge-settings.ts`,
    changes: [['`/settings${fault.at}`', 'fault.at']],
    caughtBy: 'K2',
  },
  {
    name: 'inherited names pass for settings',
    file: `${kit}/settings/refuse-malformed.ts`,
    changes: [['Object.hasOwn(schema.properties, name)', 'name in schema.properties']],
    caughtBy: 'K2',
  },
  {
    name: 'a stopped run stays under way',
    file: `${kit}/pulls/stop-run.ts`,
    changes: [['sync_run: null,', '']],
    caughtBy: 'K3',
  },
  {
    name: 'who refuses the key is asked on',
    file: `${kit}/pulls/end-run.ts`,
    changes: [['every !== undefined && !(error && isLasting(error.kind))', 'every !== undefined']],
    caughtBy: 'K3',
  },
  {
    name: 'the place reached is forgotten',
    file: `${kit}/pulls/pull-stream.job.ts`,
    changes: [
      [
        'installationId, stream, cursor);\n      const left',
        'installationId, stream, more ? cursor : null);\n      const left',
      ],
    ],
    caughtBy: 'K3',
  },
  {
    name: 'who may see integrations may read their journal',
    file: `${kit}/operations/list-logs.ts`,
    changes: [["'integrations.logs'", "'integrations.read'"]],
    caughtBy: 'K4',
  },
  {
    name: 'the words of a fault are written as they came',
    file: `${kit}/call-connector.ts`,
    changes: [['covered(detail)', 'detail']],
    caughtBy: 'K5',
  },
  {
    name: 'a secret in the middle of Base64 is overlooked',
    file: `${kit}/log/redact.ts`,
    changes: [['[0, 1, 2].flatMap', '[0].flatMap']],
    caughtBy: 'K5',
  },
  {
    name: 'the report of a connector is kept as it came',
    file: `${kit}/operations/test-reports.ts`,
    changes: [['redact(report, secrets) as CheckReport', 'report']],
    caughtBy: 'K5',
  },
  {
    name: 'secrets stand among the settings',
    file: `${kit}/settings/merge-settings.ts`,
    changes: [['const settings = fields.filter(isSecret)', 'const settings = fields.filter(() => false)']],
    caughtBy: 'K5',
  },
  {
    name: 'what nobody has rated passes for well rated',
    file: `${kit}/marketplace/integration-filter.ts`,
    changes: [['ratings > 0 && ', '']],
    caughtBy: 'K6',
  },
  {
    name: 'an integration is rated on its first day',
    file: `${kit}/marketplace/operations/rate-integration.ts`,
    changes: [["interval '7 days'", "interval '0 days'"]],
    caughtBy: 'K6',
  },
  {
    name: 'a page begins with the end of the one before',
    file: 'server/src/kernel/lists/page-in-memory.ts',
    changes: [['? 1 : 0;\n  const start', '? 0 : 0;\n  const start']],
    caughtBy: 'K6',
  },
  {
    name: 'keys that have ended count as working',
    file: 'server/src/platform/api-keys/standing-keys.ts',
    changes: [['(expires_at is null or expires_at > now())', 'true']],
    caughtBy: 'K7',
  },
  {
    name: 'a key that writes passes for one that only reads',
    file: 'server/src/platform/api-keys/standing-keys.ts',
    changes: [["one !~ '\\\\.read$'", "one !~ '.'"]],
    caughtBy: 'K7',
  },
  {
    name: 'a subscription switched off passes for one that delivers',
    file: 'server/src/platform/webhooks/subscriptions/standing-subscriptions.ts',
    changes: [["where status = 'enabled')::int as enabled", 'where true)::int as enabled']],
    caughtBy: 'K7',
  },
  {
    name: 'stock is said to be there where nothing lies',
    file: 'server/src/connectors/warehouse-exchange/warehouse-exchange.connector.ts',
    changes: [['exists (select 1 from stock_balances where tenant_id = ${db.tenant}) as stocked', 'true as stocked']],
    caughtBy: 'K7',
  },
];
