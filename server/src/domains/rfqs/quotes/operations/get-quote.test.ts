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

test('a quote tells where it may be moved, and whether a next version may be written', async () => {
  const { enter, submit, change, ask } = await answeringPortal();
  const { id } = made(await enter());
  const told = async () => {
    const { json } = await ask('GET', `/api/v1/supplier-quotes/${id}`);
    return [json.allowedMoves.map(({ to }: { to: string }) => to), json.revisable];
  };
  assert.deepEqual(await told(), [['submitted', 'withdrawn'], false]);
  await submit(id);
  assert.deepEqual(await told(), [['rejected', 'withdrawn'], true]);
  await change(id, { status: 'rejected' });
  assert.deepEqual(await told(), [['submitted'], false]);
  await change(id, { status: 'submitted' });
  await change(id, { status: 'withdrawn' });
  assert.deepEqual(await told(), [[], false]);
});
