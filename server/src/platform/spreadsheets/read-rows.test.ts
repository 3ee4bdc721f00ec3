import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, row, sheet } from '../../../../tools/hostile/book.ts';
import { RefusedFile } from './file-refusal.ts';
import { readRows } from './read-rows.ts';

const read = async (rows: string) => Array.fromAsync((await readRows(book({ sheet: sheet(rows) }), {})).rows);

const refusedAs = (code: string) => (error: unknown) => error instanceof RefusedFile && error.refusal.code === code;

test('rows of a sheet keep their numbers where some are left out', async () => {
  assert.deepEqual(await read(row(2, ['a']) + row(7, ['b'])), [
    { n: 2, cells: ['a'] },
    { n: 7, cells: ['b'] },
  ]);
});

test('a sheet with the same row twice is malformed', async () => {
  await assert.rejects(read(row(1, ['a']) + row(2, ['b']) + row(2, ['c'])), refusedAs('file_malformed'));
});

test('a sheet whose rows go back is malformed', async () => {
  await assert.rejects(read(row(5, ['a']) + row(4, ['b'])), refusedAs('file_malformed'));
});

test('characters that no text can hold make a file malformed, in whatever way they come', async () => {
  const wide = Buffer.from('\ufeffname\na\0b\n', 'utf16le');
  await assert.rejects(async () => Array.fromAsync((await readRows(wide, {})).rows), refusedAs('file_malformed'));
  for (const odd of ['a_x0000_b', 'a_xD800_b']) await assert.rejects(read(row(1, [odd])), refusedAs('file_malformed'));
});
