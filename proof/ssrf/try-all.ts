import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { startNameServer } from '../names/start-name-server.ts';
import { seeded } from '../seeded.ts';
import { attempt, type Broken } from './attempt.ts';
import { answerNames } from './names.ts';
import { atHome, inner4, inner6, outside, type Place } from './place.ts';
import { startCanaries } from './start-canaries.ts';
import { startOutside } from './start-outside.ts';
import { watchDials } from './watch-dials.ts';

/** What a run of attempts tells, as one line of JSON. */
export interface Told {
  attempts: number;
  calls: number;
  questions: number;
  canaries: number;
  canaryHits: string[];
  skipped: string[];
  reached: Record<string, number>;
  outsideCalls: number;
  broken: Array<Broken & { count: number }>;
}

// Runs in a network of its own, where the inner and the outer addresses are all on the loopback; or, without one, among those of the machine.
const { seed, attempts, own, certificate } = JSON.parse(process.env.PROOF_SSRF as string);
const place: Place = { ...outside, ...(own ? { inner4, inner6 } : atHome), port: await freePort(), hasOutside: own };
const server = await startNameServer(answerNames(place));
process.env.PROOF_NAME_SERVER = String(server.port);
await import('../names/ask-our-server.ts');
const strayDials: string[] = [];
watchDials((address) => strayDials.push(address));
const { openDoors } = await import('./doors.ts');
const pair = own && {
  key: readFileSync(`${certificate}.key`, 'utf8'),
  cert: readFileSync(`${certificate}.crt`, 'utf8'),
};
const outsideServer = pair ? await startOutside(place, pair) : undefined;
const canaries = await startCanaries(place);
const { doors, close } = openDoors(place);
const reachable = doors.filter(({ behindAnswer }) => own || !behindAnswer);
const turnsOf = reachable.flatMap((door) => Array<typeof door>(door.behindAnswer ? 1 : 8).fill(door));

const told: Told = {
  ...{ attempts: 0, calls: 0, questions: 0, canaries: canaries.count, canaryHits: [], skipped: canaries.skipped },
  ...{ reached: Object.fromEntries(reachable.map(({ name }) => [name, 0])), outsideCalls: 0, broken: [] },
};
const random = seeded(seed);
let next = 0;
await Promise.all(Array.from({ length: 24 }, work));
await new Promise((resolve) => setTimeout(resolve, 300));
close();
told.questions = server.questions();
told.outsideCalls = outsideServer?.calls() ?? 0;
told.canaryHits = canaries.hits;
for (const address of strayDials) note({ invariant: 'inside', what: `${address} was dialled by nobody's attempt` });
process.stdout.write(`TOLD ${JSON.stringify(told)}\n`, () => process.exit(0));

async function work() {
  while (next < attempts) {
    const number = next;
    next += 1;
    const drawn = random.fork(`attempt ${number}`);
    const door = drawn.pick(turnsOf);
    const { calls, reachedOutside, broken } = await attempt(door, number, place, drawn);
    told.attempts += 1;
    told.calls += calls;
    if (reachedOutside) told.reached[door.name] = (told.reached[door.name] ?? 0) + 1;
    for (const one of broken) note(one);
  }
}

function note({ invariant, what }: Broken) {
  const known = told.broken.filter((one) => one.invariant === invariant);
  if (known.length < 5) told.broken.push({ invariant, what: what.slice(0, 600), count: 1 });
  else (known[0] as { count: number }).count += 1;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
