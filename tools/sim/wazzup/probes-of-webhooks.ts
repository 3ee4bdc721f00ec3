import type { Host } from '../kit/start-host.ts';
import {
  against,
  ask,
  brought,
  headers,
  holds,
  type Probe,
  type Sim,
  state,
  subscribed,
  whatsapp,
  write,
} from './asking.ts';
import {
  asksForRecord,
  channelTurns,
  clientWrites,
  colleagueWrites,
  deletes,
  edits,
  goes,
  templateTurns,
} from './happenings.ts';
import type { World } from './seed.ts';

const hook = (webhooksUri: string, subscriptions: object = { messagesAndStatuses: true }) =>
  ask('PATCH', '/webhooks', { webhooksUri, subscriptions });
const look = ask('GET', '/webhooks');
const given = (host: Host, more: Partial<World> = {}) =>
  state({ webhooksUri: `${host.url}/ok/hook`, subscriptions: subscribed, ...more });

const client = { chatId: '79161234567', text: 'Счёт отправили' };

/** Something happens at the provider; what is brought then has to be so. */
const brings = (
  host: Host,
  clause: string,
  says: string,
  happens: (sim: Sim) => unknown,
  holdsOf: (bodies: Awaited<ReturnType<typeof brought>>) => boolean,
  more: Partial<World> = {},
): Probe => ({
  clause,
  says,
  given: given(host, more),
  passes: look,
  async answers(_, sim) {
    happens(sim);
    return holdsOf(await brought(sim));
  },
});

