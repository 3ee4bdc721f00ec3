import assert from 'node:assert/strict';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { newHolder, rowsOf, sendFile } from '../../../test/files.ts';
import { door, newPortal, owner, refused, run } from '../../../test/harness.ts';
import { object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { FileStore } from '../../kernel/services.ts';
import { sql } from '../../kernel/sql/sql.ts';

test('a file that finds no room on the disk is answered 503 with the reason, and leaves no row', async (t) => {
  const { portal, key, itemId } = await newHolder();
  const files = door.services.files as { put: FileStore['put'] };
  const { put } = files;
  // The device answers every write as a full disk does.
  files.put = (_, body) => pipeline(body, createWriteStream('/dev/full'));
  t.after(() => Object.assign(files, { put }));
  const { status, json, headers } = await sendFile({ key, itemId });
  assert.deepEqual([status, json.code, json.retryable], [503, 'storage_full', true]);
  assert.equal(headers['retry-after'], '60');
  assert.deepEqual(await rowsOf(portal), []);
  files.put = put;
  assert.equal((await sendFile({ key, itemId })).status, 201);
});

test('a database without room is told as such, not as a fault of ours', async (t) => {
  const portal = await newPortal();
  await owner.query(`
    create function want_of_room(uuid) returns int language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  t.after(() => owner.query('drop function want_of_room'));
  const full = query({
    name: 'test.full',
    summary: words('Probe', 'Проба'),
    permission: 'catalog.read',
    scope: null,
    input: object({}),
    output: object({}),
    run: ({ db }) => db.many(sql`select want_of_room(tenant_id) from tenants where tenant_id = ${db.tenant}`),
  });
  const refusal = await refused(run(full, portal.owner, {}));
  assert.deepEqual([refusal.code, refusal.status], ['storage_full', 503]);
});
