import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner } from '../../../test/harness.ts';

/** The portal's first value, then how many requisitions of three lines. */
const written = `
  with made as (
    insert into requisitions (tenant_id, number, title, currency, stage_id)
    select $1, left(gen_random_uuid()::text, 18), 'Цемент и щебень', 'RUB', $2 from generate_series(1, $3) returning id)
  insert into requisition_lines (tenant_id, requisition_id, position, name, quantity, currency)
  select $1, made.id, n, 'Щебень гранитный ' || n, 1, 'RUB' from made cross join generate_series(1, 3) n`;

const readThrough = `
  select sum(seq_scan)::int as scans from pg_stat_xact_user_tables
  where relname in ('requisition_lines', 'requisition_suppliers')`;

test('a table that was small as its plan was made is not read through for each of many records', async () => {
  const portal = await newPortal();
  const client = await owner.connect();
  const scans = async () => (await client.query<{ scans: number | null }>(readThrough)).rows[0]?.scans ?? 0;
  try {
    await client.query('begin');
    const stage = await client.query(
      `insert into pipeline_stages (tenant_id, name, color, position, statuses) values ($1, 'Новые', '#777777', 99, '{}') returning id`,
      [portal.tenantId],
    );
    const write = (count: number) => client.query(written, [portal.tenantId, stage.rows[0].id, count]);
    // As among few rows: an index costs more than reading all of them.
    await client.query('set local random_page_cost = 1000000');
    for (let turn = 0; turn < 8; turn += 1) await write(1);
    await client.query('set local random_page_cost = 1.1');
    const before = await scans();
    await write(100);
    assert.equal((await scans()) - before, 0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
