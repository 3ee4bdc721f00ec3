import assert from 'node:assert/strict';
import type { RuleId } from '../../../../tools/sim/diadoc/rules.ts';
import type { World } from '../../../../tools/sim/diadoc/seed.ts';
import type { Fault } from '../../../../tools/sim/kit/faults.ts';
import type { ProviderErrorKind } from '../../../src/kernel/integrations/provider.ts';
import { losses, pdf, read, reconcile, value, write, writeId, writtenOf } from '../e-documents.ts';
import { boxId, type One, posts, sentByPerson, theirs, toThem } from './diadoc-world.ts';

const upd = Buffer.from('<Файл ИдФайл="ON_NSCHFDOPPR_1"><Документ КНД="1115131" Функция="ДОП"/></Файл>');

const noticeId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a21';

const refused = (name: string, by: RuleId, kind: ProviderErrorKind, change: Partial<World>, to = theirs[0]): One => ({
  name,
  refusedBy: [by],
  async run({ connector, sim, call }) {
    Object.assign(sim.state, change);
    const { error } = await write(call, connector, 'submit', toThem({}, to));
    assert.equal(error?.kind, kind);
    assert.equal(posts(sim).length, 1, 'what a person has to mend is not asked again');
    assert.deepEqual(sim.state.messages, []);
  },
});

const lost = ([name, fault]: readonly [string, Fault]): One => ({
  name: `a message whose answer is lost by ${name} is posted again under its key, and is one`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault, where: 'PostMessage\\?' });
    const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
    assert.deepEqual([posts(sim).length, sim.state.messages.length], [2, 1]);
    assert.equal(ids.messageId, sim.state.messages[0]?.id);
    const [first, second] = posts(sim);
    assert.deepEqual([first?.url, first?.bytes], [second?.url, second?.bytes]);
  },
});

