import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReadContext } from '../operation.ts';
import { pageInMemory } from './page-in-memory.ts';

const ctx = {
  db: { tenant: 't' },
  services: { sealToken: (_: string, text: string) => text, openToken: (_: string, text: string) => text },
} as unknown as ReadContext;

const rows = ['д', 'б', 'в', 'а', 'г'].map((name) => ({ name }));
const page = (input: Record<string, unknown>, name = 'integrations') =>
  pageInMemory(ctx, name, { limit: 2, ...input }, rows, (row) => [1, row.name]);
const namesOf = ({ items }: ReturnType<typeof page>) => items.map(({ name }) => name).join('');

test('pages lead forwards through all rows in their order, and back again', () => {
  const first = page({});
  const second = page({ cursor: first.page.nextCursor });
  const third = page({ cursor: second.page.nextCursor });
  assert.deepEqual([first, second, third].map(namesOf), ['аб', 'вг', 'д']);
  assert.equal(first.page.prevCursor, null);
  assert.equal(third.page.nextCursor, null);
  assert.equal(namesOf(page({ cursor: third.page.prevCursor })), 'вг');
  assert.equal(namesOf(page({ cursor: second.page.prevCursor })), 'аб');
});

test('the total is given where it is asked for', () => {
  assert.deepEqual(page({ includeTotal: true }).meta, { total: 5, totalIsLowerBound: false });
  assert.equal('meta' in page({}), false);
});

test('a cursor of one list, or of other filters, does not continue another', () => {
  const cursor = page({}).page.nextCursor;
  assert.throws(() => page({ cursor }, 'others'), { code: 'cursor_mismatch' });
  assert.throws(() => page({ cursor, search: 'а' }), { code: 'cursor_mismatch' });
});

test('a page has at most 200 rows', () => {
  assert.equal(page({ limit: 1_000 }).page.limit, 200);
});