export const probesOfWebhooks = (host: Host): readonly Probe[] => [
  {
    clause: 'WZ-50',
    says: 'what is not named is off',
    async passes(send) {
      await send(hook(`${host.url}/ok/a?key=1`, { channelsUpdates: true, templateStatus: true }));
      await send(hook(`${host.url}/ok/a?key=1`, { templateStatus: true }));
      return send(look);
    },
    answers(reply) {
      const { webhooksUri, subscriptions } = holds(reply);
      const { wabaTemplatesStatus, ...others } = subscriptions;
      return webhooksUri === `${host.url}/ok/a?key=1` && wabaTemplatesStatus && !Object.values(others).includes(true);
    },
  },
  against('WZ-50/long', '201 characters', hook(long(host, 200)), hook(long(host, 201))),
  against('WZ-51/address', 'no address', hook(`${host.url}/ok`), hook('prokura.example')),
  against('WZ-51/address', 'another protocol', hook(`${host.url}/ok`), hook('ftp://prokura.example/hook')),
  against('WZ-51/test', 'the test is refused', hook(`${host.url}/ok`), hook(`${host.url}/refuses`)),
  against('WZ-51/test', 'a redirect is no 200', hook(`${host.url}/ok`), hook(`${host.url}/redirects`)),
  {
    clause: 'WZ-51',
    says: 'the test comes before the answer',
    passes: hook(`${host.url}/ok/tested`),
    answers: (_, sim) => JSON.stringify(sim.courier.posted.map(({ body }) => body)) === '[{"test":true}]',
  },
  {
    clause: 'WZ-52',
    says: 'the second takes all from the first',
    async passes(send) {
      await send(hook(`${host.url}/ok/first`));
      return send(hook(`${host.url}/ok/second`));
    },
    async answers(_, sim) {
      clientWrites(sim, client);
      await sim.courier.settled();
      return sim.courier.posted.at(-1)?.url === `${host.url}/ok/second` && sim.courier.posted.length === 3;
    },
  },
  brings(
    host,
    'WZ-53',
    'a POST of JSON',
    (sim) => clientWrites(sim, client),
    () => {
      const last = host.got.at(-1);
      return last?.path === '/ok/hook' && String(last.headers['content-type']).startsWith('application/json');
    },
  ),
  brings(
    host,
    'WZ-54',
    'no bearer',
    (sim) => clientWrites(sim, client),
    () => !('authorization' in (host.got.at(-1)?.headers ?? {})),
  ),
  brings(
    host,
    'WZ-54',
    'the bearer that was given',
    (sim) => clientWrites(sim, client),
    () => host.got.at(-1)?.headers.authorization === 'Bearer ours',
    { crmKey: 'ours' },
  ),
  {
    clause: 'WZ-55',
    says: 'messages and statuses together',
    given(sim) {
      given(host)(sim);
      sim.faults.add({ fault: { kind: 'own', name: 'message and status together' } });
    },
    passes: write(),
    answers: async (_, sim) =>
      (await brought(sim)).every(({ messages, statuses }) => messages?.length === 1 && statuses?.length === 1),
  },
  brings(
    host,
    'WZ-55',
    'a channel',
    (sim) => channelTurns(sim, { channelId: whatsapp, state: 'qr' }),
    ([one]) => one?.channelsUpdates?.[0]?.state === 'qr',
  ),
  brings(
    host,
    'WZ-55',
    'a contact that is wanted',
    (sim) => asksForRecord(sim, {}),
    ([one]) => one !== undefined && Object.keys(one).join() === 'createContact',
  ),
  brings(
    host,
    'WZ-55',
    'a template',
    (sim) => templateTurns(sim, { status: 'approved' }),
    ([one]) => one?.templateStatus !== undefined,
  ),
  brings(
    host,
    'WZ-55',
    'nothing of what is not subscribed to',
    (sim) => clientWrites(sim, client),
    (bodies) => bodies.length === 0,
    {
      subscriptions: { ...subscribed, messagesAndStatuses: false },
    },
  ),
  brings(
    host,
    'WZ-56',
    'a message',
    (sim) => clientWrites(sim, client),
    ([one]) => {
      const [message] = one?.messages ?? [];
      return message?.text === client.text && message.chatId === client.chatId && message.isEcho === false;
    },
  ),
  brings(
    host,
    'WZ-56',
    'a file',
    (sim) => clientWrites(sim, { chatId: '79161234567', contentUri: 'https://store.example/1.pdf' }),
    ([one]) => {
      const [message] = one?.messages ?? [];
      return message?.contentUri === 'https://store.example/1.pdf' && !('text' in message);
    },
  ),
  brings(
    host,
    'WZ-56',
    'an edit keeps the identifier',
    (sim) => edits(sim, { ...clientWrites(sim, client), text: 'Уже оплачен' }),
    ([first, second]) => {
      const [before, after] = [first?.messages?.[0], second?.messages?.[0]];
      return before?.messageId === after?.messageId && after?.isEdited === true && after?.text === 'Уже оплачен';
    },
  ),
  brings(
    host,
    'WZ-56',
    'a deletion',
    (sim) => deletes(sim, clientWrites(sim, client)),
    (bodies) => bodies[1]?.messages?.[0]?.isDeleted === true,
  ),
  {
    clause: 'WZ-57',
    says: 'what we send comes back as an echo, and then as sent',
    given: given(host),
    passes: write(),
    async answers(reply, sim) {
      const [echo, status] = await brought(sim);
      return echo?.messages?.[0]?.isEcho === true && status?.statuses?.[0]?.messageId === holds(reply).messageId;
    },
  },
  {
    clause: 'WZ-57',
    says: 'a status may come before its message',
    given(sim) {
      given(host)(sim);
      sim.faults.add({ fault: { kind: 'own', name: 'status before the message' } });
    },
    passes: write(),
    answers: async (_, sim) => (await brought(sim))[0]?.statuses !== undefined,
  },
  brings(
    host,
    'WZ-57',
    'a colleague',
    (sim) => colleagueWrites(sim, client),
    ([one]) => one?.messages?.[0]?.authorName === 'Анна Смирнова',
  ),
  brings(
    host,
    'WZ-58',
    'read',
    (sim) => goes(sim, { ...colleagueWrites(sim, client), status: 'read' }),
    (bodies) => {
      const [status] = bodies[1]?.statuses ?? [];
      return status?.status === 'read' && !('channelId' in status) && !('error' in status);
    },
  ),
  brings(
    host,
    'WZ-58',
    'an error',
    (sim) => goes(sim, { ...colleagueWrites(sim, client), status: 'error', error: 'CHAT_NO_ACCESS' }),
    (bodies) => JSON.stringify(bodies[1]).includes('CHAT_NO_ACCESS'),
  ),
  brings(
    host,
    'WZ-59',
    'once, whatever is answered',
    (sim) => clientWrites(sim, client),
    (bodies) => bodies.length === 1,
    {
      webhooksUri: `${host.url}/refuses`,
    },
  ),
  brings(
    host,
    'WZ-59',
    'or again',
    (sim) => clientWrites(sim, client),
    (bodies) => bodies.length === 3,
    {
      ...{ webhooksUri: `${host.url}/refuses`, redeliveries: 2, redeliverAfterMs: 1 },
    },
  ),
  brings(
    host,
    'WZ-59',
    'twice without a reason',
    (sim) => {
      sim.courier.plan('twice');
      clientWrites(sim, client);
    },
    (bodies) => bodies.length === 2 && JSON.stringify(bodies[0]) === JSON.stringify(bodies[1]),
  ),
  brings(
    host,
    'WZ-59',
    'late, or in another order',
    (sim) => {
      sim.courier.plan('after the next', 'twice');
      for (const text of ['первое', 'второе']) clientWrites(sim, { ...client, text });
    },
    (bodies) => bodies.map(({ messages }) => messages?.[0]?.text).join() === 'второе,второе,первое',
  ),
  {
    clause: 'WZ-50',
    says: 'what is set now',
    passes: { ...look, headers },
    answers: (reply) => holds(reply).webhooksUri === '',
  },
];

function long(host: Host, characters: number): string {
  const base = `${host.url}/ok/`;
  return `${base}${'a'.repeat(characters - base.length)}`;
}
