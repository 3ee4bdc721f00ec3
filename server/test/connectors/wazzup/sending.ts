import assert from 'node:assert/strict';
import type { Fault } from '../../../../tools/sim/kit/faults.ts';
import type { RuleId } from '../../../../tools/sim/wazzup/rules.ts';
import type { World } from '../../../../tools/sim/wazzup/seed.ts';
import type { OutgoingMessage } from '../../../src/kernel/integrations/ports/messenger.ts';
import type { ProviderErrorKind } from '../../../src/kernel/integrations/provider.ts';
import { apiKey, blocked, bodies, type One, sends, telegram, viber, whatsapp } from './asking.ts';

const id = '01990000-0000-7000-8000-000000000001';
const nameOf = (fault: Fault) => `${fault.kind}${'status' in fault ? ` ${fault.status}` : ''}`;

/** Whatever happens on the way back, the client gets the message once: Wazzup knows it by its key. */
const sentOnce = (fault: Fault): One => ({
  name: `a message lost on the way back by ${nameOf(fault)} reaches the client once`,
  refusedBy: ['WZ-22/repeat'],
  async run({ connector, sim, call }) {
    sim.faults.add({ fault });
    const { error } = await sends(call, connector, {}, id);
    assert.equal(error, null);
    assert.equal(sim.state.messages.length, 1);
    assert.deepEqual(
      bodies(sim).map(({ crmMessageId }) => crmMessageId),
      [id, id],
    );
  },
});

const sentAfter = (fault: Fault, requests = 2): One => ({
  name: `a message lost on the way there by ${nameOf(fault)} is sent again, and once`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault });
    const { result } = await sends(call, connector);
    assert.equal(result?.externalId, sim.state.messages[0]?.messageId);
    assert.deepEqual([sim.state.messages.length, sim.journal.length], [1, requests]);
  },
});

const refused = (
  by: RuleId,
  kind: ProviderErrorKind,
  says: RegExp,
  message: Partial<OutgoingMessage>,
  change: Partial<World> = {},
): One => ({
  name: `what ${by} refuses is told in words, and asked once`,
  refusedBy: [by],
  async run({ connector, sim, call }) {
    Object.assign(sim.state, change);
    const { error } = await sends(call, connector, message);
    assert.equal(error?.kind, kind);
    assert.match(error?.detail.ru ?? '', says);
    assert.deepEqual([sim.journal.length, sim.state.messages.length], [1, 0]);
  },
});

const file = { text: null, file: { id: '01990000-0000-7000-8000-00000000000f', userId: null } };

