import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTables } from '../tenant-rule.ts';

const kept = [
  'select name from catalog_items item where item.tenant_id = $1 and item.id = $2',
  'select name from catalog_items where tenant_id = $1',
  'insert into catalog_items (tenant_id, name) values ($1, $2) returning id',
  'update catalog_items item set name = $1 where item.tenant_id = $2 and item.id = $3',
  'select 1 from a join b on b.tenant_id = a.tenant_id and b.a_id = a.id where a.tenant_id = $1',
  'with made as (insert into a (tenant_id, x) values ($1, $2) returning id) select id from made',
  'select (select count(*) from b where b.tenant_id = a.tenant_id) from a where a.tenant_id = $1',
  'select * from installation_keys',
  'select count(*) from (select 1 from a where a.tenant_id = $1 limit 10) counted',
];

/** Each says what it leaves open. */
const open: ReadonlyArray<readonly [text: string, ...tables: string[]]> = [
  ['select name from catalog_items', 'catalog_items'],
  ['select tenant_id from catalog_items where id = $1', 'catalog_items'],
  ['insert into catalog_items (name) values ($1)', 'catalog_items'],
  ['delete from catalog_items where id = $1', 'catalog_items'],
  ['select 1 from a join b on b.a_id = a.id where a.tenant_id = $1', 'b'],
  ['select (select count(*) from b where b.x = a.x) from a where a.tenant_id = $1', 'b'],
  ['update a set x = 1 from b where a.tenant_id = $1 and b.id = a.b_id', 'b'],
];

for (const text of kept) test(`held to one portal: ${text}`, () => assert.deepEqual(openTables(text), []));

for (const [text, ...tables] of open) test(`left open: ${text}`, () => assert.deepEqual(openTables(text), tables));
