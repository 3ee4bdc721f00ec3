import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../bench/measure/processes.ts';
import { addSlice, type Slice } from './add-slice.ts';
import { asked, tier } from './asked.ts';
import { bouncerBugs } from './bouncer/bouncer-bugs.ts';
import { runBouncerCampaign } from './bouncer/run-bouncer-campaign.ts';
import { citusBugs } from './citus/citus-bugs.ts';
import { runCitusCampaign } from './citus/run-citus-campaign.ts';
import { startNodes } from './citus/start-nodes.ts';
import { crashBugs } from './crash/crash-bugs.ts';
import { runCampaign } from './crash/run-campaign.ts';
import { databaseBugs } from './database/database-bugs.ts';
import { runDatabaseCampaign } from './database/run-database-campaign.ts';
import { failoverBugs } from './failover/failover-bugs.ts';
import { runFailoverCampaign } from './failover/run-failover-campaign.ts';
import { feedBugs } from './feed/feed-bugs.ts';
import { runFeedCampaign } from './feed/run-feed-campaign.ts';
import { filesBugs } from './files/files-bugs.ts';
import { runFilesCampaign } from './files/run-files-campaign.ts';
import type { Finding } from './finding.ts';
import { addSlices } from './fuzz/add-slices.ts';
import { fuzzBugs } from './fuzz/fuzz-bugs.ts';
import { runFuzzCampaign } from './fuzz/run-fuzz-campaign.ts';
import { integrationsBugs } from './integrations/integrations-bugs.ts';
import { runIntegrationsCampaign } from './integrations/run-integrations-campaign.ts';
import { isolationBugs } from './isolation/isolation-bugs.ts';
import { runIsolationCampaign } from './isolation/run-isolation-campaign.ts';
import { locksBugs } from './locks/locks-bugs.ts';
import { runLocksCampaign } from './locks/run-locks-campaign.ts';
import { modelBugs } from './model/model-bugs.ts';
import { runModelCampaign } from './model/run-model-campaign.ts';
import { noticesBugs } from './notices/notices-bugs.ts';
import { runNoticesCampaign } from './notices/run-notices-campaign.ts';
import { overloadBugs } from './overload/overload-bugs.ts';
import { runOverloadCampaign } from './overload/run-overload-campaign.ts';
import type { Planted } from './plant.ts';
import { receiversBugs } from './receivers/receivers-bugs.ts';
import { runReceiversCampaign } from './receivers/run-receivers-campaign.ts';
import { restoreBugs } from './restore/restore-bugs.ts';
import { runRestoreCampaign } from './restore/run-restore-campaign.ts';
import { seeded } from './seeded.ts';
import { runSimulationCampaign } from './simulation/run-simulation-campaign.ts';
import { simulationBugs } from './simulation/simulation-bugs.ts';
import { runSsrfCampaign } from './ssrf/run-ssrf-campaign.ts';
import { ssrfBugs } from './ssrf/ssrf-bugs.ts';
import { runUpgradeCampaign } from './upgrade/run-upgrade-campaign.ts';
import { upgradeBugs } from './upgrade/upgrade-bugs.ts';

/** The commit that is judged. */
export const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** One campaign: the honest run, and the bugs planted in a copy of the source that it must catch. */
export interface Campaign<Bug extends Planted> {
  honest(seed: number): Promise<{ findings: Finding[] }>;
  bugs: readonly Bug[];
  planted(bug: Bug, tree: string, seed: number): Promise<{ findings: Finding[] }>;
  /** Where runs add up over days: this one beside those that the file of results has. */
  addTo?(file: string, slice: Slice): object;
}

