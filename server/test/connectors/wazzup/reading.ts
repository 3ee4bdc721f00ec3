import assert from 'node:assert/strict';
import type { Fault } from '../../../../tools/sim/kit/faults.ts';
import type { CheckReport } from '../../../src/kernel/integrations/connector.ts';
import type { ProviderErrorKind } from '../../../src/kernel/integrations/provider.ts';
import type { Make } from '../suite.ts';
import {
  apiKey,
  bodies,
  lines,
  type One,
  port,
  restrictedKey,
  value,
  type Wazzup,
  whatsapp,
  withHost,
} from './asking.ts';

const check = async (call: Make, connector: Wazzup) => {
  const report = await value(call((one) => connector.test?.(one) as Promise<CheckReport>));
  return {
    ...report,
    told: Object.fromEntries(report.checks.map(({ id, result, detail }) => [id, [result, detail?.ru]])),
  };
};

const channels = (call: Make, connector: Wazzup) => call((one) => port(connector).channels(one));

const chat = { chatType: 'whatsapp', chatId: '79161234567' };
const user = { id: 'u-1', name: 'Анна Смирнова' };

/** A fault of one request, and what is to come of it: the kind of the error, or nothing where it is borne. */
const met = (fault: Fault, kind: ProviderErrorKind | null, requests: number): One => ({
  name: `channels, ${fault.kind} ${'effect' in fault ? fault.effect : ''}: ${kind ?? 'borne'}`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault });
    const { error, result } = await channels(call, connector);
    assert.equal(error?.kind ?? null, kind);
    if (kind === null) assert.equal(result?.[0]?.label, 'Снабжение');
    assert.equal(sim.journal.length, requests);
  },
});

