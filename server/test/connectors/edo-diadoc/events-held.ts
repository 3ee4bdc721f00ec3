import assert from 'node:assert/strict';
import { assertOnce, pulled, value, write, writeId, writtenOf } from '../e-documents.ts';
import { boxId, branchId, type One, sentByPerson, theirs, toThem } from './diadoc-world.ts';

export const eventsHeld: readonly One[] = [
  {
    name: 'a document that came is told with what it is and from whom',
    async run({ connector, sim, call }) {
      const came = sim.happen('a document comes in') as { messageId: string; entityId: string };
      const [change] = (await pulled(call, connector)).items;
      assert.deepEqual(
        [change?.key, change?.state?.direction, change?.state?.status, change?.state?.document?.kind],
        [`${came.messageId}/${came.entityId}`, 'incoming', 'awaiting_recipient', 'upd'],
      );
      assert.deepEqual(
        [change?.state?.document?.number, change?.state?.document?.date, change?.state?.counterparty?.id],
        ['17', '2026-11-24', theirs[0]],
      );
      assert.equal(change?.state?.counterparty?.name, 'ООО «Смирновский цемент»');
    },
  },
  {
    name: 'the next time only what is new is told',
    async run({ connector, sim, call }) {
      sim.happen('a document comes in');
      const { cursor } = await pulled(call, connector);
      assert.deepEqual((await pulled(call, connector, cursor)).items, []);
      const came = sim.happen('a document comes in') as { messageId: string };
      const later = (await pulled(call, connector, cursor)).items;
      assert.deepEqual(
        later.map(({ key }) => key.split('/')[0]),
        [came.messageId],
      );
    },
  },
  {
    name: 'a page that comes short loses nothing',
    async run({ connector, sim, call }) {
      for (let time = 0; time < 9; time += 1) sim.happen('a document comes in');
      sim.faults.add({ fault: { kind: 'own', name: 'page changes between calls' }, where: 'GetNewEvents' });
      const { items } = await pulled(call, connector);
      assertOnce(items);
      assert.equal(items.length, 9);
    },
  },
  {
    name: 'our draft is told as one, and by our identifier',
    async run({ connector, call }) {
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      const [change] = (await pulled(call, connector)).items;
      assert.equal(change?.key, `${ids.messageId}/${ids.attachmentEntityId}`);
      assert.deepEqual([change?.state?.status, change?.state?.writeId], ['draft', writeId]);
    },
  },
  {
    name: 'a draft that a person sent is found again under its new name, also where it keeps the old one',
    async run({ connector, sim, call }) {
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      const became = sim.happen('a person sends the draft') as { messageId: string; entityId: string };
      const told = (await pulled(call, connector)).items.find(({ key }) => key.startsWith(became.messageId));
      assert.deepEqual([told?.state?.status, told?.state?.writeId], ['sent', writeId]);
      assert.ok(told?.state?.formerKeys?.some((key) => `${ids.messageId}/`.startsWith(key)));
    },
  },
  {
    name: 'a draft that went out is looked at no more: the message it became tells of it',
    async run({ connector, sim, call }) {
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      const { cursor } = await pulled(call, connector);
      const { messageId } = sim.happen('a person sends the draft') as { messageId: string };
      const { items } = await pulled(call, connector, cursor);
      assert.deepEqual(
        items.map(({ key, state }) => [key.split('/')[0], state?.status]),
        [[messageId, 'sent']],
      );
      assert.ok(!items.some(({ key }) => key.startsWith(ids.messageId ?? '?')));
    },
  },
  {
    name: 'a draft that stays the same message is told as sent',
    async run({ connector, sim, call }) {
      sim.state.draftsBecomeMessages = false;
      const { ids } = writtenOf(await value(write(call, connector, 'submit', toThem())));
      sim.happen('a person sends the draft');
      const last = (await pulled(call, connector)).items.at(-1);
      assert.deepEqual([last?.key, last?.state?.status], [`${ids.messageId}/${ids.attachmentEntityId}`, 'sent']);
    },
  },
  {
    name: 'a rejection is told with its reason, and hangs on the document it is about',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim);
      const { cursor } = await pulled(call, connector);
      sim.happen('counterparty rejects', { messageId: ids.messageId, says: 'Не сходится НДС' });
      const { items } = await pulled(call, connector, cursor);
      assert.deepEqual(
        items.map(({ key, state }) => [key, state?.status, state?.reason]),
        [[`${ids.messageId}/${ids.attachmentEntityId}`, 'rejected', 'Не сходится НДС']],
      );
    },
  },
  {
    name: 'a signature is told to the archive',
    async run({ connector, sim, call }) {
      const ids = await sentByPerson(call, connector, sim);
      const { cursor } = await pulled(call, connector);
      sim.happen('counterparty signs', { messageId: ids.messageId });
      const [change] = (await pulled(call, connector, cursor)).items;
      const signature = sim.state.messages.at(-1)?.hanging.at(-1)?.entityId;
      assert.deepEqual(
        change?.parts?.map(({ id, kind }) => [id, kind]),
        [[signature, 'signature']],
      );
      assert.equal(change?.state?.status, 'completed');
    },
  },
  {
    name: 'the place reached in one box is none in another',
    async run({ connector, sim, call }) {
      sim.happen('a document comes in');
      const { cursor } = await pulled(call, connector);
      assert.ok(cursor?.includes(boxId));
      const other = JSON.stringify({ ...(JSON.parse(cursor ?? '{}') as object), boxId: branchId });
      assert.equal((await pulled(call, connector, other)).items.length, 1);
    },
  },
  {
    name: 'no more than four questions are under way, all with one token',
    async run({ connector, sim, call }) {
      for (let time = 0; time < 12; time += 1) sim.happen('a document comes in');
      sim.state.takesMs = 20;
      assert.equal((await pulled(call, connector)).items.length, 12);
    },
  },
  {
    name: 'events of drafts that are gone stop nothing',
    async run({ connector, sim, call }) {
      await sentByPerson(call, connector, sim);
      const [draft] = sim.state.messages;
      if (draft) draft.documents = [];
      sim.happen('a document comes in');
      assert.ok((await pulled(call, connector)).items.some(({ state }) => state?.direction === 'incoming'));
    },
  },
  {
    name: 'a hundred and thirty are told once each, in pages',
    async run({ connector, sim, call }) {
      sim.rules.turn('DD-08/rate', false);
      for (let time = 0; time < 130; time += 1) sim.happen('a document comes in');
      const { items, pages } = await pulled(call, connector);
      assertOnce(items);
      assert.deepEqual([items.length, pages], [130, 2]);
    },
  },
];
