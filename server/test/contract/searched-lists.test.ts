import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import type { Listing } from '../../src/kernel/listing.ts';
import { owner } from '../harness.ts';

const listings = new Map(
  allRoutes.flatMap(({ operation }) => {
    const { listing } = operation as { listing?: Listing };
    return listing?.searched ? [[listing.from.split(' ')[0] as string, listing] as const] : [];
  }),
);

const textOf = `
  select pg_get_expr(made.adbin, made.adrelid) as text from pg_attrdef made
  join pg_attribute held on held.attrelid = made.adrelid and held.attnum = made.adnum
  where held.attrelid = $1::regclass and held.attname = 'searched'`;

test('what a list is searched by is just what the index of its table holds', async () => {
  assert.ok(listings.size >= 5, `only ${listings.size} lists are searched by an index`);
  for (const [table, { search = [] }] of listings) {
    const { rows } = await owner.query<{ text: string }>(textOf, [table]);
    const held = [...(rows[0]?.text ?? '').matchAll(/coalesce\(\(?(\w+)/gi)].map(([, column]) => column);
    assert.deepEqual(new Set(held), new Set(search.map((column) => column.split('.')[1])), table);
  }
});
