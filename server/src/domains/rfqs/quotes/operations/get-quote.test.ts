import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringPortal } from '../../../../../test/quoting.ts';
import { made } from '../../../../../test/requisitions.ts';

test('a card shows the lines that hold at the top: of the draft before the first version, of the version after it', async () => {
  const { enter, submit, change, offers } = await answeringPortal();
  const { id, lines } = made(await enter());
  assert.deepEqual([lines.length, lines[0].price], [1, '90']);
  await submit(id);
  await change(id, { revising: true, lines: offers('70') });
  const { json } = await change(id, { comment: 'Ждём новую версию' });
  assert.deepEqual([json.lines[0].price, json.draft.lines[0].price], ['90', '70']);
});
