import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, request } from '../harness.ts';
import { someoneWaitsFor } from '../someone-waits-for.ts';

interface Noun {
  url: string;
  table: string;
  /** Two records, and the value that both are about to take. */
  made: readonly [object, object];
  wanted: object;
  set: string;
  field: string;
}

const scopes = ['catalog', 'counterparties', 'warehouses', 'price_lists', 'integration_api'].flatMap((name) => [
  `${name}.read`,
  `${name}.write`,
  `${name}.delete`,
]);

const nouns: readonly Noun[] = [
  {
    url: '/api/v1/counterparties',
    table: 'counterparties',
    made: [{ shortName: 'ООО «Ромашка»' }, { shortName: 'ООО «Лютик»' }],
    wanted: { inn: '7707083893' },
    set: `inn = '7707083893'`,
    field: 'inn',
  },
  {
    url: '/api/v1/warehouses',
    table: 'warehouses',
    made: [{ name: 'Северный' }, { name: 'Южный' }],
    wanted: { code: 'ск-1' },
    set: `code = 'СК-1'`,
    field: 'code',
  },
  {
    url: '/api/v1/warehouses',
    table: 'warehouses',
    made: [{ name: 'Северный' }, { name: 'Южный' }],
    wanted: { name: 'центральный' },
    set: `name = 'Центральный'`,
    field: 'name',
  },
  {
    url: '/api/v1/catalog',
    table: 'catalog_items',
    made: [{ name: 'Болт' }, { name: 'Гайка' }],
    wanted: { sku: 'м-8' },
    set: `sku = 'М-8'`,
    field: 'sku',
  },
];

const facadeOf = ({ url }: Noun) =>
  `/api/v1/integration-api/${url.endsWith('/catalog') ? 'catalog-items' : url.split('/').at(-1)}`;

type Ask = (method: string, url: string, body?: object) => ReturnType<typeof request>;

async function twoRecords({ url, made }: Pick<Noun, 'url' | 'made'>) {
  const key = await (await newPortal()).key(...scopes);
  const ask: Ask = (method, path, body) => request(method, path, { key, body });
  const ids: string[] = [];
  for (const body of made) ids.push((await ask('POST', url, body)).json.id);
  return { ask, ids: ids as [string, string] };
}

/** What the caller is answered while the first record takes the value in a transaction that ends a moment later. */
async function whileTaken({ table, set }: Noun, id: string, ask: () => ReturnType<typeof request>) {
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query(`update ${table} set ${set} where id = $1`, [id]);
    const waiting = ask();
    await someoneWaitsFor(holder);
    await holder.query('commit');
    return await waiting;
  } finally {
    holder.release();
  }
}

for (const noun of nouns) {
  const { url, table, made, wanted, field } = noun;
  const what = `the ${field} of ${table}`;

  test(`who comes a moment late to ${what} is told who has it`, async () => {
    const { ask, ids } = await twoRecords(noun);
    const answer = await whileTaken(noun, ids[0], () => ask('PATCH', `${url}/${ids[1]}`, wanted));
    assert.deepEqual([answer.status, answer.json.code], [409, 'already_exists'], answer.text);
    assert.equal(answer.json.existing.entityId, ids[0]);
  });

  test(`one operation of a batch a moment late to ${what} is told who has it, and the next is done`, async () => {
    const { ask, ids } = await twoRecords(noun);
    const operations = [wanted, { ...made[1], customFields: {} }].map((data) => ({ op: 'update', id: ids[1], data }));
    const answer = await whileTaken(noun, ids[0], () => ask('POST', `${facadeOf(noun)}/batch`, { operations }));
    const [late, next] = answer.json.items;
    assert.deepEqual([late.status, late.problem.code, next.status], [409, 'already_exists', 200], answer.text);
    assert.equal(late.problem.existing.entityId, ids[0]);
  });

  test(`what is restored a moment late to ${what} is told who has it`, async () => {
    const { ask, ids } = await twoRecords({ url, made: [made[0], { ...made[1], ...wanted }] });
    assert.equal((await ask('DELETE', `${url}/${ids[1]}`)).status, 200);
    const answer = await whileTaken(noun, ids[0], () => ask('POST', `${url}/${ids[1]}/restore`, {}));
    assert.deepEqual([answer.status, answer.json.code], [409, 'already_exists'], answer.text);
    assert.equal(answer.json.existing.entityId, ids[0]);
  });
}

test('of price lists made the default at the same moment all succeed, and the last is the default', async () => {
  const { ask, ids } = await twoRecords({
    url: '/api/v1/price-lists',
    made: [
      { name: 'Осень', kind: 'internal' },
      { name: 'Зима', kind: 'internal' },
    ],
  });
  const answers = await Promise.all(ids.map((id) => ask('PATCH', `/api/v1/price-lists/${id}`, { isDefault: true })));
  assert.deepEqual(
    answers.map(({ status, text }) => (status === 200 ? status : text)),
    [200, 200],
  );
  const { json } = await ask('GET', '/api/v1/price-lists');
  assert.equal(json.items.filter(({ isDefault }: { isDefault: boolean }) => isDefault).length, 1);
});
