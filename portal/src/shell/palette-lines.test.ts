import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../test/draw.ts';
import { pagesLike, recordsLike } from './palette-lines.ts';

const none = { messenger: false, tracker: false };

const pages = (wanted: string, ...held: readonly string[]) =>
  pagesLike(wanted, (permission) => held.includes(permission), none).map(({ path }) => path);

test('pages are found by a part of their name, whatever its letters are', () => {
  assert.deepEqual(pages('СКЛ', 'warehouses.read'), ['warehouses']);
  assert.deepEqual(pages('прайс', 'price_lists.read'), ['price-lists']);
  assert.deepEqual(
    spoken('en', () => pages('ware', 'warehouses.read')),
    ['warehouses'],
  );
});

test('a page that may not be seen is not found either', () => {
  assert.deepEqual(pages('скл'), []);
  assert.deepEqual(pages(''), ['', 'inbox', 'settings']);
});

test('messengers and tasks of the tracker are found while the company has one', () => {
  assert.deepEqual(pages('мессен', 'messengers.read'), []);
  assert.deepEqual(pages('трекер', 'tasktracker.read'), []);
  const found = (wanted: string, connected: object) =>
    pagesLike(wanted, () => true, { ...none, ...connected }).map(({ path }) => path);
  assert.deepEqual(found('мессен', { messenger: true }), ['messenger']);
  assert.deepEqual(found('трекер', { tracker: true }), ['tasks']);
  assert.deepEqual(found('трекер', { messenger: true }), []);
});

const bolt = { path: 'catalog/1', label: 'Болт М8', about: 'Позиция ВБ-8' };
const nut = { path: 'catalog/2', label: 'Гайка', about: 'Позиция ВБ-9' };

test('records come from the second letter on', () => {
  assert.deepEqual(recordsLike([bolt], 'б', false), []);
  assert.deepEqual(recordsLike([bolt], 'бо', false), [bolt]);
});

test('while newer letters are asked about, what does not fit them any more cannot be opened by Enter', () => {
  assert.deepEqual(recordsLike([bolt, nut], 'гай', true), [nut]);
  assert.deepEqual(recordsLike([bolt, nut], 'вб-8', true), [bolt], 'an article is looked through too');
});

test('what the server itself has found for these letters is believed', () => {
  assert.deepEqual(recordsLike([bolt], '4607012345678', false), [bolt], 'found by a barcode that no line shows');
});
