import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../bench/measure/processes.ts';
import { firstReady } from '../crash/settle.ts';
import { type Installation, startInstallation } from '../crash/start-installation.ts';
import { needPrograms } from '../debian/need-programs.ts';
import { finding } from '../finding.ts';
import { seeded } from '../seeded.ts';
import { checkWorld, comesToRest } from './check-world.ts';
import { foreignIn, openWorld, type World } from './open-world.ts';
import { refusesPooledOwner } from './refuses-pooled-owner.ts';
import { runSocket, type Told } from './run-socket.ts';
import { type Bouncer, pgbouncer, startBouncer } from './start-bouncer.ts';
import { type Listener, startListener } from './start-listener.ts';
import { watchSessions } from './watch-sessions.ts';

interface Plan {
  source: string;
  seed: number;
  /** Web processes, beside two workers. */
  webs: number;
  sockets: number;
  seconds: number;
  /** Seconds within which all must come to rest. */
  patience: number;
}

/** Code is compiled once for all runs; a tree that is there once keeps none, which each process would write at its end. */
const compiled = (source: string) =>
  source === root
    ? { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
    : { NODE_DISABLE_COMPILE_CACHE: '1' };
/** Requests a second of all sockets together, after the first of all at once. */
const rate = 100;
const socketsOfPortal = 20;

/** Thousands of sockets of many portals at several web processes, which share some sessions of the database through pgbouncer. */
export async function runBouncerCampaign(plan: Plan) {
  const { source, webs } = plan;
  needPrograms({ [pgbouncer]: 'pgbouncer' });
  let bouncer: Bouncer | undefined;
  const listener = await startListener();
  const installation = await startInstallation({
    ...{ source: () => source, schemaOf: source, env: compiled(source), webs, tuning: { max_connections: '100' } },
    async between(dataDir, ownerUrl) {
      bouncer = await startBouncer(source, dataDir, ownerUrl);
      return { DATABASE_POOLER_URL: bouncer.url };
    },
  });
  try {
    return await besiege(installation, bouncer as Bouncer, listener, plan);
  } finally {
    await installation.stop();
    await bouncer?.stop();
    await listener.stop();
  }
}

const answered = 'B3 no request fails but by a limit';
const standing = 'B7 every process starts, and none falls by itself';

const none = () => undefined;
const messageOf = ({ message }: Error) => message;

async function besiege(installation: Installation, bouncer: Bouncer, listener: Listener, plan: Plan) {
  const { source, seed, sockets, seconds, patience } = plan;
  const fallen = await firstReady(installation).then(none, messageOf);
  if (fallen) return { findings: [finding(standing, [fallen])] };
  const portals = Math.max(4, Math.ceil(sockets / socketsOfPortal));
  const world = await openWorld(installation, portals, listener.url).catch(messageOf);
  if (typeof world === 'string') return { findings: [finding(answered, [world])] };
  const stopWatching = await watchSessions(installation.ownerUrl(), bouncer.clients);
  const told = await writeAndRead(installation, world, { seed, sockets, seconds });
  const rest = await comesToRest(installation, patience);
  const { most, mostClients } = await stopWatching();
  const heard = listener.received.flatMap(({ canary, body }) =>
    foreignIn(body, { canary }, world).map((one) => `webhook: ${one} in ${canary}`),
  );
  const made = world.portals.reduce((sum, one) => sum + one.made.length, 0);
  const passed = [...most].filter(([, count]) => count > bouncer.poolSize);
  return {
    ...{ sockets, portals, processes: installation.processes.length, seconds },
    requests: { answered: told.answered, refused: told.refused, created: made },
    webhooks: { received: listener.received.length },
    sessions: Object.fromEntries([...most].map(([role, count]) => [`most of ${role}`, count])),
    mostClients,
    findings: [
      finding('B1 no answer holds anything of another portal', told.foreign),
      finding('B1 no webhook tells anything of another portal', heard),
      ...(await checkWorld(installation, world)),
      finding(answered, told.failed),
      finding(
        'B3 most are answered',
        told.answered < told.refused ? [`${told.answered}, ${told.refused} refused`] : [],
      ),
      finding(
        'B4 the server never has more sessions of a role than the pool',
        most.size === 2 ? passed.map(([role, count]) => `${role}: ${count}`) : ['not all came through the pooler'],
      ),
      rest,
      finding(
        'B6 an owner who comes through the pooler is refused',
        await refusesPooledOwner(source, installation, bouncer),
      ),
      finding(
        standing,
        installation.ends.falls.map(({ name, how }) => `${name}: ${how}`),
      ),
    ],
  };
}

/** All ask at once, and then each in its own time. */
async function writeAndRead(
  { ports }: Installation,
  world: World,
  { seed, sockets, seconds }: Pick<Plan, 'seed' | 'sockets' | 'seconds'>,
): Promise<Told> {
  const told: Told = { answered: 0, refused: 0, foreign: [], failed: [] };
  const random = seeded(seed);
  const ends = Date.now() + seconds * 1_000;
  let waiting = sockets;
  const all = Array.from({ length: sockets }, (_, number) =>
    runSocket({
      ...{ number, world, told, ends, random: random.fork(`socket ${number}`) },
      port: ports[number % ports.length] as number,
      portal: world.portals[number % world.portals.length] as World['portals'][number],
      paceMs: (sockets / rate) * 1_000,
    })
      .catch((error: Error) => void told.failed.push(`socket: ${error.message}`))
      .finally(() => {
        waiting -= 1;
      }),
  );
  await Promise.race([Promise.all(all), pause((seconds + 60) * 1_000, undefined, { ref: false })]);
  if (waiting > 0) told.failed.push(`${waiting} sockets were not answered within a minute`);
  return told;
}
