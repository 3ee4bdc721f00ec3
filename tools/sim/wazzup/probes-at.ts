import type { Host } from '../kit/start-host.ts';
import { against, ask, headers, holds, letter, type Probe, state, telegram, waba, write } from './asking.ts';
import { probesOfRecords } from './probes-of-records.ts';
import { probesOfWebhooks } from './probes-of-webhooks.ts';
import { seed, uuidOf } from './seed.ts';

const channels = ask('GET', '/channels');
const users = ask('GET', '/users');
const window = {
  user: { id: 'u-1', name: 'Анна' },
  scope: 'card',
  filter: [{ chatType: 'whatsapp', chatId: '79161234567' }],
};
const open = (change: Readonly<Record<string, unknown>> = {}) => ask('POST', '/iframe', { ...window, ...change });
const as = (authorization: string) => ({ ...headers, authorization });
const { restrictedKey } = seed();

const common: readonly Probe[] = [
  against('WZ-01/path', 'an address', channels, ask('GET', '/dogs'), { status: 404 }),
  against('WZ-01/path', 'a verb', channels, ask('PUT', '/channels'), { status: 404 }),
  against('WZ-01/path', 'no version', channels, { ...channels, path: '/channels' }, { status: 404 }),
  against('WZ-02/bearer', 'no key', channels, { ...channels, headers: {} }, { status: 401 }),
  ...['Token', 'bearer', ''].map((scheme) =>
    against(
      'WZ-02/bearer',
      `scheme "${scheme}"`,
      channels,
      { ...channels, headers: as(`${scheme} ${seed().apiKey}`.trim()) },
      { status: 401 },
    ),
  ),
  against('WZ-02/key', 'a wrong key', channels, { ...channels, headers: as('Bearer wrong') }, { status: 401 }),
  against('WZ-02/json', 'JSON', write(), { ...write(), body: '{"text":' }),
  against('WZ-02/content-type', 'told to be JSON', write(), {
    ...write(),
    headers: { authorization: headers.authorization },
  }),
  ...['/users', '/contacts', '/deals', '/pipelines'].map((path): Probe => {
    const restricted = { ...ask('GET', path), headers: as(`Bearer ${restrictedKey}`) };
    return {
      ...against('WZ-03/restricted', `${path} by a restricted key`, ask('GET', path), onlyForbidden(restricted), {
        status: 403,
      }),
    };
  }),
  against(
    'WZ-03/restricted',
    'a window',
    open(),
    { ...open(), headers: as(`Bearer ${restrictedKey}`) },
    { status: 403 },
  ),
  { clause: 'WZ-03', says: 'what is left to it', passes: { ...channels, headers: as(`Bearer ${restrictedKey}`) } },
  { clause: 'WZ-03', says: 'it sends', passes: { ...write(), headers: as(`Bearer ${restrictedKey}`) } },
  against('WZ-04/rate', 'the 501st in five seconds', channels, repeated(channels, 501), { status: 429 }),
  {
    clause: 'WZ-04',
    says: 'another key has its own 500',
    async passes(send) {
      await repeated(channels, 500)(send);
      return send({ ...channels, headers: as(`Bearer ${restrictedKey}`) });
    },
  },
  {
    clause: 'WZ-05',
    says: 'a refusal explains itself',
    passes: write(),
    refused: {
      by: 'WZ-21/neither',
      status: 400,
      async request(send) {
        const reply = await send(write({ text: undefined }));
        const { error, description, data } = holds(reply);
        return error === 'INVALID_MESSAGE_DATA' && description && data[0].fields ? reply : { ...reply, status: 0 };
      },
    },
  },
  {
    clause: 'WZ-06',
    says: 'a 2xx with an error',
    passes: channels,
    given: (sim) => sim.faults.add({ fault: { kind: 'own', name: '2xx with an error' } }),
    answers: (reply) => holds(reply).error === 'NO_SUCH_ACCOUNT',
  },
  {
    clause: 'WZ-10',
    says: 'what is told of a channel',
    passes: channels,
    answers: (reply) => holds(reply)[0].plainId === '79990000001' && holds(reply)[2].name === undefined,
  },
  {
    clause: 'WZ-11',
    says: 'transports',
    passes: channels,
    answers: (reply) => new Set(holds(reply).map((one: { transport: string }) => one.transport)).size === 8,
  },
  {
    clause: 'WZ-12',
    says: 'states in changing case',
    passes: channels,
    answers: (reply) => ['active', 'Active', 'QRIDLE', 'openElsewhere'].every((one) => reply.text.includes(`"${one}"`)),
  },
  against('WZ-13/chat-type', 'a type that is none', write(), write({ chatType: 'sms' })),
  { clause: 'WZ-14', says: 'telegram by tgapi', passes: write({ channelId: telegram, chatType: 'telegram' }) },
];

