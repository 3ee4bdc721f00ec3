import assert from 'node:assert/strict';
import type { Fault } from '../../../../tools/sim/kit/faults.ts';
import { losses, pdf, read, reconcile, value, write, writtenOf } from '../e-documents.ts';
import { abonentId, another, imported, imports, type One, theirs, toThem } from './astral-world.ts';

const inDoubt = ([name, fault]: readonly [string, Fault]): One => ({
  name: `an import whose answer is lost by ${name} is in doubt, made once, and found by its file and recipient`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault, where: 'POST /api/v3/drafts' });
    const { error, lines } = await write(call, connector, 'submit', toThem());
    assert.deepEqual([error?.kind, lines.at(-1)?.status], ['unknown_outcome', 'in_doubt']);
    assert.deepEqual([imports(sim).length, sim.state.drafts.length], [1, 1]);
    const found = await value(reconcile(call, connector, 'submit', toThem()));
    assert.ok(found.found === 'yes');
    assert.equal(writtenOf(found.written).ids.draftId, sim.state.drafts[0]?.id);
    assert.equal(imports(sim).length, 1);
  },
});

/** What a search for a draft in doubt finds among these. */
const found = (
  name: string,
  expected: 'yes' | 'no' | 'unknown',
  change: (draft: Record<string, unknown>) => object[],
): One => ({
  name,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'POST /api/v3/drafts' });
    await write(call, connector, 'submit', toThem());
    const [draft] = sim.state.drafts;
    sim.state.drafts = change({ ...draft }) as typeof sim.state.drafts;
    assert.equal((await value(reconcile(call, connector, 'submit', toThem()))).found, expected);
    assert.equal(imports(sim).length, 1);
  },
});

const hour = 3_600_000;

export const writesHeld: readonly One[] = [
  {
    name: 'a draft is imported with its file, its recipient and whether an answer is wanted',
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      const [draft] = sim.state.drafts;
      assert.deepEqual(
        [draft?.fileName, draft?.recipientIds, draft?.responseSignatureRequired, draft?.abonentId],
        ['Счёт «СЧ-2026-0001».pdf', [theirs], true, abonentId],
      );
      assert.deepEqual(Buffer.from(draft?.content ?? '', 'base64'), pdf);
      assert.deepEqual(ids, { senderAbonentId: abonentId, recipientId: theirs, draftId: draft?.id });
    },
  },
  {
    name: 'bytes of every kind arrive as they were',
    async run({ connector, sim, call }) {
      const bytes = Buffer.from([...Array(256).keys(), 13, 10, 45, 45, 13, 10]);
      await value(write(call, connector, 'submit', toThem(), { bytes }));
      assert.ok(Buffer.from(sim.state.drafts[0]?.content ?? '', 'base64').equals(bytes));
    },
  },
  {
    name: 'an identifier by another name is one too',
    async run({ connector, sim, call }) {
      sim.state.draftIdAs = 'draftId';
      assert.equal((await imported(call, connector)).draftId, sim.state.drafts[0]?.id);
    },
  },
  {
    name: 'of a formal document no answer is asked for: its format says it',
    async run({ connector, sim, call }) {
      await imported(call, connector, { kind: 'upd', format: 'xml' });
      assert.ok(!imports(sim)[0]?.bytes.toString().includes('ResponseSignatureRequired'));
    },
  },
  {
    name: 'a file that is too long is refused in words before it is sent',
    async run({ connector, sim, call }) {
      const { error } = await write(call, connector, 'submit', toThem(), { bytes: Buffer.alloc(60 * 1024 * 1024 + 1) });
      assert.deepEqual([error?.kind, sim.journal.length], ['validation', 0]);
    },
  },
  {
    name: 'a recipient that nobody knows is refused, once',
    refusedBy: ['AS-10/recipient'],
    async run({ connector, sim, call }) {
      const stranger = '00000000-a57a-4000-8000-0000000000ff';
      const { error } = await write(call, connector, 'submit', toThem({}, stranger));
      assert.deepEqual([error?.kind, imports(sim).length], ['validation', 1]);
    },
  },
  ...(['empty body', 'HTML body', 'truncated body'] as const).map(
    (kind): One => ({
      name: `an import that was answered by ${kind} is in doubt, not refused and not done`,
      async run({ connector, sim, call }) {
        sim.faults.add({ fault: { kind }, where: 'POST /api/v3/drafts' });
        assert.equal((await write(call, connector, 'submit', toThem())).error?.kind, 'unknown_outcome');
        assert.equal(imports(sim).length, 1);
      },
    }),
  ),
  {
    name: 'an import that a 429 kept out is made again',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, where: 'POST' });
      await imported(call, connector);
      assert.deepEqual([imports(sim).length, sim.state.drafts.length], [2, 1]);
    },
  },
  found('one in doubt that is not there was not made', 'no', () => []),
  found('a draft of another file is another', 'no', (draft) => [{ ...draft, fileName: 'Счёт.pdf' }]),
  found('a draft to another recipient is another', 'no', (draft) => [{ ...draft, recipientIds: [another] }]),
  found('an older draft is another', 'no', (draft) => [{ ...draft, at: Date.now() - hour }]),
  found('a clock of Astral that is three minutes slow hides no draft', 'yes', (draft) => [
    { ...draft, at: Date.now() - 180_000 },
  ]),
  found('of two that are alike nobody can tell', 'unknown', (draft) => [draft, { ...draft, id: another }]),
  found('one is found beyond the first page too', 'yes', (draft) => [
    ...Array.from({ length: 70 }, (_, at) => ({ ...draft, id: `${another}-${at}`, fileName: `Счёт ${at}.pdf` })),
    draft,
  ]),
  {
    name: 'a request to sign is taken back, once',
    refusedBy: ['AS-14/request'],
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      const { requestId } = sim.happen('a signature is asked for') as { requestId: string };
      const payload = { ids: { ...ids, signingRequestId: requestId }, reason: 'Ошибка' };
      const { state } = writtenOf(await value(write(call, connector, 'revoke', payload)));
      assert.deepEqual(
        [state?.status, sim.state.requests[requestId]?.status],
        ['awaiting_sender_signature', 'rejected'],
      );
      assert.equal((await write(call, connector, 'revoke', payload)).error?.kind, 'not_found');
    },
  },
  {
    name: 'a request is told by the draft it is about',
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      const { requestId } = sim.happen('a signature is asked for') as { requestId: string };
      assert.equal((await value(read(call, connector, ids))).ids.signingRequestId, requestId);
    },
  },
  {
    name: 'where no request is known nothing is asked',
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      const before = sim.journal.length;
      const { error } = await write(call, connector, 'revoke', { ids, reason: 'Ошибка' });
      assert.deepEqual([error?.kind, sim.journal.length], ['validation', before]);
    },
  },
  {
    name: 'one whose taking back lost its answer is in doubt, and not repeated',
    async run({ connector, sim, call }) {
      const ids = await imported(call, connector);
      const { requestId } = sim.happen('a signature is asked for') as { requestId: string };
      sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'PATCH' });
      const payload = { ids: { ...ids, signingRequestId: requestId }, reason: 'Ошибка' };
      assert.equal((await write(call, connector, 'revoke', payload)).error?.kind, 'unknown_outcome');
      assert.equal(sim.journal.filter(({ method }) => method === 'PATCH').length, 1);
    },
  },
  ...losses.map(inDoubt),
];
