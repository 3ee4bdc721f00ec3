import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { ReasonDialog } = await import('./reason-dialog.tsx');

const dialog = (record: string, more: object = {}) =>
  draw(
    createElement(ReasonDialog, {
      ...{ draft: ['rejection', record], title: 'Отклонить INV-1', confirm: 'Отклонить', onReason() {}, onClose() {} },
      ...more,
    } as never),
  );

test('a deed waits for its reason; what it is done to, what comes of it and who reads why is said before', async () => {
  const { text, fields, off } = await dialog('cement', {
    about: 'Двор, 1 182,64 ₽',
    outcome: 'Счёт вернётся поставщику.',
    readers: 'Её прочитает автор.',
  });
  assert.match(text, /Отклонить INV-1.*Двор, 1 182,64 ₽.*Счёт вернётся поставщику\..*Её прочитает автор\./);
  assert.deepEqual([fields, off], [['Причина'], ['Отклонить']]);
});

test('where why may be left out, nothing is waited for', async () => {
  const { fields, off } = await dialog('cement', { isOptional: true });
  assert.deepEqual([fields, off], [['Причина, необязательно'], []]);
});

test('a reason that was typed comes back to its record alone', async (t) => {
  keepsDraft(t, 'rejection', 'cement', { value: 'Нет договора' });
  assert.match((await dialog('cement')).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await dialog('cable')).text, /Вернули/);
});