const messages = (host: Host): readonly Probe[] => [
  {
    clause: 'WZ-20',
    says: 'the answer',
    passes: write(),
    answers: (reply) => reply.status === 201 && holds(reply).chatId === letter.chatId && holds(reply).messageId !== '',
  },
  against('WZ-20/channel', 'a channel of another account', write(), write({ channelId: uuidOf(1, 99) })),
  against('WZ-20/chat', 'no chat', write(), write({ chatId: undefined })),
  against(
    'WZ-20/chat',
    'a phone for whatsapp',
    write({ channelId: telegram, chatType: 'telegram', chatId: undefined, phone: '79161234567' }),
    write({ chatId: undefined, phone: '79161234567' }),
  ),
  {
    clause: 'WZ-20',
    says: 'a name in telegram',
    passes: write({ channelId: telegram, chatType: 'telegram', chatId: undefined, username: 'cement' }),
  },
  against('WZ-20/reference', 'an answer to nothing', write(), write({ refMessageId: uuidOf(2, 9) })),
  against('WZ-21/both', 'text and file', write(), write({ contentUri: `${host.url}/ok/счёт.pdf` })),
  against(
    'WZ-21/neither',
    'nothing',
    write({ text: undefined, contentUri: `${host.url}/ok/1.pdf` }),
    write({ text: undefined }),
  ),
  against('WZ-22/repeat', 'the same again', write({ crmMessageId: 'a' }), twice({ crmMessageId: 'a' })),
  {
    clause: 'WZ-22',
    says: 'without an identifier it is a second message',
    passes: twice({}),
    answers: (_, sim) => sim.state.messages.length === 2,
  },
  {
    clause: 'WZ-22',
    says: 'after 60 seconds the identifier is free',
    passes: write({ crmMessageId: 'a' }),
    given: (sim) => void Object.assign(sim.state, { used: { a: sim.clock.now() - 60_000 } }),
  },
  against('WZ-23/transport', 'telegram over whatsapp', write(), write({ chatType: 'telegram' })),
  against(
    'WZ-24/redirect',
    'a file elsewhere',
    write({ text: undefined, contentUri: `${host.url}/ok/1.pdf` }),
    write({ text: undefined, contentUri: `${host.url}/redirects/1.pdf` }),
  ),
  against(
    'WZ-24/fetched',
    'a file that is not given',
    write({ text: undefined, contentUri: `${host.url}/ok/1.pdf` }),
    write({ text: undefined, contentUri: `${host.url}/refuses/1.pdf` }),
  ),
  against('WZ-25/length', 'a long text', write({ text: 'ж'.repeat(10_000) }), write({ text: 'ж'.repeat(10_001) })),
  against(
    'WZ-25/length',
    'a long text of telegram',
    write({ channelId: telegram, chatType: 'telegram', text: 'ж'.repeat(4_096) }),
    write({ channelId: telegram, chatType: 'telegram', text: 'ж'.repeat(4_097) }),
  ),
  {
    clause: 'WZ-26',
    says: 'a day after the client',
    given: (sim) => void Object.assign(sim.state.wrote, { [`${waba} ${letter.chatId}`]: sim.clock.now() - 86_000_000 }),
    passes: write({ channelId: waba }),
    refused: {
      by: 'WZ-26/window',
      status: 400,
      given: (sim) => sim.clock.advance(1_000_000),
      request: write({ channelId: waba }),
    },
  },
  {
    clause: 'WZ-26',
    says: 'a template at any time',
    passes: write({ channelId: waba, text: undefined, templateId: 't-1' }),
  },
  against('WZ-27/digits', 'a plus', write(), write({ chatId: '+79161234567' })),
  {
    clause: 'WZ-05',
    says: 'no money',
    passes: write(),
    refused: { by: 'WZ-05/balance', status: 400, request: write(), given: state({ balanceIsEmpty: true }) },
  },
  against('WZ-05/channel-state', 'a blocked channel', write(), write({ channelId: uuidOf(1, 7), chatType: 'avito' })),
];

const windows: readonly Probe[] = [
  { clause: 'WZ-30', says: 'an address', passes: open(), answers: (reply) => holds(reply).url.startsWith('https://') },
  against('WZ-30/filter', 'a card without chats', open(), open({ filter: undefined })),
  against(
    'WZ-30/filter',
    'a name of telegram',
    open({ filter: [{ chatType: 'telegram', username: 'cement' }] }),
    open({ filter: [{ chatType: 'whatsapp', username: 'cement' }] }),
  ),
  against('WZ-30/scope', 'a scope', open({ scope: 'global', filter: undefined }), open({ scope: 'all' })),
  against('WZ-30/user', 'nobody', open(), open({ user: { id: 'u-1' } })),
  {
    clause: 'WZ-05',
    says: 'the window nests its refusals',
    passes: open(),
    refused: {
      by: 'WZ-30/user',
      status: 400,
      async request(send) {
        const reply = await send(open({ user: undefined }));
        return holds(reply).error?.code ? reply : { ...reply, status: 0 };
      },
    },
  },
  { clause: 'WZ-33', says: 'for a user that was not pushed', passes: open({ user: { id: 'u-9', name: 'Новый' } }) },
];

function repeated(
  request: ReturnType<typeof ask>,
  times: number,
): Extract<Probe['passes'], (...given: never[]) => unknown> {
  return async (send) => {
    for (let time = 1; time < times; time += 1) await send(request);
    return send(request);
  };
}

function twice(change: Readonly<Record<string, unknown>>): Probe['passes'] {
  return repeated(write(change), 2);
}

/** Whatever else it says, the refusal of a restricted key says nothing. */
function onlyForbidden(request: ReturnType<typeof ask>): NonNullable<Probe['refused']>['request'] {
  return async (send) => {
    const reply = await send(request);
    return reply.status !== 403 || reply.text === '{"error":"FORBIDDEN"}' ? reply : { ...reply, status: 0 };
  };
}

export const probesAt = (host: Host): readonly Probe[] => [
  ...common,
  ...messages(host),
  ...windows,
  ...probesOfRecords,
  ...probesOfWebhooks(host),
  { clause: 'WZ-40', says: 'a list, sorted by name', passes: users, answers: (reply) => holds(reply)[0].id === 'u-1' },
  {
    clause: 'WZ-40',
    says: 'pages, as the older documents have it',
    given: state({ usersInPages: true }),
    passes: ask('GET', '/users?offset=1'),
    answers: (reply) => holds(reply).count === 2 && holds(reply).data[0].id === 'u-2',
  },
];
