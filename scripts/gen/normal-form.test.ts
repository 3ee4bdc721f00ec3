import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalForm } from './normal-form.ts';

const same = (one: string, other: string) => assert.equal(normalForm(one), normalForm(other));

test('a list is the same statement at any length', () => {
  same(
    'insert into things (tenant_id, name) values ($1, $2)',
    'insert into things (tenant_id, name) values ($1, $2), ($3, $4), ($5, $6)',
  );
  same(
    'select id from things where tenant_id = $1 and id in ($2)',
    'select id from things where tenant_id = $1 and id in ($2, $3)',
  );
  same(
    `(select id from things where tenant_id = $1 and name = $2 limit 3)`,
    `(select id from things where tenant_id = $1 and name = $2 limit 3)`,
  );
});

test('a search is the same statement for any number of words', () => {
  const part = (from: number) => `(select id from words where tenant_id = $${from} and word = $${from + 1} limit 300)`;
  same(`${part(1)} union all ${part(3)}`, `${part(1)} union all ${part(3)} union all ${part(5)} union all ${part(7)}`);
  same(
    'select id from things where tenant_id = $1 and (name = $2 or name = $3)',
    'select id from things where tenant_id = $1 and (name = $2 or name = $3 or name = $4)',
  );
});

test('another column, table, condition or order is another statement', () => {
  const plain = 'select id from things where tenant_id = $1';
  for (const other of [
    'select name from things where tenant_id = $1',
    'select id from others where tenant_id = $1',
    'select id from things where tenant_id = $1 and name = $2',
    'select id from things where tenant_id = $1 order by name',
    'select id from things where tenant_id <> $1',
  ])
    assert.notEqual(normalForm(plain), normalForm(other));
});