export const reading: readonly One[] = [
  {
    name: 'channels are told with their chats, their states in one case, and a label where there is no name',
    async run({ connector, sim, call }) {
      const found = await value(channels(call, connector));
      assert.equal(sim.journal[0]?.headers.authorization, `Bearer ${apiKey}`);
      assert.deepEqual(
        found.map(({ transport, label, state, works, chatTypes }) => [transport, label, state, works, chatTypes[0]]),
        [
          ['whatsapp', 'Снабжение', 'active', true, 'whatsapp'],
          ['tgapi', 'Телеграм отдела', 'active', true, 'telegram'],
          ['wapi', '79990000003', 'active', true, 'whatsapp'],
          ['viber', 'Вайбер', 'openelsewhere', false, 'viber'],
          ['vk', 'Группа', 'qridle', false, 'vk'],
          ['max', '79990000006', 'notenoughmoney', false, 'max'],
          ['avito', '100500', 'blocked', false, 'avito'],
          ['instagram', 'shop', 'active', true, 'instagram'],
        ],
      );
    },
  },
  {
    name: 'a transport and a state nobody has told us of are kept, and nothing is sent there',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: 'unknown enum value' } });
      const [odd] = await value(channels(call, connector));
      assert.deepEqual([odd?.transport, odd?.state, odd?.works], ['pigeon', 'moulting', false]);
    },
  },
  {
    name: 'an error in a good answer is a failure',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: '2xx with an error' } });
      const { error } = await channels(call, connector);
      assert.equal(error?.kind, 'auth');
      assert.match(error?.detail.ru ?? '', /не находит аккаунт/);
    },
  },
  {
    name: 'a wrong key is told as one, and asked once',
    settings: { apiKey: 'a-wrong-key-of-some-length' },
    refusedBy: ['WZ-02/key'],
    async run({ connector, sim, call }) {
      assert.equal((await channels(call, connector)).error?.kind, 'auth');
      assert.equal(sim.journal.length, 1);
    },
  },
  {
    name: 'the check asks for three things, changes none, and counts the channels by state',
    async run({ connector, sim, call }) {
      const { ok, told } = await check(call, connector);
      assert.deepEqual(lines(sim), ['GET /v3/channels', 'GET /v3/users', 'GET /v3/webhooks']);
      assert.deepEqual([ok, told.key?.[0], told.scope?.[0], told.webhook?.[0]], [true, 'ok', 'ok', 'skipped']);
      assert.match(told.channels?.[1] ?? '', /works: 4|работает: 4/);
    },
  },
  {
    name: 'users in pages are users',
    async run({ connector, sim, call }) {
      sim.state.usersInPages = true;
      assert.equal((await check(call, connector)).told.scope?.[0], 'ok');
    },
  },
  {
    name: 'a restricted key passes the check, which says what it does not reach',
    settings: { apiKey: restrictedKey },
    refusedBy: ['WZ-03/restricted'],
    async run({ connector, call }) {
      const { ok, told } = await check(call, connector);
      assert.deepEqual([ok, told.key?.[0], told.scope?.[0]], [true, 'ok', 'warning']);
      assert.match(told.scope?.[1] ?? '', /Ключ ограниченный/);
    },
  },
  {
    name: 'who receives the messages now is named by its host alone',
    async run({ connector, sim, call }) {
      sim.state.webhooksUri = 'https://crm.example/hooks/a-secret-of-theirs';
      const { told } = await check(call, connector);
      assert.equal(told.webhook?.[0], 'warning');
      assert.match(told.webhook?.[1] ?? '', /crm\.example/);
      assert.doesNotMatch(told.webhook?.[1] ?? '', /secret/);
    },
  },
  {
    name: 'a window of a record names its chats, and its address is written down nowhere',
    async run({ connector, sim, call }) {
      const asked = {
        user,
        scope: 'card',
        chats: [{ ...chat, name: 'Цемент' }],
        active: { ...chat, channelId: whatsapp },
      } as const;
      const called = await call((one) => port(connector).frame(one, asked));
      assert.deepEqual(bodies(sim), [{ user, scope: 'card', filter: asked.chats, activeChat: asked.active }]);
      assert.match(called.result?.url ?? '', /^https:.*window-1-secret$/);
      assert.ok(!JSON.stringify(called.lines).includes('window-1-secret'), 'the address is a secret of its user');
    },
  },
  {
    name: 'a window of all chats names none, and is asked for again when it was lost',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'reset', effect: 'after' } });
      const asked = { user, scope: 'global', chats: [], active: null } as const;
      assert.match((await value(call((one) => port(connector).frame(one, asked)))).url, /window-2/);
      assert.deepEqual(bodies(sim)[0], { user, scope: 'global' });
    },
  },
  {
    name: 'a restricted key opens no window, and the installation goes on',
    settings: { apiKey: restrictedKey },
    refusedBy: ['WZ-03/restricted'],
    async run({ connector, call }) {
      const { error } = await call((one) =>
        port(connector).frame(one, { user, scope: 'global', chats: [], active: null }),
      );
      assert.equal(error?.kind, 'validation');
      assert.match(error?.detail.ru ?? '', /Ключ ограниченный/);
    },
  },
  {
    name: 'a file of a client is fetched without the key',
    run: ({ connector, call }) =>
      withHost(async (host) => {
        const url = `${host.url}/ok/${encodeURIComponent('Счёт № 5.pdf')}?sign=1`;
        const { fileName } = await value(call((one) => port(connector).fetchFile(one, url)));
        assert.equal(fileName, 'Счёт № 5.pdf');
        assert.ok(!JSON.stringify(host.got).includes(apiKey), 'the key goes to Wazzup alone');
      }),
  },
  {
    name: 'a phone tells a chat where chats go by phones and a first message may be free',
    async run({ connector }) {
      const { chatOfPhone } = port(connector);
      assert.deepEqual(chatOfPhone('whatsapp', '+7 (916) 123-45-67'), chat);
      assert.equal(chatOfPhone('viber', '79161234567')?.chatType, 'viber');
      for (const transport of ['wapi', 'tgapi', 'vk', 'instagram', 'pigeon'])
        assert.equal(chatOfPhone(transport, '79161234567'), null);
    },
  },
];

/** What is waited for, or asked again. */
export const readingThroughFaults: readonly One[] = [
  met({ kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, null, 2),
  met({ kind: 'status', status: 503, effect: 'before' }, null, 2),
  met({ kind: 'status', status: 500, effect: 'after' }, null, 2),
  met({ kind: 'reset', effect: 'before' }, null, 2),
  met({ kind: 'reset mid-body' }, null, 2),
  met({ kind: 'empty body' }, 'contract_violation', 1),
  met({ kind: 'HTML body' }, 'contract_violation', 1),
  met({ kind: 'truncated body' }, 'contract_violation', 1),
  met({ kind: 'wrong content type' }, null, 1),
  met({ kind: 'extra unknown field' }, null, 1),
  met({ kind: 'timeout', effect: 'before' }, null, 2),
];
