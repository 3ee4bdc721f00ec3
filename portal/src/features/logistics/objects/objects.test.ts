import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';

const { address, askedBy } = await import('../../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../../test/keeps-draft.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');

const north = {
  ...{ id: 'o1', version: 2, code: 'LO-0001', name: 'Стройплощадка «Север»', kind: 'site', address: 'Москва' },
  ...{ region: 'Москва', latitude: '55.801131', longitude: '37.593262', contactName: 'Петров', phone: '+7916' },
  ...{ warehouseId: null, counterpartyId: null, workingHours: 'пн–пт', comment: null, isActive: true },
  ...{ customFields: {}, status: 'active' },
};

const key = {
  ...{ search: undefined, sort: undefined, kind: undefined, region: undefined },
  ...{ unused: undefined, archived: undefined },
};

const list = (rows: readonly object[], may: readonly string[] = ['logistics.read']) =>
  drawPage({
    ...{ at: 'logistics/objects', routes, may: may as never },
    known: [[['logistics', 'objects', key], listed(rows)]],
  });

const page = (changes: object = {}, may: readonly string[] = ['logistics.update', 'logistics.delete'], tab?: string) =>
  drawPage({
    ...{ at: address('logistics/objects/o1', tab ? { tab } : {}), routes, may: may as never },
    known: [[['logistics', 'object', 'o1'], { ...north, ...changes }]],
  });

test('a row says what a place is and where, and leads to it', async () => {
  const { text, links } = await list([north, { ...north, id: 'o2', name: 'Тула', isActive: false, address: null }]);
  assert.match(text, /LO-0001 Стройплощадка «Север» Стройплощадка Москва Москва Действует/);
  assert.match(text, /Тула · не используется/);
  assert.ok(links.includes('/romashka/logistics/objects/o1'));
});

test('who may make objects is offered to, and the other parts of logistics stand above', async () => {
  const { text, links, buttons } = await list([], ['logistics.read', 'logistics.create']);
  assert.match(text, /Объектов пока нет Объект — место погрузки или выгрузки/);
  assert.ok(links.includes('/romashka/logistics/drivers') && links.includes('/romashka/logistics/vehicles'));
  assert.ok(buttons.includes('Объект'));
  assert.ok(!(await list([])).buttons.includes('Объект'));
});

test('the address of the list asks the server for what it says, and for no kind that nobody knows', async () => {
  const search = { kind: 'site,moon', unused: 'true', archived: 'true', search: 'север' };
  const asked = await askedBy({ at: address('logistics/objects', search), routes });
  assert.deepEqual(asked.get('logistics/objects'), {
    ...{ limit: '100', search: 'север', includeArchived: 'true', includeTotal: 'true' },
    ...{ 'kind[in]': 'site', isActive: 'false' },
  });
});

test('an object says where it is and whom to call', async () => {
  const { text, links, buttons } = await page();
  assert.match(text, /Стройплощадка «Север» LO-0001 Стройплощадка Действует/);
  assert.match(text, /Координаты 55\.801131, 37\.593262/);
  assert.ok(links.includes('tel:+7916'));
  assert.ok(buttons.includes('Изменить') && buttons.includes('Ещё действия'));
});

test('what is in the archive is brought back, and not changed', async () => {
  const { buttons } = await page({ status: 'archived' });
  assert.ok(!buttons.includes('Изменить') && buttons.includes('Ещё действия'));
  assert.ok(!(await page({}, ['logistics.read'])).buttons.includes('Ещё действия'));
});

test('a new object is filled in above the list, and what was typed comes back there', async (t) => {
  const open = () => drawPage({ at: address('logistics/objects', { create: 'true' }), routes });
  const { fields, text } = await open();
  for (const name of ['Название', 'Вид', 'Код', 'Адрес', 'Широта', 'Долгота', 'Регион', 'Часы работы'])
    assert.ok(fields.includes(name), name);
  assert.match(text, /Пару с карты, например «55\.75, 37\.61», можно вставить целиком/);
  keepsDraft(t, 'logistics-objects', undefined, { name: 'Юг' });
  assert.match((await open()).text, /Вернули то, что вы ввели/);
});
