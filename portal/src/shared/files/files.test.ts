import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw } from '../../../test/draw.ts';

const { FilesPanel } = await import('./files-panel.tsx');

const file = {
  ...{ id: '1', fileName: 'Счёт 14.pdf', sizeBytes: 51_200, scanStatus: 'clean', uploadedById: 'anna' },
  createdAt: new Date().toISOString(),
};

const panel = (may: readonly Permission[], files: unknown[] = [file], props: object = {}) =>
  draw(createElement(FilesPanel, { entityType: 'procurement', entityId: '7', ...props }), {
    may,
    known: [[['files', 'procurement', '7'], { items: files }]],
  });

test('who may not read files is shown no part of them', async () => {
  assert.equal((await panel(['files.upload'])).text, '');
});

test('who may read them alone sees names and sizes, and can neither add nor remove', async () => {
  const { text, buttons, fields } = await panel(['files.read']);
  assert.match(text, /Счёт 14\.pdf 50 КБ · (только что|\d+ минут\S* назад)/);
  assert.doesNotMatch(text, /Перетащите/);
  assert.deepEqual([buttons, fields], [['Счёт 14.pdf'], []]);
});

test('one’s own file may be removed with the lesser right, a file of another only with the greater', async () => {
  const other = { ...file, uploadedById: 'igor' };
  const remove = 'Удалить: Счёт 14.pdf';
  assert.ok((await panel(['files.read', 'files.delete_own'])).buttons.includes(remove));
  assert.ok(!(await panel(['files.read', 'files.delete_own'], [other])).buttons.includes(remove));
  assert.ok((await panel(['files.read', 'files.delete_any'], [other])).buttons.includes(remove));
});

test('a file with a virus is named as such and cannot be opened', async () => {
  const { text, off, buttons } = await panel(['files.read'], [{ ...file, scanStatus: 'infected' }], { onShow() {} });
  assert.match(text, /найден вирус/);
  assert.deepEqual([off, buttons], [['Счёт 14.pdf'], ['Счёт 14.pdf']]);
});

test('where files are looked at on the page they are downloaded by a button of their own', async () => {
  const { buttons, html } = await panel(['files.read'], [file], { shown: '1', onShow() {} });
  assert.deepEqual(buttons, ['Счёт 14.pdf', 'Скачать: Счёт 14.pdf']);
  assert.match(html, /aria-pressed="true"/);
});

test('a record without files says so, and asks whoever may for the first', async () => {
  const { text } = await panel(['files.read', 'files.upload'], []);
  assert.match(text, /Перетащите файлы сюда или выберите.*Файлов пока нет/);
});
