import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';
import { allOrNone, isEvery, toggled } from './selection.ts';

const { DataTable } = await import('./data-table.tsx');
const { PlainTable } = await import('./plain-table.tsx');

interface Row {
  id: string;
  name: string;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: `Труба ${at}` }));

const list = (changes: object = {}) => ({
  ...{ rows: [], total: undefined, hasMore: false, isPending: false, isChanging: false, error: null },
  ...{ more() {}, again() {} },
  ...changes,
});

const table = (changes: object = {}, props: object = {}) =>
  draw(
    createElement(DataTable<Row>, {
      ...{ label: 'Трубы', columns: [{ id: 'name', header: 'Название', cell: ({ name }: Row) => name, sort: 'name' }] },
      ...{ idOf: ({ id }: Row) => id, nameOf: ({ name }: Row) => name, empty: 'Труб нет', ...props },
      list: list(changes),
    } as never),
  );

test('of a long list only the rows in view are drawn, and room is left for the others', async () => {
  const { html } = await table({ rows: rows(5_000) });
  const drawn = html.match(/data-row="\d+"/g) ?? [];
  assert.ok(drawn.length >= 20 && drawn.length < 60, `${drawn.length} rows`);
  const room = Number(/height:(\d+)px/.exec(html)?.[1]);
  assert.equal(room + drawn.length * 40, 5_000 * 40, 'the bar of the window is as long as the list');
});

test('a short list is drawn whole', async () => {
  const { html } = await table({ rows: rows(3) });
  assert.equal(html.match(/data-row=/g)?.length, 3);
  assert.doesNotMatch(html, /<tr aria-hidden/);
});

test('while the first page is on its way the table says that it is busy, and not that it is empty', async () => {
  const { html, text } = await table({ isPending: true });
  assert.match(html, /aria-busy="true"/);
  assert.doesNotMatch(text, /Труб нет/);
});

test('rows of the filter before stay, paler, while the next come', async () => {
  assert.match((await table({ rows: rows(1), isChanging: true })).html, /data-changing="true"/);
});

test('rows that have come stay when the next page does not', async () => {
  const { text, buttons } = await table({ rows: rows(1), error: new Error('line') });
  assert.match(text, /Труба 0/);
  assert.deepEqual(buttons, []);
});

test('a heading sorts where the server can, and says how it is sorted', async () => {
  const sorted = async (sort: string | undefined) =>
    /aria-sort="(\w+)"/.exec((await table({ rows: rows(1) }, { sort, onSort() {} })).html)?.[1];
  assert.deepEqual(
    [await sorted(undefined), await sorted('name'), await sorted('-name')],
    ['none', 'ascending', 'descending'],
  );
  assert.deepEqual((await table({ rows: rows(1) })).buttons, [], 'where nothing hears it there is no button');
});

test('a row is chosen and taken back', () => {
  assert.deepEqual([...toggled(new Set(['a']), 'b')], ['a', 'b']);
  assert.deepEqual([...toggled(new Set(['a', 'b']), 'a')], ['b']);
});

test('all that has come is chosen at once, and none once all of it is', () => {
  assert.deepEqual([...allOrNone(new Set(['a']), ['a', 'b'])], ['a', 'b']);
  assert.deepEqual([...allOrNone(new Set(['a', 'b']), ['a', 'b'])], []);
  assert.equal(isEvery(new Set(), []), false, 'an empty list has nothing chosen');
});

const plain = (given: readonly Row[], props: object = {}) =>
  draw(
    createElement(PlainTable<Row>, {
      ...{ label: 'Трубы', rows: given, empty: 'Труб нет', idOf: ({ id }: Row) => id },
      columns: [{ id: 'name', header: 'Название', cell: ({ name }: Row) => name, align: 'right' }],
      ...props,
    }),
  );

test('a short table inside a section shows all of its rows, or why there are none', async () => {
  assert.equal((await plain(rows(2))).text, 'Название Труба 0 Труба 1');
  assert.equal((await plain([])).text, 'Труб нет');
});

test('a row that no longer counts is paler, and sums stand below', async () => {
  const foot = createElement('tr', null, createElement('td', null, 'Итого 2'));
  const { html, text } = await plain(rows(2), { isPale: ({ id }: Row) => id === '1', foot });
  assert.equal(html.match(/data-pale="true"/g)?.length, 1);
  assert.match(text, /Итого 2$/);
});

test('what a phone has no column for stands below the cell that says it', async () => {
  const columns = [
    { id: 'name', header: 'Название', cell: ({ name }: Row) => name, below: ({ id }: Row) => `№ ${id}` },
  ];
  const { html } = await table({ rows: rows(2) }, { columns });
  assert.deepEqual(html.match(/data-below="[^"]*"/g), ['data-below="№ 0"', 'data-below="№ 1"']);
});