export const writesHeld: readonly One[] = [
  {
    name: 'a draft is put there: to whom, what, under our identifier, and nothing is sent',
    async run({ connector, sim, call }) {
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      const [message] = sim.state.messages;
      const [document] = message?.documents ?? [];
      assert.deepEqual([message?.isDraft, document?.sentAt, message?.hanging], [true, null, []]);
      assert.deepEqual(Buffer.from(document?.content ?? '', 'base64'), pdf);
      assert.deepEqual([document?.typeName, document?.customId], ['ProformaInvoice', writeId]);
      assert.deepEqual(ids, {
        ...{ senderBoxId: boxId, recipientBoxId: theirs[0], documentId: writeId },
        ...{ messageId: message?.id, attachmentEntityId: document?.entityId },
      });
      assert.ok(posts(sim)[0]?.url.includes(`operationId=${writeId}`));
    },
  },
  {
    name: 'what its type asks for is told: name, number, day and sum',
    async run({ connector, sim, call }) {
      await value(write(call, connector, 'submit', toThem()));
      assert.deepEqual(
        Object.fromEntries(sim.state.messages[0]?.documents[0]?.metadata.map(({ Key, Value }) => [Key, Value]) ?? []),
        {
          ...{ FileName: 'Счёт «СЧ-2026-0001».pdf', DocumentNumber: 'СЧ-2026-0001' },
          ...{ DocumentDate: '20.11.2026', TotalSum: '1200.50' },
        },
      );
    },
  },
  ...(
    [
      ['contract', 'Contract'],
      ['delivery', 'Nonformalized'],
    ] as const
  ).map(
    ([kind, type]): One => ({
      name: `a ${kind} goes as ${type}`,
      async run({ connector, sim, call }) {
        await value(write(call, connector, 'submit', toThem({ kind, amount: null })));
        assert.equal(sim.state.messages[0]?.documents[0]?.typeName, type);
      },
    }),
  ),
  {
    name: 'a УПД goes with the function that its own file names',
    async run({ connector, sim, call }) {
      const change = { kind: 'upd', format: 'xml' } as const;
      await value(write(call, connector, 'submit', toThem(change), { bytes: upd }));
      const document = sim.state.messages[0]?.documents[0];
      assert.deepEqual([document?.typeName, document?.fn], ['UniversalTransferDocument', 'ДОП']);
    },
  },
  {
    name: 'a kind that the box does not send is refused in words before it is posted',
    async run({ connector, sim, call }) {
      sim.state.types = sim.state.types.filter(({ name }) => name !== 'UniversalTransferDocument');
      const { error } = await write(call, connector, 'submit', toThem({ kind: 'upd', format: 'xml' }), { bytes: upd });
      assert.deepEqual([error?.kind, posts(sim).length], ['validation', 0]);
    },
  },
  {
    name: 'more than 500 KB goes over the shelf, whole, and none of it inside the message',
    async run({ connector, sim, call }) {
      sim.rules.turn('DD-29/inline', true);
      const bytes = Buffer.alloc(1_200_000, 'Длинный договор. ');
      await value(write(call, connector, 'submit', toThem(), { bytes }));
      const content = Buffer.from(sim.state.messages[0]?.documents[0]?.content ?? '', 'base64');
      assert.ok(content.equals(bytes), 'the file came whole');
    },
  },
  {
    name: 'the same write again is the same document, with the same bytes',
    async run({ connector, sim, call }) {
      const first = await value(write(call, connector, 'submit', toThem()));
      const second = await value(write(call, connector, 'submit', toThem(), { attempt: 2 }));
      assert.deepEqual(second, first);
      assert.equal(sim.state.messages.length, 1);
      await value(write(call, connector, 'submit', toThem(), { id: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12' }));
      assert.equal(sim.state.messages.length, 2);
    },
  },
  {
    name: 'one that is still running is asked for again, with the same bytes, and is one document',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: 'still running' }, where: 'PostMessage\\?', times: 2 });
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      assert.deepEqual([posts(sim).length, sim.state.messages.length], [3, 1]);
      assert.equal(ids.messageId, sim.state.messages[0]?.id);
      assert.ok((posts(sim)[1]?.at ?? 0) - (posts(sim)[0]?.at ?? 0) >= 900, 'after the time that was told');
    },
  },
  ...losses.map(lost),
  {
    name: 'one in doubt is found by its key, and is one document',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'status', status: 503, effect: 'after' }, where: 'PostMessage\\?', times: 2 });
      assert.equal((await write(call, connector, 'submit', toThem())).error?.kind, 'unavailable');
      const found = await value(reconcile(call, connector, 'submit', toThem()));
      assert.deepEqual([found.found, sim.state.messages.length], ['yes', 1]);
    },
  },
  {
    name: 'an answer that is no JSON is no success',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'HTML body' }, where: 'PostMessage\\?' });
      assert.equal((await write(call, connector, 'submit', toThem())).error?.kind, 'contract_violation');
    },
  },
  refused('a recipient who takes nothing is a conflict', 'DD-27/refuses', 'conflict', {}, theirs[4]),
  refused('one that is liquidated is forbidden', 'DD-27/liquidated', 'forbidden', {}, theirs[3]),
  refused('a subscription that is over asks for payment', 'DD-07/subscription', 'payment_required', {
    subscribed: false,
  }),
  refused('a file that is too long is refused in words', 'DD-08/size', 'validation', { longestDocument: 5 }),
  {
    name: 'what was sent is asked back with the reason, once',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim);
      sim.happen('counterparty signs', { messageId: ids.messageId });
      const payload = { ids, reason: 'Ошибка в сумме' };
      await value(write(call, connector, 'revoke', payload, { id: noticeId }));
      await value(write(call, connector, 'revoke', payload, { id: noticeId, attempt: 2 }));
      assert.ok(posts(sim, '/V3/PostMessagePatch')[0]?.url.includes(`operationId=${noticeId}`));
      const offers = sim.state.messages.at(-1)?.hanging.filter(({ kind }) => kind === 'RevocationRequest') ?? [];
      assert.deepEqual(
        offers.map(({ content }) => Buffer.from(content, 'base64').toString()),
        ['Ошибка в сумме'],
      );
      assert.equal((await value(read(call, connector, ids))).status, 'revocation_requested');
    },
  },
  {
    name: 'a notice whose answer is lost is given once',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim);
      sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'PostMessagePatch' });
      await value(write(call, connector, 'revoke', { ids, reason: 'Ошибка' }, { id: noticeId }));
      assert.deepEqual([posts(sim, '/V3/PostMessagePatch').length, sim.state.messages.at(-1)?.hanging.length], [2, 2]);
    },
  },
  {
    name: 'a draft is not asked back: nobody has it',
    async run({ connector, sim, call }) {
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      const { error } = await write(call, connector, 'revoke', { ids, reason: 'Ошибка' }, { id: noticeId });
      assert.deepEqual([error?.kind, posts(sim, '/V3/PostMessagePatch').length], ['validation', 0]);
    },
  },
  {
    name: 'where notices have to be signed, the person is told where to do it',
    refusedBy: ['DD-30/signed'],
    async run({ connector, sim, call }) {
      sim.rules.turn('DD-30/signed', true);
      const ids = await sentByPerson(call, connector, sim);
      const { error } = await write(call, connector, 'revoke', { ids, reason: 'Ошибка' }, { id: noticeId });
      assert.equal(error?.kind, 'validation');
      assert.match(error?.detail.ru ?? '', /подпис/);
    },
  },
  {
    name: 'what came is refused with a reason',
    async run({ connector, sim, call }) {
      const came = sim.happen('a document comes in') as { messageId: string; entityId: string };
      const ids = { recipientBoxId: boxId, messageId: came.messageId, attachmentEntityId: came.entityId };
      await value(write(call, connector, 'refuse', { ids, reason: 'Не та цена' }, { id: noticeId }));
      assert.equal((await value(read(call, connector, ids))).status, 'rejected');
    },
  },
  ...(['429', 'a token that ran out'] as const).map(
    (name): One => ({
      name: `${name} keeps no message and no notice from being given, once`,
      refusedBy: ['DD-07/token'],
      async run({ connector, sim, call }) {
        const fault: Fault =
          name === '429'
            ? { kind: 'status', status: 429, effect: 'before', retryAfter: 1 }
            : { kind: 'own', name: 'token expired' };
        for (const where of ['PostMessage\\?', 'PostMessagePatch']) sim.faults.add({ fault, where });
        const ids = await sentByPerson(call, connector, sim);
        await value(write(call, connector, 'revoke', { ids, reason: 'Ошибка' }, { id: noticeId }));
        assert.deepEqual([posts(sim).length, posts(sim, '/V3/PostMessagePatch').length], [2, 2]);
        // The draft, the message it became, and on it our signature and the offer.
        assert.deepEqual([sim.state.messages.length, sim.state.messages.at(-1)?.hanging.length], [2, 2]);
      },
    }),
  ),
];