const campaign = <Bug extends Planted>(one: Campaign<Bug>) => one;
const clients = Number(asked.clients);
const pace = Number(asked.pace);
/** Three nodes with Citus in place of the embedded PostgreSQL. */
const database = asked.on === 'cluster' ? (dataDir: string) => startNodes(root, dataDir) : undefined;
const { seconds, kills } = asked.seconds ? { seconds: Number(asked.seconds), kills: 0 } : tier;
const files = {
  hostile: Number(asked.hostile ?? tier.hostile),
  mutants: Number(asked.mutants ?? tier.mutants),
  imported: Number(asked.imported ?? tier.imported),
};
const feed = { seconds: asked.seconds ? seconds : tier.feed, writers: 32, longestMs: 5_000 };
const receivers = {
  hostile: Number(asked.receivers),
  seconds: Number(asked.seconds ?? tier.besieged),
  deliveries: Number(asked.deliveries ?? tier.deliveries),
};
const ssrf = {
  attempts: Number(asked.attempts ?? tier.attempts),
  addresses: Number(asked.addresses ?? tier.addresses),
};
const suites = asked.suites?.split(',') ?? tier.suites;
const model = {
  sequences: Number(asked.sequences ?? tier.sequences),
  steps: Number(asked.steps),
  storms: Number(asked.storms ?? tier.storms),
  clients: 32,
  calls: tier.calls,
};
const databaseFaults = {
  clients,
  cuts: Number(asked.cuts ?? tier.cuts),
  seconds: asked.seconds ? seconds : tier.database,
};
const overload = {
  sockets: Number(asked.sockets ?? tier.sockets),
  seconds: asked.seconds ? seconds : tier.overload,
  share: tier.share,
};
/** The version before is this one and the next adds a migration, unless a commit before this one is named. */
const upgrade = { seconds: asked.seconds ? seconds : tier.upgrade, clients, before: asked.before };

const bouncer = {
  webs: 6,
  sockets: Number(asked.sockets ?? tier.sockets),
  seconds: asked.seconds ? seconds : tier.bouncer,
  patience: 60,
};
const simulation = {
  workers: Number(asked.workers ?? availableParallelism()),
  keepEvery: Math.round(1 / Number(asked.part ?? 0.01)),
};
const notices = { facts: Number(asked.facts ?? tier.facts), kills: Number(asked.kills ?? tier.strikes), patience: 900 };
const restore = { seconds: asked.seconds ? seconds : tier.restore, clients };
const failover = { kills: Number(asked.kills ?? tier.leaders), clients };

