import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsOf, listFiles, newHolder, sendFile, url } from '../../../../test/files.ts';
import { door, newPerson, request, signIn } from '../../../../test/harness.ts';
import { fileHosts } from '../../../app.ts';
import { systemRoles } from '../../../kernel/access/system-roles.ts';
import { removeFile } from './remove-file.ts';

test('removing takes a file off its record once; a second time changes nothing', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  const first = await request('DELETE', `${url}/${json.id}`, { key });
  const second = await request('DELETE', `${url}/${json.id}`, { key });
  assert.equal(`${first.status} ${first.json.status} ${first.json.version}`, '200 removed 2');
  assert.deepEqual([second.status, second.json], [200, first.json]);
  assert.deepEqual((await listFiles(key, itemId)).json.items, []);
  assert.deepEqual(await eventsOf(portal), ['file.uploaded', 'file.removed']);
  assert.equal((await sendFile({ key, itemId })).status, 201, 'the same content may come back');
});

test('a file is removed at the version its remover has seen', async () => {
  const { key, itemId } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  const stale = await request('DELETE', `${url}/${json.id}`, { key, headers: { 'if-match': '"v7"' } });
  assert.equal(stale.json.code, 'precondition_failed');
});

test('files of others are removed by those alone who may', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  const buyer = await newPerson(portal, 'buyer');
  const held = systemRoles.buyer.permissions as readonly string[];
  assert.ok(held.includes('files.delete_own') && !held.includes('files.delete_any'));
  const answer = await request('DELETE', `${url}/${json.id}`, { token: await signIn(portal, buyer.userId) });
  assert.equal(
    `${answer.status} ${answer.json.code} ${answer.json.requiredPermissions}`,
    '403 forbidden files.delete_any',
  );
  const stillThere = await door.command(
    removeFile(fileHosts),
    { ...portal.owner, permissions: new Set([...portal.owner.permissions]) },
    { fileId: json.id },
  );
  assert.equal((stillThere.result as { status: string }).status, 'removed');
});
