import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, openConnection, type Reply } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import type { Seeded } from '../seeded.ts';
import { foreignIn, type Made, type Portal, type World } from './open-world.ts';

export interface Told {
  answered: number;
  refused: number;
  /** B1, B3. */
  foreign: string[];
  failed: string[];
}

interface Socket {
  number: number;
  port: number;
  portal: Portal;
  world: World;
  random: Seeded;
  told: Told;
  ends: number;
  /** Between two requests, on the average. */
  paceMs: number;
}

/** One request, the status it must have, and what is known by its answer. */
interface Asked {
  text: string;
  what: string;
  status: number;
  /** Another portal's record that is asked for; its identifier may be said again. */
  echo?: string;
  /** Asked twice: what a refusal left behind would be met. */
  isRepeated?: boolean;
  learn?(reply: Reply | undefined): void;
}

const items = '/api/v1/integration-api/catalog-items';

/** A client that keeps its connection and writes and reads in its portal, and now and then asks for a record of another. */
export async function runSocket(socket: Socket): Promise<void> {
  const { port, random, ends, paceMs } = socket;
  let connection = await openConnection(port);
  for (let turn = 1; Date.now() < ends; turn += 1) {
    const asked = chosen(socket, turn);
    for (let time = asked.isRepeated ? 2 : 1; time > 0; time -= 1)
      if (!(await ask(connection, asked, socket))) connection = await openConnection(port);
    await pause(Math.min(random.between(0.5, 1.5) * paceMs, Math.max(0, ends - Date.now())));
  }
  connection.close();
}

async function ask(
  connection: Connection,
  { text, what, status, echo, learn }: Asked,
  { told, portal, world }: Socket,
) {
  const reply = await connection.send(text).catch((error: Error) => void told.failed.push(`${what}: ${error.message}`));
  const isDone = reply?.status === status;
  learn?.(isDone ? reply : undefined);
  if (!reply) return false;
  const said = echo === undefined ? reply.body : reply.body.replaceAll(echo, '');
  told.foreign.push(...foreignIn(said, portal, world).map((one) => `${what}: ${one} in ${portal.canary}`));
  if (isDone) told.answered += 1;
  else if (isLimit(reply)) told.refused += 1;
  else told.failed.push(`${what}: ${reply.status} ${reply.body.slice(0, 200)}`);
  return true;
}

/** A limit or an overload says when to come again. */
const isLimit = ({ status, head = '' }: Reply) => (status === 503 || status === 429) && /^retry-after: \d/im.test(head);

function chosen(socket: Socket, turn: number): Asked {
  const { portal, random, world } = socket;
  const { key } = portal;
  const draw = random.next();
  const own = portal.made.length > 0 ? random.pick(portal.made) : undefined;
  if (!own || draw < 0.4) return create(socket, `m${socket.number}-${turn}.`);
  if (draw < 0.55 && !own.isBusy) return change(own, portal);
  if (draw < 0.75) return { what: 'list', text: requestText('GET', `${items}?limit=20`, key), status: 200 };
  const stranger = random.pick(world.portals);
  const theirs = stranger === portal || stranger.made.length === 0 ? undefined : random.pick(stranger.made);
  if (draw < 0.9 || !theirs) return { what: 'read', text: requestText('GET', `${items}/${own.id}`, key), status: 200 };
  const at = `${items}/${theirs.id}`;
  const wanted = { status: 404, echo: theirs.id };
  if (random.chance(0.5)) return { what: 'read of another', text: requestText('GET', at, key), ...wanted };
  const body = { name: portal.canary, idempotencyKey: `m${socket.number}-${turn}` };
  return { what: 'change of another', text: requestText('PATCH', at, key, body), isRepeated: true, ...wanted };
}

function create({ portal, world }: Socket, mark: string): Asked {
  const name = `${portal.canary} ${mark}`;
  return {
    what: 'create',
    text: requestText('POST', items, portal.key, { name }),
    status: 201,
    learn(reply) {
      if (!reply) return;
      const { id } = JSON.parse(reply.body) as { id: string };
      portal.made.push({ id, mark, names: [name], changes: 0, isBusy: false });
      world.ownerOf.set(id, portal);
    },
  };
}

/** One at a time: whichever of two came last would not be known. */
function change(own: Made, { canary, key }: Portal): Asked {
  own.isBusy = true;
  own.changes += 1;
  const name = `${canary} ${own.mark} changed ${own.changes}`;
  own.names.push(name);
  return {
    what: 'change',
    text: requestText('PATCH', `${items}/${own.id}`, key, { name }),
    status: 200,
    learn(reply) {
      own.isBusy = false;
      if (reply) own.names = [name];
    },
  };
}
