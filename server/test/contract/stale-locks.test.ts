import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, request } from '../harness.ts';
import { locksStale } from '../locks-stale.ts';
import { someoneWaitsFor } from '../someone-waits-for.ts';

const fresh = [
  'select 1 from a where tenant_id = $1 for update',
  'select name, (select count(*) from b where b.tenant_id = a.tenant_id) from a where a.tenant_id = $1',
  'select name from a where tenant_id = $1 and id in (select id from b where tenant_id = $1) for update',
  'select (select count(*) from b where b.tenant_id = a.tenant_id) from a where a.tenant_id = $1 for update of a skip locked',
];

const stale = [
  'select name, (select count(*) from b where b.tenant_id = a.tenant_id) from a where a.tenant_id = $1 for update of a',
  'select not exists (select 1 from b where b.tenant_id = a.tenant_id) from a where a.tenant_id = $1 for no key update of a',
  'with held as (select (select max(n) from b where b.tenant_id = $1) from a where tenant_id = $1 for share) select * from held',
];

for (const text of fresh) test(`never stale: ${text}`, () => assert.equal(locksStale(text), false));

for (const text of stale) test(`stale after a wait: ${text}`, () => assert.equal(locksStale(text), true));

const changed: ReadonlyArray<readonly [entityType: string, url: string, body: object]> = [
  ['catalog_item', '/api/v1/catalog', { name: 'Болт М8' }],
  ['counterparty', '/api/v1/counterparties', { kind: 'foreign', shortName: 'Acme', roles: ['supplier'] }],
  ['warehouse', '/api/v1/warehouses', { name: 'Склад № 2' }],
  ['price_list', '/api/v1/price-lists', { name: 'Цены', kind: 'internal' }],
];

for (const [entityType, url, body] of changed)
  test(`a change that waited sees the outside identifier that came meanwhile: ${entityType}`, async () => {
    const portal = await newPortal();
    const key = await portal.key(`${url.slice('/api/v1/'.length).replace('-', '_')}.write`);
    const { id } = (await request('POST', url, { key, body })).json;
    const holder = await owner.connect();
    try {
      await holder.query(`begin`);
      await holder.query(`select 1 from ${tableOf(url)} where id = $1 for update`, [id]);
      await holder.query(
        `insert into external_links (tenant_id, entity_type, entity_id, external_source, external_id) values ($1, $2, $3, '1c', '42')`,
        [portal.tenantId, entityType, id],
      );
      const waiting = request('PATCH', `${url}/${id}`, { key, body: {} });
      await someoneWaitsFor(holder);
      await holder.query('commit');
      assert.deepEqual((await waiting).json.externalLinks, [{ externalSource: '1c', externalId: '42' }]);
    } finally {
      holder.release();
    }
  });

const tableOf = (url: string) =>
  url.endsWith('/catalog') ? 'catalog_items' : url.slice('/api/v1/'.length).replace('-', '_');