export const sending: readonly One[] = [
  {
    name: 'a text goes with the identifier of the write, and brings that of the message',
    async run({ connector, sim, call }) {
      const { result } = await sends(call, connector, {}, id);
      assert.equal(sim.journal[0]?.headers.authorization, `Bearer ${apiKey}`);
      assert.deepEqual(bodies(sim), [
        {
          ...{ channelId: whatsapp, chatType: 'whatsapp', chatId: '79161234567', text: 'Пришлите счёт' },
          crmMessageId: id,
        },
      ]);
      assert.equal(result?.externalId, sim.state.messages[0]?.messageId);
    },
  },
  {
    name: 'a file goes as an address of ours without a text, which is written down nowhere',
    async run({ connector, sim, call }) {
      // The portal of a suite listens nowhere.
      sim.rules.turn('WZ-24/fetched', false);
      const { error, lines } = await sends(call, connector, file);
      assert.equal(error, null);
      const [{ contentUri, text }] = bodies(sim);
      assert.match(contentUri, /^http:\/\/127\.0\.0\.1:3000\/api\/v1\/files\/download\/\S+$/);
      assert.equal(text, undefined);
      assert.ok(!JSON.stringify(lines).includes(contentUri.split('/').at(-1)), 'whoever has the address has the file');
    },
  },
  refused('WZ-24/fetched', 'validation', /доступен из интернета/, file),
  refused('WZ-23/transport', 'validation', /другому мессенджеру/, { chatType: 'telegram' }),
  refused('WZ-20/channel', 'validation', /канала.*нет/, { channelId: '01990000-0000-7000-8000-0000000000c1' }),
  refused('WZ-05/channel-state', 'validation', /заблокирован/, { channelId: blocked, chatType: 'avito' }),
  refused('WZ-05/balance', 'payment_required', /пополните/, {}, { balanceIsEmpty: true }),
  refused('WZ-25/length', 'validation', /слишком/i, {
    channelId: telegram,
    chatType: 'telegram',
    text: 'ж'.repeat(4_097),
  }),
  refused('WZ-27/digits', 'validation', /./, { chatId: '+79161234567' }),
  {
    name: 'a channel that is open elsewhere is told as one that does not work',
    refusedBy: ['WZ-05/channel-state'],
    async run({ connector, call }) {
      const { error } = await sends(call, connector, { channelId: viber, chatType: 'viber' });
      assert.match(error?.detail.ru ?? '', /сейчас не работает/);
    },
  },
  {
    name: 'an error in a good answer is no sent message',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: '2xx with an error' } });
      const { error } = await sends(call, connector);
      assert.equal(error?.kind, 'validation');
      assert.match(error?.detail.ru ?? '', /спамом/);
      assert.equal(sim.journal.length, 1);
    },
  },
  {
    name: 'an empty answer leaves it open, and it is not sent again',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'empty body' } });
      assert.equal((await sends(call, connector)).error?.kind, 'contract_violation');
      assert.deepEqual([sim.state.messages.length, sim.journal.length], [1, 1]);
    },
  },
  {
    name: 'two messages with the same words are two',
    async run({ connector, sim, call }) {
      for (let time = 1; time <= 2; time += 1) await sends(call, connector);
      assert.equal(sim.state.messages.length, 2);
    },
  },
];

/** What is waited for, or sent again. */
export const sendingThroughFaults: readonly One[] = [
  {
    name: 'what is lost twice is in doubt, and goes out no third time',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'reset', effect: 'before' }, times: 2 });
      const { error, lines } = await sends(call, connector);
      assert.equal(error?.kind, 'unknown_outcome');
      assert.equal(lines.at(-1)?.status, 'in_doubt');
      assert.deepEqual([sim.journal.length, sim.state.messages.length], [2, 0]);
    },
  },
  {
    name: 'lost there and then back, the client has it once',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'reset', effect: 'before' } }, { fault: { kind: 'reset', effect: 'after' } });
      assert.equal((await sends(call, connector)).error?.kind, 'unknown_outcome');
      assert.deepEqual([sim.journal.length, sim.state.messages.length], [2, 1]);
    },
  },
  {
    name: 'a repeat by a person within a minute is known to have happened',
    refusedBy: ['WZ-22/repeat'],
    async run({ connector, sim, call }) {
      await sends(call, connector, {}, id);
      assert.equal((await sends(call, connector, {}, id)).error, null);
      assert.equal(sim.state.messages.length, 1);
    },
  },
  sentAfter({ kind: 'status', status: 429, effect: 'before', retryAfter: 1 }),
  sentAfter({ kind: 'status', status: 503, effect: 'before' }),
  sentAfter({ kind: 'reset', effect: 'before' }),
  sentAfter({ kind: 'timeout', effect: 'before' }),
  sentOnce({ kind: 'status', status: 503, effect: 'after' }),
  sentOnce({ kind: 'status', status: 500, effect: 'after' }),
  sentOnce({ kind: 'reset', effect: 'after' }),
  sentOnce({ kind: 'reset mid-body' }),
  sentOnce({ kind: 'timeout', effect: 'after' }),
  sentOnce({ kind: 'HTML body' }),
  sentOnce({ kind: 'truncated body' }),
];
