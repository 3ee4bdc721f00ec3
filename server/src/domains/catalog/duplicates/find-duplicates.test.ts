import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { newPortal, request } from '../../../../test/harness.ts';

const url = '/api/v1/catalog';
let key: string;

/** What every test begins with; a hook would run before the tests of all files. */
async function begin() {
  key = await (await newPortal()).key('catalog.read', 'catalog.write', 'catalog.delete');
}

const create = async (body: object) => (await request('POST', url, { key, body })).json;

const twins: ReadonlyArray<readonly [what: string, first: object, second: object, matchedBy: string]> = [
  ['the same name', { name: 'Цемент М500' }, { name: 'цемент  м-500' }, 'name'],
  ['Latin letters that look Cyrillic', { name: 'Болт М8х20' }, { name: 'Болт M8x20' }, 'name'],
  ['a number apart from its letters', { name: 'Масло 500мл' }, { name: 'Масло 500 мл' }, 'name'],
  [
    'a slip of the pen',
    { name: 'Перчатки рабочие хлопчатобумажные' },
    { name: 'Перчатки рабочие хлопчатобумжные' },
    'name',
  ],
  ['Ё for Е', { name: 'Щётка чёрная' }, { name: 'Щетка черная' }, 'name'],
  ['an article spelled otherwise', { name: 'Болт', sku: 'C-500' }, { name: 'Цемент', sku: 'С500' }, 'sku'],
  ['the barcode', { name: 'Болт', barcode: '4601234567893' }, { name: 'Гайка', barcode: '4601234567893' }, 'barcode'],
  [
    'the article and brand of the maker',
    { name: 'Болт', manufacturerSku: 'GBH 2-26', brand: 'Bosch' },
    { name: 'Перфоратор', manufacturerSku: 'GBH2-26', brand: 'BOSCH' },
    'manufacturerSku',
  ],
];

for (const [what, first, second, matchedBy] of twins) {
  test(`${what} is warned of, and the item is made all the same`, async () => {
    await begin();
    const one = await create(first);
    assert.deepEqual(one.warnings, []);
    const { id, warnings } = await create(second);
    assert.ok(id);
    assert.deepEqual(warnings, [
      {
        code: 'possible_duplicate',
        message: 'The catalog has items that may be the same thing.',
        meta: { candidates: [{ id: one.id, sku: one.sku, name: one.name, matchedBy }] },
      },
    ]);
  });
}

const strangers: ReadonlyArray<readonly [what: string, first: object, second: object]> = [
  ['another size', { name: 'Болт оцинкованный М8х20' }, { name: 'Болт оцинкованный М8х25' }],
  ['another number', { name: 'Кабель ВВГ 3х2,5' }, { name: 'Кабель ВВГ 32,5' }],
  ['another unit', { name: 'Цемент' }, { name: 'Цемент', baseUom: '166' }],
  [
    'another maker',
    { name: 'Болт', manufacturerSku: '1', brand: 'Bosch' },
    { name: 'Гайка', manufacturerSku: '1', brand: 'Makita' },
  ],
];

for (const [what, first, second] of strangers) {
  test(`${what} is another thing`, async () => {
    await begin();
    await create(first);
    assert.deepEqual((await create(second)).warnings, []);
  });
}

test('an archived item and one of another portal are nobody’s twins', async () => {
  await begin();
  const { id } = await create({ name: 'Цемент' });
  await request('DELETE', `${url}/${id}`, { key });
  const stranger = await (await newPortal()).key('catalog.write');
  await request('POST', url, { key: stranger, body: { name: 'Цемент' } });
  assert.deepEqual((await create({ name: 'Цемент' })).warnings, []);
});

test('an item unlike any other costs no statement more, whatever is known of it; a twin costs one', async () => {
  await begin();
  const counted = async (body: object) => (await countStatements(() => create(body))).statements.length;
  await create({ name: 'Первый' });
  const plain = await counted({ name: 'Болт' });
  const codes = { sku: '1', barcode: '4601234567893', manufacturerSku: '2', brand: 'Сталь' };
  assert.equal(await counted({ name: 'Гайка', ...codes }), plain);
  assert.equal(await counted({ name: 'Гайка', ...codes, sku: '1-' }), plain + 1);
});

test('a twin by its article and by its name is named once, for its article', async () => {
  await begin();
  const one = await create({ name: 'Болт', sku: 'C-500' });
  const [warned] = (await create({ name: 'Болт', sku: 'С500' })).warnings;
  assert.deepEqual(warned.meta.candidates, [{ id: one.id, sku: 'C-500', name: 'Болт', matchedBy: 'sku' }]);
});
