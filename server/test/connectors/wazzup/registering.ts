import assert from 'node:assert/strict';
import type { RegistrationState } from '../../../src/kernel/integrations/provider-webhook.ts';
import type { Make } from '../suite.ts';
import { hook, lines, type One, registers, value, type Wazzup, withHost } from './asking.ts';

const foreign = 'https://crm.example/hooks/a-secret-of-theirs';
const theirs = {
  messagesAndStatuses: true,
  contactsAndDealsCreation: true,
  channelsUpdates: false,
  templateStatus: true,
};
const ours = {
  messagesAndStatuses: true,
  contactsAndDealsCreation: false,
  channelsUpdates: true,
  templateStatus: false,
};

const stateOf = async (registered: ReturnType<typeof registers>): Promise<RegistrationState> => {
  const result = await value(registered);
  assert.ok('state' in result, JSON.stringify(result));
  return result.state;
};

const gives = (call: Make, connector: Wazzup, url: string, state: RegistrationState) =>
  value(call((one) => hook(connector).unregister(one, { url, state })));

export const registering: readonly One[] = [
  {
    name: 'our address is tried by Wazzup while it is registered, and asked to create nothing',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        const url = `${host.url}/ok/ours`;
        await stateOf(registers(call, connector, { url }));
        assert.deepEqual(lines(sim), ['GET /v3/webhooks', 'PATCH /v3/webhooks', 'GET /v3/webhooks']);
        assert.deepEqual([sim.state.webhooksUri, sim.state.subscriptions], [url, ours]);
        assert.deepEqual(
          host.got.map(({ body }) => body),
          [{ test: true }],
        );
      }),
  },
  {
    name: 'an address of others is not taken from them: its host is told, and nothing is changed',
    async run({ connector, sim, call }) {
      sim.state.webhooksUri = foreign;
      const result = await value(registers(call, connector, { url: 'https://prokura.example/hook' }));
      assert.deepEqual(result, { taken: 'crm.example' });
      assert.deepEqual([lines(sim), sim.state.webhooksUri], [['GET /v3/webhooks'], foreign]);
    },
  },
  ...(['a person', 'the settings'] as const).map(
    (who): One => ({
      name: `where ${who} agrees it is taken, and given back as it was`,
      settings: who === 'the settings' ? { takeOverWebhook: true } : {},
      run: ({ connector, sim, call }) =>
        withHost(async (host) => {
          const [before, url] = [`${host.url}/ok/theirs?key=1`, `${host.url}/ok/ours`];
          Object.assign(sim.state, { webhooksUri: before, subscriptions: { ...theirs } });
          const state = await stateOf(registers(call, connector, { url, takeOver: who === 'a person' }));
          assert.equal(sim.state.webhooksUri, url);
          await gives(call, connector, url, state);
          assert.deepEqual([sim.state.webhooksUri, sim.state.subscriptions], [before, theirs]);
        }),
    }),
  ),
  {
    name: 'a new address of ours takes the place of the old one without asking, and what was before it is still known',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        const [before, old, url] = ['theirs', 'old', 'new'].map((name) => `${host.url}/ok/${name}`) as [
          string,
          string,
          string,
        ];
        Object.assign(sim.state, { webhooksUri: before, subscriptions: { ...theirs } });
        const first = await stateOf(registers(call, connector, { url: old, takeOver: true }));
        const second = await stateOf(registers(call, connector, { url, held: first }));
        assert.equal(sim.state.webhooksUri, url);
        await gives(call, connector, url, second);
        assert.equal(sim.state.webhooksUri, before);
      }),
  },
  {
    name: 'where nobody was before, nothing comes to us any more',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        const url = `${host.url}/ok/ours`;
        const state = await stateOf(registers(call, connector, { url }));
        await gives(call, connector, url, state);
        assert.ok(!Object.values(sim.state.subscriptions).includes(true));
      }),
  },
  {
    name: 'whoever has taken the address meanwhile keeps it',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        const url = `${host.url}/ok/ours`;
        const state = await stateOf(registers(call, connector, { url }));
        Object.assign(sim.state, { webhooksUri: foreign, subscriptions: { ...theirs } });
        await gives(call, connector, url, state);
        assert.deepEqual([sim.state.webhooksUri, sim.state.subscriptions], [foreign, theirs]);
      }),
  },
  {
    name: 'a portal that Wazzup does not reach is told so in words',
    refusedBy: ['WZ-51/test'],
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        const { error } = await registers(call, connector, { url: `${host.url}/refuses` });
        assert.equal(error?.kind, 'validation');
        assert.match(error?.detail.ru ?? '', /не получил ответ 200/);
        assert.equal(sim.state.webhooksUri, null);
      }),
  },
  {
    name: 'an address beyond 200 characters is not even sent',
    async run({ connector, sim, call }) {
      const { error } = await registers(call, connector, { url: `https://prokura.example/${'a'.repeat(200)}` });
      assert.equal(error?.kind, 'validation');
      assert.equal(sim.journal.length, 0);
    },
  },
  {
    name: 'a registration whose answer was lost is made again, and is one',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'PATCH' });
        const url = `${host.url}/ok/ours`;
        await stateOf(registers(call, connector, { url }));
        assert.equal(sim.state.webhooksUri, url);
        assert.equal(lines(sim).filter((line) => line.startsWith('PATCH')).length, 2);
      }),
  },
];
