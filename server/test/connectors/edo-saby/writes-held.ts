import assert from 'node:assert/strict';
import type { Fault } from '../../../../tools/sim/kit/faults.ts';
import { losses, pdf, read, reconcile, value, write, writeId, writtenOf } from '../e-documents.ts';
import type { Make } from '../suite.ts';
import { calls, type One, type Saby, type Sim, sentByPerson, toThem } from './saby-world.ts';

const acts = (sim: Sim) => calls(sim, 'ВыполнитьДействие').length;
const writes = (sim: Sim) => calls(sim, 'ЗаписатьДокумент').length;
const came = (sim: Sim) => ({ documentId: (sim.happen('a document comes in') as { id: string }).id });
const opened = (call: Make, connector: Saby) =>
  call((one) => connector.ports?.eDocuments.listOwnBoxes(one) ?? Promise.resolve([]));

const lost = ([name, fault]: readonly [string, Fault]): One => ({
  name: `a draft whose answer is lost by ${name} is one document with one file`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault, where: '/service/\\?' });
    await value(write(call, connector, 'submit', toThem()));
    const [document, ...others] = sim.state.documents;
    assert.deepEqual([others.length, document?.attachments.length, writes(sim)], [0, 1, 2]);
  },
});

const inDoubt = ([name, fault]: readonly [string, Fault]): One => ({
  name: `a refusal whose answer is lost by ${name} is in doubt, made once, and found`,
  refusedBy: [],
  async run({ connector, sim, call }) {
    const ids = came(sim);
    await opened(call, connector);
    // The document is read first: the second call is the act.
    sim.faults.add({ fault, where: '/service/\\?', after: 1 });
    const payload = { ids, reason: 'Не та цена' };
    const { error, lines } = await write(call, connector, 'refuse', payload);
    assert.deepEqual([error?.kind, lines.at(-1)?.status, acts(sim)], ['unknown_outcome', 'in_doubt', 1]);
    assert.equal((await value(reconcile(call, connector, 'refuse', payload))).found, 'yes');
    await value(write(call, connector, 'refuse', payload, { attempt: 2 }));
    assert.equal(acts(sim), 1, 'what is done is not done again');
  },
});

