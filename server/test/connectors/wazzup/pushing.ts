import assert from 'node:assert/strict';
import type { MessengerContact, MessengerDeal } from '../../../src/kernel/integrations/ports/messenger.ts';
import { bodies, type One, port, restrictedKey, value } from './asking.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `p-${at}`, name: `Сотрудник ${at}` }));

const contact = (at: number, more: Partial<MessengerContact> = {}): MessengerContact => ({
  ...{ id: `c-${at}`, name: `ООО «Цемент ${at}»`, responsibleId: 'u-1' },
  ...{ phones: ['79161234567'], url: `https://prokura.example/counterparties/${at}` },
  ...more,
});

const deal = (at: number, more: Partial<MessengerDeal> = {}): MessengerDeal => ({
  ...{ id: `d-${at}`, name: `Цемент, ${at} т`, responsibleId: 'u-1', contactIds: ['c-1'] },
  ...{ url: `https://prokura.example/requisitions/${at}`, closed: false },
  ...more,
});

export const pushing: readonly One[] = [
  {
    name: 'users go a hundred at a time, each once',
    async run({ connector, sim, call }) {
      const given = [...people(250), { id: 'p-7', name: 'Ещё раз' }];
      const report = await value(call((one) => port(connector).pushUsers(one, given)));
      assert.deepEqual(
        bodies(sim).map((batch) => batch.length),
        [100, 100, 50],
      );
      assert.deepEqual([report.pushed.length, report.refused], [250, []]);
      assert.equal(sim.state.users.find(({ id }) => id === 'p-7')?.name, 'Ещё раз');
    },
  },
  {
    name: 'contacts go with their chats and their page, and names that are too long are cut',
    async run({ connector, sim, call }) {
      const given = [contact(1, { phones: ['79161234567', '79031112233'] }), contact(2, { name: 'ж'.repeat(300) })];
      const report = await value(call((one) => port(connector).pushContacts(one, given)));
      assert.deepEqual([report.pushed, report.refused], [['c-1', 'c-2'], []]);
      assert.deepEqual(sim.state.contacts[0], {
        ...{
          id: 'c-1',
          responsibleUserId: 'u-1',
          name: 'ООО «Цемент 1»',
          uri: 'https://prokura.example/counterparties/1',
        },
        contactData: [
          { chatType: 'whatsapp', chatId: '79161234567' },
          { chatType: 'whatsapp', chatId: '79031112233' },
        ],
      });
      assert.equal(sim.state.contacts[1]?.name.length, 200);
    },
  },
  {
    name: 'one contact twice in a batch does not break it',
    async run({ connector, sim, call }) {
      const report = await value(
        call((one) => port(connector).pushContacts(one, [contact(1), contact(2), contact(1)])),
      );
      assert.deepEqual([report.pushed.length, sim.state.contacts.length, sim.journal.length], [2, 2, 1]);
    },
  },
  {
    name: 'bad contacts are taken out by their places, and the others go again together',
    refusedBy: ['WZ-43/fields'],
    async run({ connector, sim, call }) {
      const given = [contact(1), contact(2, { name: '' }), contact(3), contact(4, { phones: [] }), contact(5)];
      const report = await value(call((one) => port(connector).pushContacts(one, given)));
      assert.deepEqual(report.pushed, ['c-1', 'c-3', 'c-5']);
      assert.deepEqual(
        report.refused.map(({ id }) => id),
        ['c-2', 'c-4'],
      );
      assert.match(report.refused[0]?.reason.ru ?? '', /не принимает такой контакт/);
      assert.deepEqual([sim.journal.length, sim.state.contacts.length], [2, 3]);
    },
  },
  {
    name: 'a refusal that names no place, even in a good answer, is narrowed down by halves',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: '2xx with an error' } });
      const report = await value(call((one) => port(connector).pushContacts(one, [contact(1), contact(2)])));
      assert.deepEqual([report.pushed, report.refused, sim.journal.length], [['c-1', 'c-2'], [], 3]);
    },
  },
  {
    name: 'deals go with their page and at most ten contacts, and one without contacts is told back',
    refusedBy: ['WZ-45/contacts'],
    async run({ connector, sim, call }) {
      const many = Array.from({ length: 12 }, (_, at) => `c-${at}`);
      const given = [deal(1, { closed: true }), deal(2, { contactIds: many }), deal(3, { contactIds: [] })];
      const report = await value(call((one) => port(connector).pushDeals(one, given)));
      assert.deepEqual([report.pushed, report.refused.map(({ id }) => id)], [['d-1', 'd-2'], ['d-3']]);
      assert.deepEqual(sim.state.deals[0], {
        ...{ id: 'd-1', responsibleUserId: 'u-1', name: 'Цемент, 1 т', contacts: ['c-1'], closed: true },
        uri: 'https://prokura.example/requisitions/1',
      });
      assert.equal(sim.state.deals[1]?.contacts.length, 10);
    },
  },
  {
    name: 'a batch whose answer was lost goes again, and stays one',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'timeout', effect: 'after' } });
      const report = await value(call((one) => port(connector).pushContacts(one, [contact(1)])));
      assert.deepEqual([report.pushed, sim.journal.length, sim.state.contacts.length], [['c-1'], 2, 1]);
    },
  },
  {
    name: 'the thousand and first user is told as a limit of the account',
    refusedBy: ['WZ-42/limit'],
    async run({ connector, sim, call }) {
      sim.state.users.push(...people(998));
      const { error } = await call((one) => port(connector).pushUsers(one, [{ id: 'n-1', name: 'Тысяча первый' }]));
      assert.equal(error?.kind, 'quota');
      assert.match(error?.detail.ru ?? '', /1 000/);
    },
  },
  {
    name: 'a restricted key pushes nothing, says so, and tries no halves',
    settings: { apiKey: restrictedKey },
    refusedBy: ['WZ-03/restricted'],
    async run({ connector, sim, call }) {
      const { error } = await call((one) => port(connector).pushDeals(one, [deal(1), deal(2)]));
      assert.equal(error?.kind, 'validation');
      assert.equal(sim.journal.length, 1);
    },
  },
];
