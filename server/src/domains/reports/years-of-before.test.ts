import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { earlierMigrations } from '../../../test/earlier-migrations.ts';
import { settings } from '../../../test/harness.ts';
import { createDatabase, databaseUrl } from '../../platform/postgres/create-database.ts';
import { createPool } from '../../platform/postgres/create-pool.ts';
import { dropDatabase } from '../../platform/postgres/drop-database.ts';
import { migrate } from '../../platform/postgres/migrate.ts';
import { prepareRoles } from '../../platform/postgres/prepare-roles.ts';

test('rows of years that were counted before they had running sums get them', async (t) => {
  const url = databaseUrl(settings.databaseUrl as string, `years_${randomUUID().slice(0, 8)}`);
  await createDatabase(url);
  t.after(() => dropDatabase(url));
  await prepareRoles(url, randomBytes(32));
  await migrate(url, earlierMigrations(t, 352));
  const pool = createPool(url, 1, 'years of before');
  t.after(() => pool.end());
  const amounts = '{100.50,0,0,20,0,0,0,0,0,0,0,7.25}';
  const lines = '{1,0,0,2,0,0,0,0,0,0,0,3}';
  await pool.query(
    `with spend as (
         insert into report_spend_years (tenant_id, dimension, currency, year, key, amounts, lines)
         values (gen_random_uuid(), 'month', 'RUB', '2026-01-01', '', $1, $2)
       ), steps as (
         insert into report_step_years (tenant_id, step, year, days, purchases) values (gen_random_uuid(), 'approval', '2026-01-01', 1.5, $2)
       )
       insert into report_supplier_years (tenant_id, figure, year, counterparty_id, good, records)
       values (gen_random_uuid(), 'answers', '2026-01-01', gen_random_uuid(), $2, $2)`,
    [amounts, lines],
  );
  await migrate(url);
  const { rows } = await pool.query(
    `select spend.amounts::text, array[spend.lines, step.purchases, supplier.good, supplier.records]::text as counts
     from report_spend_years spend, report_step_years step, report_supplier_years supplier`,
  );
  const counts = '{1,0,0,2,0,0,0,0,0,0,0,3,1,1,1,3,3,3,3,3,3,3,3,6}';
  assert.deepEqual(rows, [
    {
      amounts:
        '{100.50,0,0,20,0,0,0,0,0,0,0,7.25,100.50,100.50,100.50,120.50,120.50,120.50,120.50,120.50,120.50,120.50,120.50,127.75}',
      counts: `{${[counts, counts, counts, counts].join(',')}}`,
    },
  ]);
});
