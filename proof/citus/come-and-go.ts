import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, startProcess } from '../../bench/measure/processes.ts';
import { temporaryDataDir } from '../../server/test/temporary-data-dir.ts';
import { followGuide } from '../debian/follow-guide.ts';
import { readAlong } from '../feed/read-along.ts';
import { type Finding, finding } from '../finding.ts';
import { preparePortal } from '../prepare-portal.ts';
import type { Seeded } from '../seeded.ts';
import { ask } from './ask.ts';
import { mostHeldMs } from './move-a-shard.ts';
import type { OnCluster, Portal } from './start-on-cluster.ts';
import { items, missing, undelivered, untilDelivered, type Written } from './written.ts';

interface Journey {
  writesMeanwhile: number;
  /** The longest time in which no write was acknowledged. */
  heldMs: number;
  findings: Finding[];
}

interface Plan {
  source: string;
  databaseUrl: string;
  masterKey: string;
  random: Seeded;
  context: Parameters<typeof temporaryDataDir>[0];
}

type Settings = Readonly<Record<string, string>>;

const guide = join(root, 'docs/guides/run-on-several-machines.md');
const writers = 4;
/** Written before, between and after the two moves. */
const writesBetween = 50;

/** A portal of one machine moves into the cluster and back by the guide's commands, while it writes and its feed is followed. */
export async function comeAndGo(cluster: OnCluster, plan: Plan): Promise<Journey> {
  const { source, databaseUrl, masterKey, random, context } = plan;
  const home = await preparePortal({ tree: source });
  const common = { RATE_LIMITS: 'off', OUTBOUND_ALLOW: '127.0.0.1/32', LOG_LEVEL: 'silent' };
  const settings = { DATA_DIR: home.dataDir, MASTER_KEY: home.masterKey };
  const one = await startProcess({
    script: join(source, 'server/src/main.ts'),
    cwd: source,
    env: { ...common, ...settings, PUBLIC_URL: 'http://127.0.0.1' },
  });
  context.after(() => one.stop());
  const homeAddress = `http://127.0.0.1:${one.port}`;
  const files = temporaryDataDir(context);
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, REPO: source, PORTAL: home.slug },
    ONE_MACHINE_ENV: written(join(files, 'one-machine.env'), { ...settings, PUBLIC_URL: homeAddress }),
    CLUSTER_ENV: written(join(files, 'cluster.env'), {
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: cluster.dataDir, MASTER_KEY: masterKey, PUBLIC_URL: cluster.address },
    }),
  };
  const portal: Portal = { tenantId: home.tenantId, key: home.key, node: { group: 0, host: '', port: 0 } };
  const traveller = new Traveller(homeAddress, portal);
  await traveller.subscribe(cluster.receiver.url('none'));
  const reading = ['one', 'other'].map((name) => traveller.follow(random.fork(name)));
  const said: string[] = [];
  const writing = Array.from({ length: writers }, () => traveller.write());
  try {
    for (const heading of ['Bring a portal in', 'Back to one machine']) {
      await traveller.untilWritten(writesBetween);
      said.push(await followGuide(guide, heading, { env }).catch((error: Error) => error.message));
    }
    await traveller.untilWritten(writesBetween);
  } finally {
    traveller.writes = false;
    await Promise.allSettled(writing);
  }
  const { acknowledged, refused, heldMs } = traveller;
  await untilDelivered(cluster, acknowledged, 60_000);
  traveller.reads = false;
  const seen = await Promise.all(reading);
  return {
    ...{ writesMeanwhile: acknowledged.length, heldMs },
    findings: [
      finding(
        'C16 a portal moves in and back as the guide says',
        said.filter((output) => !/verified\.\nWrites were held for/.test(output)),
      ),
      finding('C17 it writes meanwhile, held for ten seconds at most each time', [
        ...refused,
        ...(heldMs > mostHeldMs ? [`no write was acknowledged for ${heldMs} ms`] : []),
        ...(traveller.moves === 2 ? [] : [`a new address was told ${traveller.moves} times`]),
      ]),
      finding('C18 whoever follows its feed notices nothing but the new address', [
        ...seen.flatMap((ids) => (new Set(ids).size < ids.length ? ['a reader saw an event twice'] : [])),
        ...(seen[0]?.join() === seen[1]?.join() ? [] : ['two readers saw different orders']),
        ...seen.flatMap((ids) =>
          ids.length < acknowledged.length ? ['a reader saw fewer events than were written'] : [],
        ),
      ]),
      finding('C19 whatever was acknowledged meanwhile is there, delivered, and once in the feed', [
        ...undelivered(cluster, acknowledged),
        ...(await missing({ portals: [portal], as: traveller.as }, acknowledged)),
      ]),
    ],
  };
}

function written(path: string, settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(path, lines.join(''));
  return path;
}

/** Whoever calls the portal: goes where a refusal says that it is now, and waits while it moves. */
class Traveller {
  readonly #portal: Portal;
  #address: string;
  #latest = Date.now();
  readonly acknowledged: Written[] = [];
  readonly refused: string[] = [];
  moves = 0;
  heldMs = 0;
  writes = true;
  reads = true;

  constructor(address: string, portal: Portal) {
    this.#address = address;
    this.#portal = portal;
  }

  readonly as: OnCluster['as'] = ({ key }, method, path, body) => ask(`${this.#address}${path}`, { method, key, body });

  async subscribe(url: string): Promise<void> {
    const events = { url, events: [], payloadMode: 'full', ordering: 'none', enabled: true };
    const { status } = await this.as(this.#portal, 'POST', '/api/v1/webhook-subscriptions', {
      name: 'Proof',
      ...events,
    });
    if (status !== 201) throw new Error(`The subscription was refused: ${status}`);
  }

  async follow(random: Seeded): Promise<string[]> {
    try {
      return await readAlong({
        ...{ key: this.#portal.key, random },
        address: () => this.#address,
        moved: (to) => this.#goTo(to),
        goesOn: () => this.reads,
      });
    } catch (error) {
      this.refused.push((error as Error).message);
      return [];
    }
  }

  async write(): Promise<void> {
    while (this.writes) {
      const { status, json } = await this.as(this.#portal, 'POST', items, { name: 'Meanwhile' });
      if (status === 201) this.#acknowledge(json.id);
      else if (status === 410 && json.movedTo) this.#goTo(json.movedTo);
      else if (status === 503) await pause(200);
      else return void this.refused.push(`${status} ${JSON.stringify(json)}`);
      await pause(20);
    }
  }

  /** A refusal is a finding; nothing need be waited for after it. */
  async untilWritten(more: number): Promise<void> {
    const wanted = this.acknowledged.length + more;
    while (this.acknowledged.length < wanted && this.refused.length === 0) await pause(50);
  }

  #acknowledge(id: string) {
    this.acknowledged.push({ portal: this.#portal, id });
    this.heldMs = Math.max(this.heldMs, Date.now() - this.#latest);
    this.#latest = Date.now();
  }

  #goTo(address: string) {
    if (address === this.#address) return;
    this.#address = address;
    this.moves += 1;
  }
}
