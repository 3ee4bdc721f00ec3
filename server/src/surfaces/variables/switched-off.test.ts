import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requisitionPortal } from '../../../test/requisitions.ts';

test('variables of construction are not listed while the extension is off', async () => {
  const { ask, settle } = await requisitionPortal();
  const listed = async () =>
    (await ask('GET', '/api/v1/variables?entityType=procurement')).json.items
      .map(({ path }: { path: string }) => path)
      .filter((path: string) => /construction|sourceSectionName|workType|requiredAt|needGroupKey/.test(path));
  assert.deepEqual(await listed(), []);
  await settle({ extensions: { construction: true } });
  assert.equal((await listed()).length, 10);
});
