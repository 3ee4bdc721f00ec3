import { parseArgs } from 'node:util';

const tiers = {
  S: {
    ...{ seconds: 75, kills: 100, planted: 15, hostile: 2_000, mutants: 2_000, imported: 0.05 },
    ...{ feed: 20, upgrade: 60, sequences: 150, storms: 4, calls: 25, probes: 15_000, requests: 20_000 },
    ...{ attempts: 20_000, addresses: 500_000, besieged: 30, deliveries: 100_000, worlds: 20_000 },
    suites: ['platform/accounts', 'platform/api-keys', 'domains/catalog/operations', 'domains/requisitions/operations'],
    ...{ cuts: 200, database: 10, sockets: 300, overload: 20, share: 0.05 },
    ...{ restore: 30, leaders: 4, bouncer: 30, facts: 500, strikes: 10 },
  },
  M: {
    ...{ seconds: 40 * 60, kills: 3_000, planted: 60, hostile: 2_000, mutants: 10_000, imported: 1 },
    ...{ feed: 300, upgrade: 300, sequences: 5_000, storms: 40, calls: 50, probes: 100_000, requests: 60_000 },
    ...{ attempts: 100_000, addresses: 10_000_000, besieged: 120, deliveries: 100_000, worlds: 200_000 },
    suites: ['*'],
    ...{ cuts: 1_000, database: 60, sockets: 1_000, overload: 60, share: 0.3 },
    ...{ restore: 300, leaders: 20, bouncer: 60, facts: 10_000, strikes: 30 },
  },
  L: {
    ...{ seconds: 8 * 60 * 60, kills: 10_000, planted: 120, hostile: 2_000, mutants: 100_000, imported: 1 },
    ...{ feed: 900, upgrade: 1_800, sequences: 50_000, storms: 200, calls: 100, probes: 100_000, requests: 1_000_000 },
    ...{ attempts: 1_000_000, addresses: 10_000_000, besieged: 900, deliveries: 1_000_000, worlds: 1_000_000 },
    suites: ['*'],
    ...{ cuts: 10_000, database: 120, sockets: 2_000, overload: 300, share: 1 },
    ...{ restore: 1_800, leaders: 50, bouncer: 600, facts: 100_000, strikes: 300 },
  },
};

/** What the command line asks for. */
export const asked = parseArgs({
  options: {
    tier: { type: 'string', default: 'S' },
    seed: { type: 'string', multiple: true, default: [String(Math.floor(Math.random() * 1e6))] },
    campaign: {
      type: 'string',
      multiple: true,
      // `bouncer`, `restore` and `failover` need packages of Debian, `citus` needs a cluster: they are asked for by name.
      default: [
        'crash',
        'database',
        'feed',
        'files',
        'model',
        'overload',
        'integrations',
        'isolation',
        'fuzz',
        'receivers',
        'locks',
        'notices',
        'simulation',
        'ssrf',
        'upgrade',
      ],
    },
    seconds: { type: 'string' },
    kills: { type: 'string' },
    clients: { type: 'string', default: '8' },
    pace: { type: 'string', default: '0.45' },
    hostile: { type: 'string' },
    mutants: { type: 'string' },
    imported: { type: 'string' },
    sequences: { type: 'string' },
    steps: { type: 'string', default: '40' },
    storms: { type: 'string' },
    probes: { type: 'string' },
    before: { type: 'string' },
    attempts: { type: 'string' },
    addresses: { type: 'string' },
    receivers: { type: 'string', default: '500' },
    deliveries: { type: 'string' },
    requests: { type: 'string' },
    worlds: { type: 'string' },
    workers: { type: 'string' },
    cuts: { type: 'string' },
    facts: { type: 'string' },
    sockets: { type: 'string' },
    draws: { type: 'string', default: '20' },
    part: { type: 'string' },
    suites: { type: 'string' },
    /** `cluster`: three nodes with Citus in place of the embedded PostgreSQL. */
    on: { type: 'string' },
    only: { type: 'string' },
    bug: { type: 'string', default: '' },
  },
}).values;

/** How much each campaign does. */
export const tier = tiers[asked.tier as keyof typeof tiers];
if (!tier) throw new Error('The tier is S, M or L');
if (asked.on && asked.on !== 'cluster') throw new Error('A campaign runs on the embedded PostgreSQL, or --on cluster');
