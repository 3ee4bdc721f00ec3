import assert from 'node:assert/strict';
import type { Host } from '../../../../tools/sim/kit/start-host.ts';
import { subscribable } from '../../../../tools/sim/wazzup/seed.ts';
import type { MessageEvent, MessengerEvent, StatusEvent } from '../../../src/kernel/integrations/ports/messenger.ts';
import type { ReadDelivery } from '../../../src/kernel/integrations/provider-webhook.ts';
import { hook, type One, type Sim, sends, type Wazzup, withHost } from './asking.ts';

const at = new Date('2026-11-26T09:00:00Z');
const client = { chatId: '79161234567', text: 'Счёт отправили' };

/** Everything is subscribed to, whatever the connector would ask for: it has to read all of it. */
function listen({ state }: Sim, host: Host): void {
  state.webhooksUri = `${host.url}/ok/hook`;
  for (const subject of subscribable) state.subscriptions[subject] = true;
}

async function heard(sim: Sim, connector: Wazzup): Promise<ReadDelivery[]> {
  await sim.courier.settled();
  return sim.courier.posted.map(({ body }) => {
    const delivery = hook(connector).read(body, at);
    assert.ok(delivery, `not read: ${JSON.stringify(body)}`);
    return delivery;
  });
}

const eventsOf = (deliveries: readonly ReadDelivery[]) =>
  deliveries.flatMap(({ events }) => events.map(({ event }) => event as MessengerEvent));
const keysOf = (deliveries: readonly ReadDelivery[]) =>
  deliveries.flatMap(({ events }) => events.map(({ key }) => key));

interface Heard {
  events: MessengerEvent[];
  messages: MessageEvent[];
  statuses: StatusEvent[];
  keys: string[];
  unread: number;
}

/** Something happens at Wazzup, is really delivered, and this is what the connector reads. */
const hears = (
  name: string,
  happens: (sim: Sim, connector: Wazzup) => unknown,
  holds: (heard: Heard) => void,
): One => ({
  name,
  run: ({ connector, sim }) =>
    withHost(async (host) => {
      listen(sim, host);
      await happens(sim, connector);
      const deliveries = await heard(sim, connector);
      const events = eventsOf(deliveries);
      holds({
        events,
        messages: events.filter((one) => one.type === 'message'),
        statuses: events.filter((one) => one.type === 'status'),
        keys: keysOf(deliveries),
        unread: deliveries.reduce((sum, { unread }) => sum + unread, 0),
      });
    }),
});

const written = (sim: Sim) => sim.happen('client writes', client) as { messageId: string };

