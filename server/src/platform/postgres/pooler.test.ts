import assert from 'node:assert/strict';
import { test } from 'node:test';
import { urls } from '../../../test/harness.ts';
import { sql, statement } from '../../kernel/sql/sql.ts';
import { createPool } from './create-pool.ts';
import { throughPooler } from './pooler.ts';
import { send } from './send.ts';

test('through a pooler nothing is left prepared in a session that others will have', async (t) => {
  const poolerUrl = `postgres://${new URL(urls.serviceUrl).host}`;
  // With a name of its own: a process that has sent thousands of other texts names no more.
  const asked = (number: number) => ({
    ...statement(sql`select ${number}::int as number, null as tenant_id`),
    name: 'of the pooler',
  });
  for (const [through, prepared] of [[undefined, 1] as const, [poolerUrl, 0] as const]) {
    const pool = createPool(urls.serviceUrl, 1, 'prokura tests', { poolerUrl: through });
    const client = await pool.connect();
    // A client that is not given back would be waited for, and what went wrong never told.
    t.after(async () => {
      client.release();
      await pool.end();
    });
    assert.equal((await client.query('show timezone')).rows[0].TimeZone, 'UTC');
    const answers = await Promise.all([send(client, asked(1)), send(client, asked(2)), client.query(asked(3))]);
    const rows = answers.map((answer) => ({ ...answer.rows[0] }));
    assert.deepEqual(
      rows,
      [1, 2, 3].map((number) => ({ number, tenant_id: null })),
    );
    const left = await client.query('select count(*)::int as count from pg_prepared_statements');
    assert.equal(left.rows[0].count, prepared, String(through));
  }
});

test('a pooler is given the role and the database, which it may know by another name', () => {
  const url = 'postgres://prokura_service_login:s%2Fcret@10.0.0.1:5432/prokura?sslmode=verify-full';
  const role = 'postgres://prokura_service_login:s%2Fcret@';
  assert.equal(throughPooler('postgres://127.0.0.1:6432', url), `${role}127.0.0.1:6432/prokura`);
  assert.equal(throughPooler('postgres://127.0.0.1:6432/', url), `${role}127.0.0.1:6432/prokura`);
  assert.equal(throughPooler('postgres://pool/other?sslmode=disable', url), `${role}pool/other?sslmode=disable`);
});
