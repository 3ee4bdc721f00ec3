import type { Seeded } from '../seeded.ts';
import { type Came, notFollowed } from './came.ts';
import type { Door } from './doors.ts';
import { isReachable, wordsOf } from './judge-address.ts';
import { nameOf, names } from './names.ts';
import { type Place, zone } from './place.ts';
import { hostileHost, hostileUrl } from './spellings.ts';
import { withDials } from './watch-dials.ts';

/** What was broken, by the invariant it belongs to. */
export interface Broken {
  invariant: 'inside' | 'refusal' | 'control' | 'words' | 'fault';
  what: string;
}

export interface Tried {
  door: string;
  /** How it was written or what the name does. */
  kind: string;
  calls: number;
  reachedOutside: boolean;
  broken: readonly Broken[];
}

/** One attempt to be led inside by one door: once, or twice by a name that turns. */
export async function attempt(door: Door, number: number, place: Place, random: Seeded): Promise<Tried> {
  const byName = place.hasOutside && random.chance(0.3);
  const kind = byName ? pickName(random) : 'spelling';
  const target = byName ? targetOf(door, nameOf(kind, number), place) : spelt(door, place, random);
  const leads = names[kind]?.leads ?? (isReadAsOutside(target, place) ? 'either' : 'inside');
  const broken: Broken[] = [];
  let reachedOutside = false;
  const calls = leads === 'turns' ? 2 : 1;
  for (let call = 0; call < calls; call += 1) {
    const { came, dials } = await callOf(door, target, leads).catch((error: Error) => ({
      came: { end: 'refused', said: '' } as Came,
      dials: [],
      thrown: broken.push({ invariant: 'fault', what: `${door.name} at ${target}: ${error.stack}` }),
    }));
    const inside = dials.filter((address) => !isOutside(address));
    if (inside.length > 0) note('inside', `dialled ${inside.join(', ')}`);
    const turned = leads === 'inside' || (leads === 'nowhere' && !door.onlyJudges) || (leads === 'turns' && call > 0);
    if (turned && !isTurnedAway(came, door)) note('refusal', `came to ${came.end}: ${came.said}`);
    if (leads === 'outside' && came.end === 'refused' && !isReached(came, dials, door))
      note('control', `came to ${came.end}: ${came.said}`);
    if (byName && revealed(came.said, place)) note('words', came.said);
    reachedOutside ||= dials.length > 0;
  }
  return { door: door.name, kind, calls, reachedOutside, broken };

  function note(invariant: Broken['invariant'], what: string) {
    broken.push({ invariant, what: `${door.name} at ${JSON.stringify(target)}: ${what}` });
  }
}

/** A reader of URLs may take what stands before a backslash for the host: that is outside, and may be called. */
const isReadAsOutside = (target: string, { outside4 }: Place) => URL.parse(target)?.hostname === outside4;

const isOutside = (address: string) => isReachable(wordsOf(address));

const isReached = ({ end, said }: Came, dials: readonly string[], { onlyJudges }: Door) =>
  onlyJudges ? end === 'accepted' : dials.length > 0 || end === 'answered' || said === notFollowed;

/** A name server that was too slow for the judge is asked once more: what leads nowhere yet is accepted, and judged again at each send. */
async function callOf(door: Door, target: string, leads: string) {
  const first = await withDials(() => door.call(target));
  const again = door.onlyJudges && first.came.end === 'accepted' && leads !== 'outside';
  return again ? withDials(() => door.call(target)) : first;
}

/** Or the server outside that would have named the address did not answer in time: a busy machine. */
const isTurnedAway = ({ end }: Came, { behindAnswer = false }: Door) =>
  end === 'refused' || end === 'nowhere' || (behindAnswer && end === 'dialled');

const targetOf = ({ takes }: Door, name: string, { port }: Place) =>
  takes === 'host' ? name : `https://${name}:${port}/`;

function spelt({ takes }: Door, place: Place, random: Seeded): string {
  if (takes === 'url') return hostileUrl(place, random);
  const host = hostileHost(place, random);
  return random.pick([
    host,
    host,
    host,
    `${host}:25`,
    `user@${host}`,
    `${host}/x`,
    `[${host}]`,
    ` ${host} `,
    `${host}.`,
  ]);
}

const kinds = Object.keys(names);
const weights = kinds.map((kind) => names[kind]?.weight ?? 1);
const allWeights = weights.reduce((sum, weight) => sum + weight, 0);

function pickName(random: Seeded): string {
  let left = random.next() * allWeights;
  return kinds.find((_, at) => (left -= weights[at] as number) < 0) ?? (kinds[0] as string);
}

/** An inner address that a name led to, which nobody typed, in words that a person reads. */
const revealed = (said: string, { inner4, inner6 }: Place) =>
  [...inner4, ...inner6.filter((address) => address.length > 4)].some((address) =>
    said.replaceAll(zone, '').includes(address),
  );