export const campaigns = {
  crash: campaign({
    addTo: addSlice,
    honest: (seed) =>
      runCampaign({ source: root, random: seeded(seed), clients, pace, patience: 60, seconds, kills, database }),
    bugs: crashBugs,
    planted: ({ name }, source, seed) =>
      runCampaign({ source, random: seeded(seed).fork(name), clients, patience: 10, seconds: tier.planted, kills: 0 }),
  }),
  feed: campaign({
    honest: (seed) => runFeedCampaign({ source: root, random: seeded(seed), ...feed }),
    bugs: feedBugs,
    planted: ({ name }, source, seed) =>
      runFeedCampaign({ source, random: seeded(seed).fork(name), ...feed, seconds: Math.min(10, feed.seconds) }),
  }),
  files: campaign({
    honest: (seed) => runFilesCampaign({ source: root, random: seeded(seed), ...files }),
    bugs: filesBugs,
    planted: ({ only }, source, seed) =>
      runFilesCampaign({ source, random: seeded(seed), hostile: 0, mutants: 0, imported: 0, only }),
  }),
  citus: campaign({
    honest: (seed) => runCitusCampaign({ source: root, seed, suites, drills: ['idle', 'loss', 'move', 'come and go'] }),
    bugs: citusBugs,
    planted: ({ suites = [], drills = [] }, source, seed) => runCitusCampaign({ source, seed, suites, drills }),
  }),
  isolation: campaign({
    addTo: addSlice,
    honest: () => runIsolationCampaign({ source: root, probes: Number(asked.probes ?? tier.probes) }),
    bugs: isolationBugs,
    planted: (bug, source) => runIsolationCampaign({ source, probes: 100_000, bug }),
  }),
  receivers: campaign({
    addTo: addSlice,
    honest: (seed) => runReceiversCampaign({ source: root, seed, ...receivers }),
    bugs: receiversBugs,
    planted: ({ by }, source, seed) =>
      runReceiversCampaign({ source, seed, hostile: 0, seconds: 0, deliveries: 5_000, only: by }),
  }),
  database: campaign({
    addTo: addSlice,
    honest: (seed) => runDatabaseCampaign({ ...databaseFaults, source: root, random: seeded(seed) }),
    bugs: databaseBugs,
    planted: ({ by }, source, seed) =>
      runDatabaseCampaign({ ...databaseFaults, source, random: seeded(seed), cuts: 5, seconds: 10, only: by }),
  }),
  overload: campaign({
    addTo: addSlice,
    honest: (seed) => runOverloadCampaign({ ...overload, source: root, seed }),
    bugs: overloadBugs,
    planted: ({ by }, source, seed) =>
      runOverloadCampaign({ source, seed, sockets: 30, seconds: 10, share: 0.002, only: by }),
  }),
  simulation: campaign({
    addTo: addSlice,
    honest: (seed) =>
      runSimulationCampaign({ source: root, seed, worlds: Number(asked.worlds ?? tier.worlds), ...simulation }),
    bugs: simulationBugs,
    planted: ({ by }, source, seed) =>
      runSimulationCampaign({ source, seed, worlds: 1_000, workers: simulation.workers, only: by }),
  }),
  ssrf: campaign({
    addTo: addSlice,
    honest: (seed) => runSsrfCampaign({ source: root, seed, ...ssrf }),
    bugs: ssrfBugs,
    planted: (_, source, seed) => runSsrfCampaign({ source, seed, attempts: 2_000, addresses: 50_000 }),
  }),
  fuzz: campaign({
    addTo: addSlices,
    honest: (seed) =>
      runFuzzCampaign({
        ...{ source: root, seed },
        ...{ requests: Number(asked.requests ?? tier.requests), draws: Number(asked.draws) },
      }),
    bugs: fuzzBugs,
    planted: ({ only }, source, seed) => runFuzzCampaign({ source, seed, requests: 1, draws: 20, only }),
  }),
  integrations: campaign({
    honest: () => runIntegrationsCampaign({ source: root }),
    bugs: integrationsBugs,
    planted: ({ caughtBy }, source) => runIntegrationsCampaign({ source, only: caughtBy }),
  }),
  upgrade: campaign({
    honest: (seed) => runUpgradeCampaign({ ...upgrade, source: root, random: seeded(seed), patience: 60 }),
    bugs: upgradeBugs,
    planted: (_, source, seed) =>
      runUpgradeCampaign({ ...upgrade, source, random: seeded(seed), patience: 10, seconds: 0 }),
  }),
  locks: campaign({
    honest: () => runLocksCampaign({ source: root }),
    bugs: locksBugs,
    planted: (_, source) => runLocksCampaign({ source, share: 0.001 }),
  }),
  notices: campaign({
    addTo: addSlice,
    honest: (seed) => runNoticesCampaign({ ...notices, source: root, random: seeded(seed) }),
    bugs: noticesBugs,
    planted: (_, source, seed) =>
      runNoticesCampaign({ source, random: seeded(seed), facts: 200, kills: 6, patience: 60 }),
  }),
  bouncer: campaign({
    addTo: addSlice,
    honest: (seed) => runBouncerCampaign({ ...bouncer, source: root, seed }),
    bugs: bouncerBugs,
    planted: (_, source, seed) =>
      runBouncerCampaign({ source, seed, webs: 2, sockets: 100, seconds: 15, patience: 10 }),
  }),
  restore: campaign({
    addTo: addSlice,
    honest: (seed) => runRestoreCampaign({ ...restore, source: root, random: seeded(seed), patience: 60 }),
    bugs: restoreBugs,
    planted: ({ to, seconds = 5 }, source, seed) =>
      runRestoreCampaign({ ...restore, source, random: seeded(seed), patience: 20, seconds, to: [to] }),
  }),
  failover: campaign({
    addTo: addSlice,
    honest: (seed) => runFailoverCampaign({ ...failover, source: root, random: seeded(seed), patience: 240 }),
    bugs: failoverBugs,
    planted: ({ needs = { kills: 2 } }, source, seed) =>
      runFailoverCampaign({ ...failover, ...needs, source, random: seeded(seed), patience: 20 }),
  }),
  model: campaign({
    addTo: addSlice,
    honest: (seed) => runModelCampaign({ source: root, seed, database, ...model }),
    bugs: modelBugs,
    planted: ({ inStorm }, source, seed) =>
      runModelCampaign({
        ...model,
        ...{ source, seed, untilBroken: true },
        ...(inStorm ? { sequences: 0, storms: 1, calls: 8 } : { sequences: 60, storms: 0 }),
      }),
  }),
};
