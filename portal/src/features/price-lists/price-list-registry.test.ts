import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { priceListRoutes: routes } = await import('./price-lists.routes.tsx');

const autumn = {
  ...{ id: 'autumn', number: 'PL-7', name: 'Цементный двор, осень', kind: 'supplier', counterpartyId: 'yard' },
  ...{ counters: { items: 1_204 }, currency: 'RUB', validFrom: '2025-09-01', validTo: null, status: 'expired' },
};
const counters = { counters: { draft: 2, active: 5, expired: 1, archived: 0 }, names: new Map([['yard', 'Двор']]) };
const known = [
  [['price-lists', 'registry', {}], listed([autumn])],
  [['price-lists', 'counters'], counters],
] as const;

test('a row tells whose list it is, how long, and whether its prices still count', async () => {
  const { text } = await drawPage({ at: 'price-lists', routes, known });
  assert.match(text, /PL-7 Цементный двор, осень Поставщика Двор 1\s204 RUB 1 сент\. 2025 г\. – — Истёк/);
});

test('a list without days stands without end', async () => {
  const open = [['price-lists', 'registry', {}], listed([{ ...autumn, validFrom: null }])] as const;
  assert.match((await drawPage({ at: 'price-lists', routes, known: [open] })).text, /бессрочно/);
});

test('the address of the list asks the server for what it says; the archive is looked into when it is asked for', async () => {
  const search = { search: 'осень', kind: 'supplier', status: 'archived', counterparty: 'yard', sort: 'name' };
  const asked = await askedBy({ at: address('price-lists', search), routes, known });
  assert.deepEqual(asked.get('price-lists'), {
    ...{ limit: '100', search: 'осень', sort: 'name', includeTotal: 'true', includeArchived: 'true' },
    ...{ counterpartyId: 'yard', kind: 'supplier', status: 'archived' },
  });
});

test('the newest stand first, and a status nobody knows is not asked for', async () => {
  const asked = await askedBy({ at: address('price-lists', { status: 'lost' }), routes, known });
  assert.deepEqual(asked.get('price-lists'), { limit: '100', sort: '-createdAt', includeTotal: 'true' });
});

test('whoever may make a list is offered to, in an empty registry twice', async () => {
  const none = [['price-lists', 'registry', {}], listed([])] as const;
  assert.deepEqual((await drawPage({ at: 'price-lists', routes, known: [none] })).buttons, []);
  const { buttons, text } = await drawPage({
    ...{ at: 'price-lists', routes, known: [none] },
    may: ['price_lists.create'],
  });
  assert.deepEqual(buttons, ['Прайс-лист', 'Прайс-лист']);
  assert.match(text, /Прайс-листов пока нет Действующий прайс-лист поставщика задаёт плановую себестоимость/);
});
