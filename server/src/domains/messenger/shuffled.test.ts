import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { drainJobs, owner, request } from '../../../test/harness.ts';
import { messengerPortal } from '../../../test/messengers.ts';

/** What a message is to be in the end, counted without the product: written down as it is made up. */
interface Ends {
  chat: string;
  direction: 'in' | 'out';
  text: string | null;
  status: string | null;
  deleted: boolean;
}

const ranks = ['sent', 'error', 'delivered', 'read'];
const named: Record<string, string> = { error: 'failed' };

/** The same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

/** So many posts of the provider about as many messages as it takes, and what is to come of them. */
function conversationsOf(count: number, channelId: string, random: (most: number) => number) {
  const ends = new Map<string, Ends>();
  const events: Array<{ messages?: object[]; statuses?: object[] }> = [];
  for (let turn = 1; events.length < count; turn += 1) {
    const messageId = `m-${turn}`;
    const direction = random(3) === 0 ? 'out' : 'in';
    const chatId = `7916${String(random(40)).padStart(7, '0')}`;
    const dateTime = new Date(Date.UTC(2026, 10, 26) + turn * 1_000).toISOString();
    const told = { ...{ messageId, channelId, chatType: 'whatsapp', chatId, dateTime, type: 'text' } };
    const one = { ...told, isEcho: direction === 'out', status: direction === 'out' ? 'sent' : 'inbound' };
    let text = `Сообщение ${turn}`;
    events.push({ messages: [{ ...one, text, contact: { name: `Клиент ${chatId}` } }] });
    for (let edit = 1; random(5) === 0 && edit < 4; edit += 1) {
      const next = `${text}, правка ${edit}`;
      events.push({ messages: [{ ...one, text: next, isEdited: true, oldInfo: { text } }] });
      text = next;
    }
    const deleted = random(20) === 0;
    if (deleted) events.push({ messages: [{ ...one, text, isDeleted: true }] });
    let furthest = 0;
    for (const [rank, status] of direction === 'out' ? ranks.entries() : []) {
      if (random(2) === 0) continue;
      events.push({
        statuses: [{ messageId, status, timestamp: dateTime, ...(status === 'error' && { error: 'BAD_CONTACT' }) }],
      });
      furthest = Math.max(furthest, rank);
    }
    const status = ranks[furthest] as string;
    ends.set(messageId, {
      ...{ chat: chatId, direction, text: deleted ? null : text, deleted },
      status: direction === 'out' ? (named[status] ?? status) : null,
    });
  }
  return { ends, events };
}

/** Every event twice, in no order, some of them together in one post. */
function shuffledPosts(
  events: ReadonlyArray<{ messages?: object[]; statuses?: object[] }>,
  random: (most: number) => number,
) {
  const all = [...events, ...events].map((event) => ({ event, place: random(1_000_000_000) }));
  const order = all.toSorted((a, b) => a.place - b.place).map(({ event }) => event);
  const posts: object[] = [];
  for (let at = 0; at < order.length; ) {
    const some = order.slice(at, at + 1 + random(12));
    at += some.length;
    const [messages, statuses] = [some.flatMap((one) => one.messages ?? []), some.flatMap((one) => one.statuses ?? [])];
    posts.push({ ...(messages.length > 0 && { messages }), ...(statuses.length > 0 && { statuses }) });
  }
  return posts;
}

async function endsAsCounted(t: TestContext, count: number, seed: number) {
  const { sim, portal } = await messengerPortal(t);
  const random = randomOf(seed);
  const channelId = sim.state.channels[0]?.channelId as string;
  const { ends, events } = conversationsOf(count, channelId, random);
  const posts = shuffledPosts(events, random);
  const path = new URL(sim.state.webhooksUri as string).pathname;
  for (const [turn, body] of posts.entries()) {
    assert.equal((await request('POST', path, { body })).status, 200);
    if (turn % 200 === 199) await drainJobs(portal.tenantId);
  }
  for (let round = 0; round < 3; round += 1) {
    await owner.query(
      `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null and name = 'integrations.apply-delivery'`,
      [portal.tenantId],
    );
    await drainJobs(portal.tenantId);
  }
  const { rows } = await owner.query<{ id: string; chat: string } & Ends>(
    `select message.external_id as id, talk.chat_id as chat, message.direction, message.body as text, message.status,
       message.deleted_at is not null as deleted
     from messenger_messages message join messenger_conversations talk on talk.tenant_id = $1 and talk.id = message.conversation_id
     where message.tenant_id = $1`,
    [portal.tenantId],
  );
  const kept = new Map(rows.map(({ id, ...state }) => [id, state]));
  assert.equal(kept.size, rows.length, 'no message stands twice');
  assert.deepEqual([...kept.keys()].toSorted(), [...ends.keys()].toSorted(), `seed ${seed}`);
  for (const [id, state] of ends) assert.deepEqual(kept.get(id), state, `${id}, seed ${seed}`);
  const counted = await owner.query(
    `select chat_id as chat, message_count as messages, unread_count as unread from messenger_conversations where tenant_id = $1 order by chat_id`,
    [portal.tenantId],
  );
  const byChat = Map.groupBy([...ends.values()], ({ chat }) => chat);
  assert.deepEqual(
    counted.rows,
    [...byChat]
      .map(([chat, some]) => ({
        chat,
        messages: some.length,
        unread: some.filter(({ direction }) => direction === 'in').length,
      }))
      .toSorted((a, b) => (a.chat < b.chat ? -1 : 1)),
  );
  const waiting = await owner.query('select count(*)::int as left from messenger_early_events where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(waiting.rows, [{ left: 0 }], 'no status waits for a message that has come');
}

test('300 messages and statuses, shuffled and doubled, end as an independent count says', (t) =>
  endsAsCounted(t, 300, 17));

long(
  '10,000 messages and statuses, shuffled and doubled, end as an independent count says',
  { timeout: 1_200_000 },
  (t) => endsAsCounted(t, 10_000, 2_026),
);
