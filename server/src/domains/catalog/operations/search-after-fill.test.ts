import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { long } from '../../../../../scripts/tests/long.ts';
import { newPortal, owner, request } from '../../../../test/harness.ts';
import { book, importing } from '../../../../test/imports.ts';

const size = 6_000;
const tables = ['catalog_items', 'search_documents', 'search_words'];
let key: string;

before(async () => {
  const portal = await newPortal();
  key = await portal.key('catalog.read');
  await owner.query(
    `insert into catalog_items (tenant_id, name, sku) select $1, 'Ящик упаковочный № ' || n, 'F-' || n from generate_series(1, $2::int) n`,
    [portal.tenantId, size],
  );
});

/** As on a new installation, which was never looked at. */
async function forgetStatistics() {
  await owner.query('delete from pg_statistic where starelid = any($1::regclass[])', [tables]);
  await owner.query('update pg_class set reltuples = -1, relpages = 0 where oid = any($1::regclass[])', [tables]);
}

/** Milliseconds of the quickest of three. */
async function searched(query: string): Promise<number> {
  const took: number[] = [];
  for (let call = 0; call < 3; call += 1) {
    const begun = performance.now();
    const { status, text, json } = await request('GET', `/api/v1/catalog?${query}`, { key });
    took.push(performance.now() - begun);
    assert.equal(status, 200, text);
    assert.equal(json.items.length, 50);
  }
  return Math.min(...took);
}

for (const query of ['search=ковочн', 'search=ящики', 'search=ковочн&sort=sku'])
  test(`right after a large fill nobody waits for «${query}»`, async () => {
    await forgetStatistics();
    const unseen = await searched(query);
    await owner.query(`analyze ${tables.join(', ')}`);
    const seen = await searched(query);
    assert.ok(unseen < 4 * seen + 50, `${unseen} ms before the tables were looked at, ${seen} ms after`);
  });

long('an import of thousands brings the statistics of what it filled', async () => {
  await forgetStatistics();
  const portal = await newPortal();
  const files = await importing(portal);
  const rows = Array.from({ length: 1_200 }, (_, n) => [`И-${n}`, `Деталь ${n}`]);
  const job = await files.previewed(await book(['Артикул', 'Наименование'], rows));
  await files.applied(job.id);
  const { rows: looked } = await owner.query<{ relname: string; reltuples: number }>(
    'select relname, reltuples from pg_class where oid = any($1::regclass[])',
    [tables],
  );
  for (const { relname, reltuples } of looked) assert.ok(reltuples > 1_000, `${relname} has ${reltuples} rows`);
});
