import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../nouns/kit/rights.ts';
import { answer } from '../../test/answer.ts';
import { draw, listed } from '../../test/draw.ts';

const { ActivityList } = await import('./activity/activity-list.tsx');
const { ApprovalNote } = await import('./approvals/approval-note.tsx');
const { externalGroup } = await import('./links/external-group.ts');
const { LinksList } = await import('./links/links-list.tsx');
const { findPeople } = await import('./people/find-people.ts');
const { findCounterparties } = await import('./records/find-counterparties.ts');
const { findItems } = await import('./records/find-items.ts');
const { findSuppliers } = await import('./records/find-suppliers.ts');
const { SupplierChip } = await import('./records/supplier-chip.tsx');
const { areaName, scopeName } = await import('./access/areas.ts');
const { entityName, eventMeaning } = await import('./events/event-words.ts');
const { beginSession } = await import('./session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const waiting = { status: 'pending_approval', allowedMoves: [{ to: 'draft' }] };
const approvers = (people: readonly object[]) =>
  [['users', 'approvers', 'purchase_requisitions.approve'], people] as const;

const note = (may: readonly Permission[], people?: readonly object[], record: object = waiting) =>
  draw(createElement(ApprovalNote, { portal: 'romashka', kind: 'requisition', record: record as typeof waiting }), {
    may,
    known: people ? [approvers(people)] : [],
  });

test('a record that waits names those whose word it waits for, but not the person who looks', async () => {
  const people = [
    { id: 'anna', fullName: 'Анна Смирнова' },
    { id: 'igor', fullName: 'Игорь Белов' },
  ];
  assert.equal((await note(['users.read'], people)).text, 'Ждёт согласования. Могут согласовать: Игорь Белов');
  assert.equal((await note([])).text, 'Согласовать должен другой сотрудник.', 'names may not be read');
});

test('where nobody else can approve, there is a way out for who may take it', async () => {
  const alone = [{ id: 'anna', fullName: 'Анна Смирнова' }];
  const member = await note(['users.read', 'users.invite', 'company_settings.update'], alone);
  assert.match(member.text, /Согласовать больше некому/);
  assert.deepEqual(member.links, ['/romashka/settings/users?open=new', '/romashka/settings/company']);
  const reader = await note(['users.read'], alone);
  assert.match(reader.text, /Попросите администратора/);
  assert.deepEqual(reader.links, []);
});

test('who may approve is told nothing, and neither is anybody of a record that does not wait', async () => {
  assert.equal((await note([], [], { ...waiting, allowedMoves: [{ to: 'approved' }] })).text, '');
  assert.equal((await note([], [], { ...waiting, status: 'draft' })).text, '');
});

const event = {
  ...{
    id: 'e1',
    event: 'integration_api.thing.created',
    operation: '',
    data: { reason: 'срочно' },
    outcome: 'success',
  },
  ...{ actor: { name: 'Анна Смирнова', throughName: 'ключ 1С' }, occurredAt: '2026-11-05T10:00:00Z' },
};

const activity = (may: readonly Permission[], rows: readonly object[]) =>
  draw(createElement(ActivityList, { entityId: 'r1', known: { fields: {}, statusName: (code) => code } }), {
    may,
    known: [[['activity', 'r1'], listed(rows)]],
  });

test('what happened to a record is told with who did it, through what and why', async () => {
  assert.match((await activity(['audit.read'], [event])).text, /^Создано срочно Анна Смирнова \(ключ 1С\) · /);
  const refused = await activity(['audit.read'], [{ ...event, outcome: 'denied', actor: { name: null } }]);
  assert.match(refused.text, /^Создано · отказано срочно Система/);
  assert.equal((await activity(['audit.read'], [])).text, 'Событий пока нет');
  assert.equal((await activity([], [event])).text, '', 'who may not read the log is shown no part of it');
});

test('of many records of a kind the first five are shown, and how many more there are', async () => {
  const links = Array.from({ length: 8 }, (_, at) => ({
    id: String(at),
    name: `PR-${at}`,
    href: `/romashka/requisitions/${at}`,
  }));
  const { text, links: hrefs, buttons } = await draw(createElement(LinksList, { groups: [{ name: 'Заявки', links }] }));
  assert.match(text, /^Заявки PR-0 .* PR-4 Ещё 3$/);
  assert.equal(hrefs.length, 5);
  assert.deepEqual(buttons, ['Ещё 3']);
});

test('a name that another system gave leads nowhere', async () => {
  const group = externalGroup([{ externalSource: 'erp', externalId: '000104' }]);
  const { text, links } = await draw(createElement(LinksList, { groups: [group] }));
  assert.deepEqual([text, links], ['В других системах 000104 erp', []]);
});

test('a list is narrowed to one supplier by who may see suppliers', async () => {
  const chip = (may: readonly Permission[]) =>
    draw(createElement(SupplierChip, { value: 's1', onChange() {} }), {
      may,
      known: [[['counterparties', 'supplier', 's1'], { shortName: 'ООО «Сталь»' }]],
    });
  assert.equal((await chip(['counterparties.read'])).text, 'Поставщик ООО «Сталь»');
  assert.equal((await chip([])).text, '');
});

test('records are found by typing, each with what tells it from its namesakes', async () => {
  const { signal } = new AbortController();
  const found: Record<string, object[]> = {
    '/api/v1/settings/users': [{ id: 'igor', fullName: 'Игорь', position: null, email: 'igor@a.example' }],
    '/api/v1/catalog': [{ id: '1', name: 'Болт', sku: 'ВБ-8', brand: null }],
    '/api/v1/counterparties': [
      { id: 'c1', shortName: 'Сталь', inn: '7707083893', supplier: { supplierId: 's1' } },
      { id: 'c2', shortName: 'Заказчик', inn: null, supplier: null },
    ],
  };
  const asked = answer(({ path }) => ({ body: { items: found[path] } }));
  assert.deepEqual(await findPeople('иг', signal), [{ id: 'igor', label: 'Игорь', about: 'igor@a.example' }]);
  assert.deepEqual(await findItems('болт', signal), [{ id: '1', label: 'Болт', about: 'ВБ-8' }]);
  assert.deepEqual(await findSuppliers('ст', signal), [{ id: 's1', label: 'Сталь', about: 'ИНН 7707083893' }]);
  const parties = await findCounterparties('с', signal);
  assert.deepEqual(
    parties.map(({ about }) => about),
    ['ИНН 7707083893', undefined],
  );
  assert.equal(asked.at(-1)?.query.search, undefined, 'one letter is in almost all of them');
});

test('rights and events of a newer server are shown by their codes', () => {
  assert.deepEqual([scopeName('catalog.write'), scopeName('moon.read')], ['Каталог: запись', 'moon: чтение']);
  assert.deepEqual([scopeName('catalog.paint'), areaName('moon')], ['catalog.paint', 'moon']);
  assert.equal(eventMeaning('integration_api.procurement.status_changed'), 'Заявка: смена статуса');
  assert.equal(eventMeaning('thing.vanished'), 'thing.vanished');
  assert.equal(entityName('spaceship'), 'spaceship');
});
