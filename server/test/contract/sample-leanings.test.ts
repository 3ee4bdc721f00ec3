import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leanings } from '../../src/domains/sample-data/leanings.ts';
import { owner } from '../harness.ts';

const asked = new Set(leanings.flatMap(({ table, parts = [] }) => [table, ...parts.map((part) => part.table)]));

/** Its lines end with the request that they are of. */
const cascades = new Set(['invoice_request_lines']);

test('what names a row that goes with sample data goes too, or is asked for before', async () => {
  const { rows } = await owner.query<{ from: string; to: string }>(`
    select distinct naming.relname as "from", named.relname as "to" from pg_constraint rule
    join pg_class naming on naming.oid = rule.conrelid join pg_class named on named.oid = rule.confrelid
    where rule.contype = 'f' and rule.confdeltype <> 'c' and not naming.relispartition order by 1, 2`);
  const {
    rows: [removal],
  } = await owner.query<{ text: string }>(`select prosrc as text from pg_proc where proname = 'remove_sample_rows'`);
  const removed = new Set([...(removal?.text ?? '').matchAll(/delete from (\w+)/g)].map(([, table]) => table));
  assert.ok(removed.size > 40, `${removed.size} tables`);
  const forgotten = rows.filter(
    ({ from, to }) => removed.has(to) && !removed.has(from) && !asked.has(from) && !cascades.has(from),
  );
  assert.deepEqual(forgotten, []);
});
