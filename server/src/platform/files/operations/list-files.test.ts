import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { listFiles, newHolder, sendFile } from '../../../../test/files.ts';

test('a list costs the same number of statements for one file and for thirty', async () => {
  const { key, itemId } = await newHolder();
  await sendFile({ key, itemId });
  const count = async () => (await countStatements(() => listFiles(key, itemId))).statements.length;
  const one = await count();
  for (let turn = 0; turn < 30; turn += 1) await sendFile({ key, itemId, content: `текст ${turn}`, name: 'a.txt' });
  assert.equal(await count(), one);
  assert.equal((await listFiles(key, itemId)).json.items.length, 31);
});
