import assert from 'node:assert/strict';
import { assertOnce, pulled, read, value } from '../e-documents.ts';
import { imported, type One, sendsDraft, theirs } from './astral-world.ts';

const unknowns: ReadonlyArray<[happens: string, text: string]> = [
  ['counterparty signs', 'Подписано контрагентом'],
  ['counterparty rejects', 'Отклонено контрагентом'],
  ['revocation accepted', 'Аннулировано'],
  ['signature does not fit', 'Подпись недействительна'],
  ['a state of its own', 'Ждёт луны'],
];

export const statesHeld: readonly One[] = [
  {
    name: 'a draft is one until it is started',
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      assert.equal((await value(read(call, connector, ids))).status, 'draft');
      const { docflowId } = sendsDraft(sim);
      const state = await value(read(call, connector, ids));
      assert.deepEqual([state.status, state.ids.docflowId, state.key], ['sent', docflowId, docflowId]);
      assert.deepEqual(state.formerKeys, [ids.draftId]);
      assert.deepEqual([state.counterparty?.inn, state.ids.recipientId], ['7707083893', theirs]);
      assert.ok(state.sentAt);
    },
  },
  ...unknowns.map(
    ([happens, text]): One => ({
      name: `${happens}: a status that nobody has told us of is unknown beside its words, and no signature`,
      async run({ connector, sim, call }) {
        const ids = await imported(call, connector);
        const { docflowId } = sendsDraft(sim);
        sim.happen(happens);
        const state = await value(read(call, connector, { ...ids, docflowId }));
        assert.deepEqual([state.status, state.signatureStatus, state.statusText], ['unknown', 'unknown', text]);
      },
    }),
  ),
  {
    name: 'what a portal says of a status comes first',
    settings: { statusByName: { SignedByCounterparty: 'completed' } },
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      const { docflowId } = sendsDraft(sim);
      sim.happen('counterparty signs');
      assert.equal((await value(read(call, connector, { ...ids, docflowId }))).status, 'completed');
    },
  },
  {
    name: 'a draft that was deleted is not found',
    refusedBy: ['AS-11/draft'],
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      sim.happen('deleted');
      assert.equal((await read(call, connector, ids)).error?.kind, 'not_found');
    },
  },
  {
    name: 'sixty drafts of ours are asked about in pages, each once',
    async run({ connector, sim, call }) {
      for (let time = 0; time < 60; time += 1) await imported(call, connector);
      const { items, pages } = await pulled(call, connector);
      assertOnce(items);
      assert.deepEqual([items.length, pages, sim.state.drafts.length], [60, 2, 60]);
    },
  },
  {
    name: 'drafts of others are not ours to tell of',
    async run({ connector, sim, call }) {
      const { draftId } = await imported(call, connector);
      const [draft] = sim.state.drafts;
      if (draft) sim.state.drafts.push({ ...draft, id: '00000000-a57a-4000-8000-000000001000' });
      assert.deepEqual(
        (await pulled(call, connector)).items.map(({ key }) => key),
        [draftId],
      );
    },
  },
  {
    name: 'a draft that was started is followed by its history',
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      const { cursor } = await pulled(call, connector);
      const { docflowId } = sendsDraft(sim);
      const first = await pulled(call, connector, cursor);
      assert.deepEqual(
        first.items.map(({ key, state }) => [key, state?.status, state?.formerKeys]),
        [[docflowId, 'sent', [ids.draftId]]],
      );
      sim.happen('counterparty signs');
      const second = await pulled(call, connector, first.cursor);
      assertOnce(second.items);
      const last = second.items.at(-1);
      assert.deepEqual(
        [last?.key, last?.event.name, last?.state?.status],
        [docflowId, 'Подписано контрагентом', 'unknown'],
      );
      assert.equal(second.items[0]?.event.id, first.items[0]?.event.id, 'what is told again is the same event');
    },
  },
  {
    name: 'a draft that is gone is told as gone, and not as anything else',
    refusedBy: ['AS-11/draft'],
    async run({ connector, sim, call }) {
      await imported(call, connector);
      const { cursor } = await pulled(call, connector);
      sim.happen('deleted');
      const { items, cursor: later } = await pulled(call, connector, cursor);
      assert.deepEqual(
        items.map(({ state }) => state?.status),
        ['unknown'],
      );
      assert.deepEqual((await pulled(call, connector, later)).items, []);
    },
  },
  {
    name: 'a history whose end comes late loses nothing',
    async run({ connector, sim, call }) {
      await imported(call, connector);
      const { docflowId } = sendsDraft(sim);
      sim.happen('counterparty signs');
      sim.faults.add({ fault: { kind: 'own', name: 'page changes between calls' }, where: 'History' });
      const first = await pulled(call, connector);
      assert.equal(first.items.length, 1);
      const { items } = await pulled(call, connector, first.cursor);
      assert.deepEqual(items.at(-1)?.key, docflowId);
      assert.equal(items.at(-1)?.event.name, 'Подписано контрагентом');
    },
  },
];
