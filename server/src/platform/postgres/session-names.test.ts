import assert from 'node:assert/strict';
import { test } from 'node:test';
import { urls } from '../../../test/harness.ts';
import { createPool } from './create-pool.ts';
import { newestMigration, readMigrations } from './read-migrations.ts';
import { schemaIn } from './session-names.ts';

async function nameOf(url: string, name: string): Promise<string> {
  const pool = createPool(url, 1, name);
  try {
    return (await pool.query('show application_name')).rows[0].application_name;
  } finally {
    await pool.end();
  }
}

test('the server sees which version a session is of, whatever it is called', async () => {
  const schema = readMigrations().at(-1)?.number;
  assert.equal(newestMigration(), schema);
  assert.equal(await nameOf(urls.serviceUrl, 'prokura web'), `prokura web, schema ${schema}`);
  const own = (name: string) => `${urls.serviceUrl}?application_name=${encodeURIComponent(name)}`;
  assert.equal(await nameOf(own('shop'), 'prokura web'), `shop, schema ${schema}`);
  for (const long of ['p'.repeat(100), 'магазин'.repeat(20)]) {
    const name = await nameOf(own(long), 'prokura web');
    assert.deepEqual([name.length, schemaIn(name)], [63, schema], name);
  }
});

test('sessions of other programs and of versions that did not tell have no schema', () => {
  for (const name of [null, '', 'psql', 'prokura web', 'prokura-service', 'DBeaver 24', ', schema ']) {
    assert.equal(schemaIn(name), undefined, String(name));
  }
  assert.equal(schemaIn('prokura worker, schema 205'), 205);
});
