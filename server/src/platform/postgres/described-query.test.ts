import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { createPool } from './create-pool.ts';
import { send } from './send.ts';

async function connection(t: TestContext) {
  const pool = createPool(process.env.PROKURA_TEST_OWNER_URL ?? '', 1, 'described queries');
  const client = await pool.connect();
  t.after(async () => {
    client.release();
    await pool.end();
  });
  // These rows are of no portal, so their statements do not pass the fence.
  return async ({ strings, values }: Sql) => {
    const text = strings.reduce((before, after, at) => `${before}$${at}${after}`);
    return (await send(client, { name: `described ${text.length}`, text, values: [...values] })).rows as unknown[];
  };
}

const things = (count: number) => sql`
  select n::bigint as number, case when n = 2 then null else 'труба ' || n end as name, timestamptz '2026-11-20 09:15:30.12+00' as at,
    json_build_object('n', n) as inside, n::numeric(10, 2) as price, array[n] as many
  from generate_series(1, ${count}::integer) n`;

const thing = (n: number) => ({
  number: n,
  name: n === 2 ? null : `труба ${n}`,
  at: '2026-11-20T09:15:30.120Z',
  inside: { n },
  price: `${n}.00`,
  many: [n],
});

test('columns that are parts of one value make one value, null where the first part is', async (t) => {
  const ask = await connection(t);
  const costs = sql`
    select n, case when n < ${3}::integer then n::numeric(10, 2) end as "cost.price", case when n = 1 then 'RUB' end as "cost.currency", n as "cost.of"
    from generate_series(1, 3) n`;
  const told = [
    { n: 1, cost: { price: '1.00', currency: 'RUB', of: 1 } },
    { n: 2, cost: { price: '2.00', currency: null, of: 2 } },
    { n: 3, cost: null },
  ];
  assert.deepEqual(await ask(costs), told);
  assert.deepEqual(await ask(costs), told);
});

test('rows of a statement asked again are what they were when it was described, alone and in one flight', async (t) => {
  const ask = await connection(t);
  assert.deepEqual(await ask(things(3)), [thing(1), thing(2), thing(3)]);
  assert.deepEqual(await ask(things(2)), [thing(1), thing(2)]);
  const flight = await Promise.all([ask(things(1)), ask(sql`select ${'a'} as letter`), ask(things(0)), ask(things(1))]);
  assert.deepEqual(flight, [[thing(1)], [{ letter: 'a' }], [], [thing(1)]]);
  assert.deepEqual(Object.keys((await ask(things(1)))[0] as object), Object.keys(thing(1)));
});

test('of two columns with one name the last is kept, each time', async (t) => {
  const ask = await connection(t);
  const twice = (last: string | null) => sql`select ${'first'}::text as same, ${last}::text as same`;
  assert.deepEqual(await ask(twice('last')), [{ same: 'last' }]);
  assert.deepEqual(await ask(twice(null)), [{ same: null }]);
});

test('a statement that fails once is asked again on the same connection', async (t) => {
  const ask = await connection(t);
  const divided = (by: number) => sql`select 6 / ${by}::integer as part`;
  assert.deepEqual(await ask(divided(2)), [{ part: 3 }]);
  await assert.rejects(ask(divided(0)), { code: '22012' });
  assert.deepEqual(await ask(divided(3)), [{ part: 2 }]);
  const unsendable = {
    toPostgres: () => {
      throw new Error('no text for it');
    },
  };
  const shown = (value: unknown) => sql`select ${value}::text as value`;
  assert.deepEqual(await ask(shown('x')), [{ value: 'x' }]);
  await assert.rejects(ask(shown(unsendable)), /no text for it/);
  assert.deepEqual(await ask(shown('y')), [{ value: 'y' }]);
});
