import assert from 'node:assert/strict';
import { port, read, value, write, writtenOf } from '../e-documents.ts';
import { type One, sentByPerson, theirs, toThem } from './diadoc-world.ts';

/** What happens to a document that was sent, and what is told of it then. */
const steps: ReadonlyArray<readonly [happens: Array<string | [string, object]>, status: string, signature: string]> = [
  [[], 'sent', 'recipient_waiting'],
  [['delivered'], 'awaiting_recipient', 'recipient_waiting'],
  [['delivered', 'counterparty signs in part'], 'awaiting_recipient', 'recipient_partial'],
  [['counterparty signs'], 'completed', 'recipient_signed'],
  [['counterparty rejects'], 'rejected', 'recipient_rejected'],
  [['signature does not fit'], 'error', 'recipient_waiting'],
  [[['signature does not fit', { side: 'recipient' }]], 'error', 'recipient_invalid'],
  [['counterparty signs', 'counterparty offers to revoke'], 'revocation_requested', 'recipient_signed'],
  [['counterparty signs', 'we offer to revoke'], 'revocation_requested', 'recipient_signed'],
  [['counterparty signs', 'we offer to revoke', 'revocation accepted'], 'revoked', 'recipient_signed'],
  [['counterparty signs', 'we offer to revoke', 'revocation rejected'], 'completed', 'recipient_signed'],
  [['counterparty signs', 'deleted'], 'deleted', 'recipient_signed'],
];

const unasked: typeof steps = [
  [[], 'sent', 'sender_valid'],
  [['delivered'], 'delivered', 'sender_valid'],
  [['delivered', 'receipt'], 'delivered', 'sender_valid'],
  [['signature does not fit'], 'error', 'sender_invalid'],
];

const held = (name: string, needSignature: boolean, all: typeof steps): One => ({
  name,
  async run({ connector, sim, call }) {
    for (const [happens, status, signature] of all) {
      const ids = await sentByPerson(call, connector, sim, { needSignature });
      for (const one of happens) {
        const [step, given] = typeof one === 'string' ? [one, {}] : one;
        sim.happen(step, { messageId: ids.messageId, ...given });
      }
      const state = await value(read(call, connector, ids));
      assert.deepEqual([state.status, state.signatureStatus], [status, signature], JSON.stringify(happens));
      assert.equal(state.direction, 'outgoing');
      // The next one is another document.
      sim.reset();
    }
  },
});

export const statesHeld: readonly One[] = [
  held('every step of a document is told by what logic may read', true, steps),
  held('one that asks for no signature waits for none', false, unasked.slice(0, 2).concat(unasked.slice(3))),
  {
    name: 'one that asks for no signature is over with its receipt',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim, { needSignature: false });
      const document = sim.state.messages.at(-1)?.documents[0];
      if (document) document.receipt = 'WaitingForReceipt';
      sim.happen('receipt', { messageId: ids.messageId });
      assert.equal((await value(read(call, connector, ids))).status, 'completed');
    },
  },
  {
    name: 'a signature nobody has looked at yet is not a good one',
    async run({ connector, sim, call }) {
      sim.state.signatures = 'wait to be checked';
      const ids = await sentByPerson(call, connector, sim, { needSignature: false });
      assert.equal((await value(read(call, connector, ids))).signatureStatus, 'sender_unchecked');
    },
  },
  {
    name: 'a draft is no more than that',
    async run({ connector, call }) {
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      const state = await value(read(call, connector, ids));
      assert.ok(['draft', 'awaiting_sender_signature'].includes(state.status));
      assert.deepEqual([state.signatureStatus, state.sentAt], ['none', null]);
    },
  },
  {
    name: 'words that nobody has told us of are unknown, never a good end',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim);
      sim.happen('counterparty signs', { messageId: ids.messageId });
      sim.faults.add({ fault: { kind: 'own', name: 'unknown enum value' }, where: 'GetDocument\\?' });
      const state = await value(read(call, connector, ids));
      assert.deepEqual([state.status, state.signatureStatus], ['unknown', 'unknown']);
    },
  },
  ...(['senderSignature', 'recipientResponse', 'revocation'] as const).map(
    (field): One => ({
      name: `a word of ${field} that nobody has told us of is unknown`,
      async run({ connector, sim, call }) {
        const ids = await sentByPerson(call, connector, sim, { needSignature: false });
        sim.happen('delivered', { messageId: ids.messageId });
        const document = sim.state.messages.at(-1)?.documents[0];
        if (document) document[field] = 'OfTomorrow';
        assert.equal((await value(read(call, connector, ids))).status, 'unknown');
      },
    }),
  ),
  {
    name: 'words for people are shown and decide nothing, and times are those of Diadoc',
    async run({ connector, sim, call }) {
      sim.clock.stop(Date.parse('2026-11-24T12:00:00Z'));
      const ids = await sentByPerson(call, connector, sim);
      sim.clock.advance(60_000);
      sim.happen('delivered', { messageId: ids.messageId });
      const state = await value(read(call, connector, ids));
      assert.equal(state.statusText, 'Ожидается подпись контрагента');
      assert.deepEqual([state.sentAt, state.deliveredAt], ['2026-11-24T12:00:00.000Z', '2026-11-24T12:01:00.000Z']);
      assert.equal(state.counterparty?.id, theirs[0]);
    },
  },
  {
    name: 'what is there no more is not found',
    refusedBy: ['DD-32/document'],
    async run({ connector, call }) {
      const { error } = await read(call, connector, { messageId: 'none', attachmentEntityId: 'none' });
      assert.equal(error?.kind, 'not_found');
    },
  },
  {
    name: 'the archive holds the bytes that were sent and every signature',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim);
      const signature = sim.state.messages.at(-1)?.hanging[0]?.entityId ?? '';
      const parts = [{ id: signature, kind: 'signature', name: null }] as const;
      const files = await value(call((one) => port(connector).download?.(one, ids, parts) as Promise<never[]>));
      const shown = (files as Array<{ kind: string; bytes: Uint8Array }>).map(({ kind, bytes }) => [
        kind,
        Buffer.from(bytes).toString(),
      ]);
      assert.deepEqual(shown, [
        ['document', '%PDF-1.7 Договор поставки №196'],
        ['signature', 'CMS'],
      ]);
    },
  },
];
