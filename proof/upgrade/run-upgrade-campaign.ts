import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../bench/measure/processes.ts';
import type { Kept } from '../crash/keep-alive.ts';
import { noFaults } from '../crash/make-chaos.ts';
import { isReady } from '../crash/start-balancer.ts';
import type { Installation } from '../crash/start-installation.ts';
import { type LoadReport, underLoad } from '../crash/under-load.ts';
import { finding } from '../finding.ts';
import { copyOf, treeAt } from '../new-tree.ts';
import type { Seeded } from '../seeded.ts';

interface Plan {
  /** The tree of this version. */
  source: string;
  /** The commit of the version before it; without one this version is followed by a next that adds `next-release.sql`. */
  before: string | undefined;
  random: Seeded;
  /** After the upgrade processes are restarted in turn until so much time has gone by. */
  seconds: number;
  clients: number;
  patience: number;
}

/** Milliseconds a process may take to end. */
const longestEnd = 35_000;

/** In production a process that is told to stop waits for its balancer, and the addresses of the campaign are this machine's own. */
const env = { NODE_ENV: 'production', TRUSTED_PROXIES: 'none', OUTBOUND_ALLOW_IN_PRODUCTION: 'yes' };

/**
 * A release under load: the version before is at work on its own schema; its processes are replaced one by one, the first of the new
 * version migrates, and a worker of the version before is killed and has to come back; then each is restarted again and again.
 */
export async function runUpgradeCampaign({ source, before, seconds, ...plan }: Plan): Promise<LoadReport> {
  const old = before === undefined ? copyOf(source) : treeAt(before);
  const next = copyOf(source);
  if (before === undefined) cpSync(nextRelease(source), join(next.tree, 'db/migrations/9999_next_release.sql'));
  const upgraded = new Set<string>();
  const ends: Array<{ name: string; ms: number }> = [];
  try {
    const report = await underLoad({
      ...plan,
      runs: { source: (name) => (upgraded.has(name) ? next.tree : old.tree), schemaOf: old.tree, env },
      isOrderly: true,
      async disturb(installation) {
        const { processes } = installation;
        const until = Date.now() + seconds * 1_000;
        for (let turn = 0; turn < processes.length || Date.now() < until; turn += 1) {
          const one = processes[turn % processes.length] as Kept;
          upgraded.add(one.name);
          ends.push({ name: one.name, ms: await restart(one) });
          await standsAgain(installation, one);
          if (turn === 0) await killWorkerOfTheVersionBefore(installation, upgraded);
        }
        return { ...noFaults, drains: ends.length, workerFaults: ends.filter(({ name }) => isWorker(name)).length };
      },
    });
    const slow = ends.filter(({ ms }) => ms > longestEnd).map(({ name, ms }) => `${name}: ${ms} ms`);
    return {
      ...report,
      findings: [...report.findings, finding('U2 a process that is told to stop ends in time', slow)],
    };
  } finally {
    old.remove();
    next.remove();
  }
}

/** The planted tree may have one of its own. */
const nextRelease = (source: string) =>
  [source, root].map((tree) => join(tree, 'proof/upgrade/next-release.sql')).find((file) => existsSync(file)) as string;

/** It is started again and finds the schema of the next version. A worker, so that no request is cut. */
async function killWorkerOfTheVersionBefore(installation: Installation, upgraded: ReadonlySet<string>): Promise<void> {
  const one = installation.processes.find(({ name }) => isWorker(name) && !upgraded.has(name)) as Kept;
  one.expectEnd('kill');
  process.kill(one.pid() as number, 'SIGKILL');
  await standsAgain(installation, one);
}

const isWorker = (name: string) => name.startsWith('worker');

/** Ends a process as a deployment does; its keeper starts it again. Answers how long it took to end. */
async function restart(one: Kept): Promise<number> {
  const pid = one.pid();
  if (pid === undefined) return 0;
  const told = Date.now();
  one.expectEnd('drain');
  process.kill(pid, 'SIGTERM');
  while (one.pid() === pid) await pause(20);
  return Date.now() - told;
}

/** A web process is waited for until it is ready, and until the balancer has seen it; a worker has no address to be asked at. */
async function standsAgain({ processes, ports }: Installation, one: Kept) {
  const port = ports[processes.indexOf(one)];
  while (one.pid() === undefined || (port !== undefined && !(await isReady(port)))) await pause(100);
  await pause(port === undefined ? 3_000 : 1_500);
}