export const writesHeld: readonly One[] = [
  {
    name: 'a draft is put there under our identifier, with its file, day and sum, and is not sent',
    async run({ connector, sim, call }) {
      const { ids, state } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      const [document] = sim.state.documents;
      assert.deepEqual(
        [document?.id, document?.type, document?.date, document?.sum, document?.number, document?.code],
        [writeId, 'СчетИсх', '20.11.2026', '1200.50', 'СЧ-2026-0001', 0],
      );
      assert.deepEqual(Buffer.from(document?.attachments[0]?.content ?? '', 'base64'), pdf);
      assert.deepEqual([document?.ours, document?.theirs.inn], ['7701234567/770101001', '7707083893']);
      assert.deepEqual(ids, {
        ...{ documentId: writeId, revisionId: document?.revisions.at(-1)?.id },
        ...{ attachmentId: document?.attachments[0]?.id, counterpartyParticipantId: '2BE-7707083893-1' },
      });
      assert.equal(state?.status, 'draft');
    },
  },
  {
    name: 'the type is that of the account, and the regulation the one chosen',
    settings: { typeByKind: { contract: 'ДоговорИсх' }, regulationByKind: { contract: 'Договор исходящий' } },
    async run({ connector, sim, call }) {
      await value(write(call, connector, 'submit', toThem({ kind: 'contract', amount: null })));
      const [document] = sim.state.documents;
      assert.deepEqual(
        [document?.type, document?.regulation, document?.sum],
        ['ДоговорИсх', 'Договор исходящий', null],
      );
    },
  },
  {
    name: 'a contract that has no type there is refused before anything is asked',
    settings: { typeByKind: undefined },
    async run({ connector, sim, call }) {
      const { error } = await write(call, connector, 'submit', toThem({ kind: 'contract' }));
      assert.deepEqual([error?.kind, writes(sim)], ['validation', 0]);
    },
  },
  {
    name: 'a type that the account does not have is refused in words, once',
    settings: { typeByKind: { invoice: 'СчетИной' } },
    refusedBy: ['SB-23/type'],
    async run({ connector, sim, call }) {
      const { error } = await write(call, connector, 'submit', toThem());
      assert.ok(['validation', 'not_found'].includes(error?.kind ?? ''));
      assert.deepEqual([writes(sim), sim.state.documents.length], [1, 0]);
    },
  },
  {
    name: 'a later attempt looks first, and writes over nothing that was sent on meanwhile',
    async run({ connector, sim, call }) {
      await sentByPerson(call, connector, sim);
      const again = writtenOf(await value(write(call, connector, 'submit', toThem(), { attempt: 2 })));
      assert.deepEqual([writes(sim), again.state?.status, sim.state.documents.length], [1, 'sent', 1]);
    },
  },
  {
    name: 'a later attempt of what never arrived is made',
    refusedBy: ['SB-27/document'],
    async run({ connector, sim, call }) {
      await value(write(call, connector, 'submit', toThem(), { attempt: 2 }));
      assert.equal(sim.state.documents.length, 1);
    },
  },
  {
    name: 'one in doubt is found by our identifier, or not',
    refusedBy: ['SB-27/document'],
    async run({ connector, sim, call }) {
      assert.equal((await value(reconcile(call, connector, 'submit', toThem()))).found, 'no');
      await value(write(call, connector, 'submit', toThem()));
      const found = await value(reconcile(call, connector, 'submit', toThem()));
      assert.ok(found.found === 'yes' && writtenOf(found.written).ids.documentId === writeId);
      assert.equal(writes(sim), 1);
    },
  },
  {
    name: 'what came is refused with the reason, by the action of its regulation',
    async run({ connector, sim, call }) {
      const ids = came(sim);
      const { state } = writtenOf(await value(write(call, connector, 'refuse', { ids, reason: 'Не та цена' })));
      assert.equal(state?.status, 'rejected');
      assert.equal(sim.state.documents[0]?.events.at(-1)?.says, 'Не та цена');
    },
  },
  {
    name: 'what is refused already is told as done',
    async run({ connector, sim, call }) {
      const ids = came(sim);
      for (const attempt of [1, 2]) await value(write(call, connector, 'refuse', { ids, reason: 'Нет' }, { attempt }));
      assert.equal(acts(sim), 1);
    },
  },
  {
    name: 'a refusal that never arrived is known not to have',
    async run({ connector, sim, call }) {
      const ids = came(sim);
      const sentAt = new Date(Date.now() + 60_000).toISOString();
      const payload = { ids, reason: 'Нет' };
      assert.equal((await value(reconcile(call, connector, 'refuse', payload, { sentAt }))).found, 'no');
      assert.equal(acts(sim), 0);
    },
  },
  {
    name: 'an action that has to be signed is left to a person',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim, 'delivered');
      const { error } = await write(call, connector, 'revoke', { ids, reason: 'Ошибка' });
      assert.deepEqual([error?.kind, acts(sim)], ['validation', 0]);
      assert.match(error?.detail.ru ?? '', /подписать/);
    },
  },
  {
    name: 'an action that the regulation does not offer is not tried',
    async run({ connector, sim, call }) {
      sim.state.revoking = 'not offered';
      const ids = await sentByPerson(call, connector, sim, 'delivered');
      const { error } = await write(call, connector, 'revoke', { ids, reason: 'Ошибка' });
      assert.deepEqual([error?.kind, acts(sim)], ['validation', 0]);
    },
  },
  ...(['list', 'one'] as const).map(
    (shape): One => ({
      name: `where no signature is asked for a document is taken back, stages being a ${shape}`,
      settings: { statusByCode: { 20: 'revocation_requested' } },
      async run({ connector, sim, call }) {
        Object.assign(sim.state, { revoking: 'without one', shape });
        const ids = await sentByPerson(call, connector, sim, 'delivered');
        await value(write(call, connector, 'revoke', { ids, reason: 'Ошибка' }));
        assert.equal((await value(read(call, connector, ids))).status, 'revocation_requested');
        await value(write(call, connector, 'revoke', { ids, reason: 'Ошибка' }, { attempt: 2 }));
        assert.equal(acts(sim), 1);
      },
    }),
  ),
  ...(['429', 'a session that ended'] as const).map(
    (name): One => ({
      name: `${name} keeps no draft and no refusal from being made, once`,
      refusedBy: ['SB-05/known'],
      async run({ connector, sim, call }) {
        const fault: Fault =
          name === '429'
            ? { kind: 'status', status: 429, effect: 'before', retryAfter: 1 }
            : { kind: 'own', name: 'session ends' };
        const ids = came(sim);
        sim.faults.add({ fault, where: '/service/\\?' });
        await value(write(call, connector, 'submit', toThem()));
        // The document is read first: the second call is the act.
        sim.faults.add({ fault, where: '/service/\\?', after: 1 });
        const { state } = writtenOf(await value(write(call, connector, 'refuse', { ids, reason: 'Нет' })));
        assert.deepEqual([state?.status, acts(sim), writes(sim), sim.state.documents.length], ['rejected', 2, 2, 2]);
        assert.equal(sim.state.documents[0]?.events.filter(({ title }) => title === 'Документ отклонен').length, 1);
      },
    }),
  ),
  ...losses.map(inDoubt),
  ...losses.map(lost),
];