export const listening: readonly One[] = [
  hears(
    'a message of a client is one that came in, with who wrote it and how he is reached',
    (sim) => {
      sim.clock.stop(at.getTime());
      written(sim);
    },
    ({ events }) => {
      const [one] = events as [MessageEvent];
      assert.deepEqual(
        [one.direction, one.text, one.chatType, one.chatId, one.at, one.status, one.contact.phone, one.contact.name],
        ['in', client.text, 'whatsapp', client.chatId, at.toISOString(), null, client.chatId, 'Иван Поставщиков'],
      );
    },
  ),
  hears(
    'a file of a client has an address and no text',
    (sim) => sim.happen('client writes', { ...client, text: undefined, contentUri: 'https://store.example/1.pdf' }),
    ({ messages: [one] }) => assert.deepEqual([one?.fileUrl, one?.text], ['https://store.example/1.pdf', null]),
  ),
  hears(
    'an address that leads into the browser is none',
    (sim) => sim.happen('client writes', { ...client, contentUri: 'javascript:alert(1)' }),
    ({ messages: [one] }) => assert.equal(one?.fileUrl, null),
  ),
  hears(
    'what a colleague writes elsewhere went out, and is no answer of the client',
    (sim) => sim.happen('colleague writes', client),
    ({ messages: [one] }) => assert.deepEqual([one?.direction, one?.authorName], ['out', 'Анна Смирнова']),
  ),
  {
    name: 'what we send comes back as one that went out, and then its status',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        listen(sim, host);
        const { result } = await sends(call, connector);
        const [echo, status] = eventsOf(await heard(sim, connector)) as [MessageEvent, StatusEvent];
        assert.deepEqual([echo.direction, echo.messageId], ['out', result?.externalId]);
        assert.deepEqual([status.status, status.messageId], ['sent', result?.externalId]);
      }),
  },
  {
    name: 'a message and its status in one delivery are both read',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        listen(sim, host);
        sim.faults.add({ fault: { kind: 'own', name: 'message and status together' } });
        await sends(call, connector);
        const types = eventsOf(await heard(sim, connector)).map(({ type }) => type);
        assert.deepEqual(types, ['message', 'status']);
      }),
  },
  hears(
    'every step of a message has a key of its own, and an error has words',
    (sim) => {
      const { messageId } = sim.happen('colleague writes', client) as { messageId: string };
      for (const status of ['delivered', 'read']) sim.happen('a message goes on', { messageId, status });
      sim.happen('a message goes on', { messageId, status: 'error', error: 'CHAT_NO_ACCESS' });
    },
    ({ statuses, keys }) => {
      assert.deepEqual(
        statuses.map(({ status }) => status),
        ['delivered', 'read', 'failed'],
      );
      assert.equal(statuses[0]?.at?.slice(0, 3), '202');
      assert.match(statuses[2]?.error?.ru ?? '', /Нет доступа к этому чату/);
      assert.equal(new Set(keys).size, 4);
    },
  ),
  hears(
    'a status nobody has told us of is no step, and breaks nothing',
    (sim) => {
      const { messageId } = sim.happen('colleague writes', client) as { messageId: string };
      for (const status of ['edited', 'transmogrified']) sim.happen('a message goes on', { messageId, status });
    },
    ({ statuses, unread }) => assert.deepEqual([statuses, unread], [[], 0]),
  ),
  hears(
    'the same delivery again has the same keys',
    (sim) => {
      sim.courier.plan('twice', 'twice');
      const { messageId } = written(sim);
      sim.happen('a message goes on', { messageId, status: 'read' });
    },
    ({ keys }) => assert.deepEqual([keys.length, new Set(keys).size], [4, 2]),
  ),
  hears(
    'edits and a deletion are of the message, and each is new',
    (sim) => {
      const { messageId } = written(sim);
      for (const text of ['Счёт отправлен', 'Счёт отправлен вчера'])
        sim.happen('a message is edited', { messageId, text });
      sim.happen('a message is deleted', { messageId });
    },
    ({ messages, keys }) => {
      assert.deepEqual(
        messages.map(({ edited, deleted }) => [edited, deleted]),
        [
          [false, false],
          [true, false],
          [true, false],
          [true, true],
        ],
      );
      assert.equal(new Set(messages.map(({ messageId }) => messageId)).size, 1);
      assert.deepEqual([new Set(keys).size, messages[2]?.text], [4, 'Счёт отправлен вчера']);
    },
  ),
  hears(
    'a channel that changed has the channels read anew',
    (sim) => sim.happen('a channel turns', { channelId: sim.state.channels[0]?.channelId, state: 'phoneUnavailable' }),
    ({ events }) => assert.deepEqual(events, [{ type: 'channels_changed' }]),
  ),
  hears(
    'records that are asked for, and templates, are understood and passed over',
    (sim) => {
      sim.happen('a record is asked for', { what: 'createDeal', contacts: ['c-1'] });
      sim.happen('a template turns', { status: 'approved' });
    },
    ({ events, unread }) => assert.deepEqual([events, unread], [[], 0]),
  ),
  {
    name: 'a test is known, what cannot be read is counted, and what is none of Wazzup is told from it',
    async run({ connector }) {
      const { read } = hook(connector);
      assert.equal(read({ test: true }, at)?.probe, true);
      const good = { messageId: 'm', channelId: 'c', chatType: 'max', chatId: '1', isEcho: false };
      const half = read({ messages: [good, { messageId: 'n' }, null, 'text'] }, at);
      assert.deepEqual([half?.events.length, half?.unread, half?.probe], [1, 3, false]);
      for (const body of [null, 'text', [], {}, { event: 'task-moved' }]) assert.equal(read(body, at), null);
    },
  },
];
