import assert from 'node:assert/strict';
import { port, read, value, write, writeId } from '../e-documents.ts';
import type { Make } from '../suite.ts';
import { type One, type Saby, sentByPerson, toThem } from './saby-world.ts';

const steps: ReadonlyArray<readonly [happens: string[], status: string, signature: string, text: string]> = [
  [[], 'sent', 'sender_unchecked', 'Отправлен'],
  [['delivered'], 'awaiting_recipient', 'recipient_waiting', 'Доставлен'],
  [['delivered', 'counterparty signs'], 'completed', 'recipient_signed', 'Утвержден'],
  [['delivered', 'counterparty rejects'], 'rejected', 'recipient_rejected', 'Отказано'],
  [['counterparty signs', 'counterparty offers to revoke'], 'unknown', 'recipient_signed', 'Запрошено аннулирование'],
  [['signature does not fit'], 'unknown', 'sender_unchecked', 'Подпись не прошла проверку'],
  [['a state of its own'], 'unknown', 'sender_unchecked', 'У начальника на столе'],
];

const download = (call: Make, connector: Saby) =>
  call(
    (one) =>
      port(connector).download?.(one, { documentId: writeId }, []) as Promise<
        Array<{ kind: string; bytes: Uint8Array; name: string }>
      >,
  );

export const statesHeld: readonly One[] = [
  ...(['list', 'one'] as const).map(
    (shape): One => ({
      name: `every step of a document is told by its code, stages being a ${shape}; a code nobody knows is unknown beside its words`,
      async run({ connector, sim, call }) {
        for (const [happens, status, signature, text] of steps) {
          sim.reset();
          sim.state.shape = shape;
          sim.state.sessions['saby-session-of-1'] = { since: sim.clock.now(), usedAt: sim.clock.now() };
          const ids = await sentByPerson(call, connector, sim, ...happens);
          const state = await value(read(call, connector, ids));
          assert.deepEqual([state.status, state.signatureStatus, state.statusText], [status, signature, text]);
        }
      },
    }),
  ),
  {
    name: 'a draft is no more than that',
    async run({ connector, call }) {
      await value(write(call, connector, 'submit', toThem()));
      const state = await value(read(call, connector, { documentId: writeId }));
      assert.deepEqual([state.status, state.signatureStatus, state.sentAt], ['draft', 'none', null]);
      assert.deepEqual([state.direction, state.key, state.writeId], ['outgoing', writeId, writeId]);
    },
  },
  {
    name: 'what a portal says of a code comes first',
    settings: { statusByCode: { 20: 'revocation_requested' } },
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim, 'counterparty offers to revoke');
      assert.equal((await value(read(call, connector, ids))).status, 'revocation_requested');
    },
  },
  {
    name: 'a code of tomorrow is unknown, though the document was signed',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim, 'counterparty signs');
      sim.faults.add({ fault: { kind: 'own', name: 'unknown enum value' }, where: '/service/\\?' });
      const state = await value(read(call, connector, ids));
      assert.deepEqual([state.status, state.statusText], ['unknown', 'Согласуется с нотариусом']);
    },
  },
  ...([':', '.'] as const).map(
    (mark): One => ({
      name: `times are those of Moscow, with "${mark}"`,
      async run({ connector, sim, call }) {
        sim.state.timeMark = mark;
        await value(write(call, connector, 'submit', toThem()));
        sim.clock.stop(Date.parse('2026-11-24T22:30:00Z'));
        sim.happen('a person sends the draft', { id: writeId });
        const state = await value(read(call, connector, { documentId: writeId }));
        assert.equal(state.sentAt, '2026-11-24T22:30:00.000Z');
      },
    }),
  ),
  {
    name: 'papers of the operator are no documents',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim, 'delivered');
      const [one] = sim.state.documents;
      if (one) one.attachments.reverse();
      const state = await value(read(call, connector, ids));
      assert.equal(state.ids.attachmentId, one?.attachments.find(({ service }) => !service)?.id);
      const files = await value(download(call, connector));
      assert.deepEqual(
        files.map(({ name }) => name),
        ['Счёт «СЧ-2026-0001».pdf'],
      );
    },
  },
  {
    name: 'the last revision is the one that is told',
    async run({ connector, sim, call }) {
      await value(write(call, connector, 'submit', toThem()));
      const [one] = sim.state.documents;
      one?.revisions.push({ id: 'later', at: sim.clock.now() });
      assert.equal((await value(read(call, connector, { documentId: writeId }))).ids.revisionId, 'later');
    },
  },
  {
    name: 'a file is fetched by its link, and the session does not go along',
    async run({ connector, sim, call }) {
      await value(write(call, connector, 'submit', toThem()));
      const [file] = await value(download(call, connector));
      assert.equal(Buffer.from(file?.bytes ?? []).toString(), '%PDF-1.7 Договор поставки №196');
      const fetched = sim.journal.at(-1);
      assert.ok(fetched && fetched.url.startsWith('/disk/'));
      assert.deepEqual(
        [fetched.headers['x-sbissessionid'], fetched.headers['x-sbisaccesstoken']],
        [undefined, undefined],
      );
    },
  },
  {
    name: 'a link that is not there yet is waited for, not an empty file',
    async run({ connector, sim, call }) {
      sim.state.linkAfterMs = 60_000;
      await value(write(call, connector, 'submit', toThem()));
      assert.equal((await download(call, connector)).error?.kind, 'unavailable');
    },
  },
  {
    name: 'what was deleted is not found',
    refusedBy: ['SB-27/document'],
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim, 'deleted');
      assert.equal((await read(call, connector, ids)).error?.kind, 'not_found');
    },
  },
];
