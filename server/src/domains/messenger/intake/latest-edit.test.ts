import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edit, latestEdit, withEdit } from './latest-edit.ts';

const at = '2026-11-26T10:00:00.000Z';
const edit = (from: string | null, to: string, when = at): Edit => ({ at: when, from, to });

function* orders<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) yield [];
  for (const [place, one] of all.entries())
    for (const rest of orders(all.filter((_, other) => other !== place))) yield [one, ...rest];
}

test('edits of one moment end with the text that none of them goes on from, in whatever order they come', () => {
  const chain = [edit('а', 'б'), edit('б', 'в'), edit('в', 'г')];
  for (const order of orders(chain)) assert.equal(latestEdit(order)?.to, 'г');
});

test('a later edit stands, whatever an earlier one says', () => {
  const later = edit('б', 'а', '2026-11-26T10:00:01.000Z');
  for (const order of orders([edit('а', 'б'), later])) assert.equal(latestEdit(order)?.to, 'а');
});

test('edits that say nothing of the text before end alike in every order', () => {
  const ends = [...orders([edit(null, 'б'), edit(null, 'в')])].map((order) => latestEdit(order)?.to);
  assert.equal(new Set(ends).size, 1);
});

test('texts that go round still end somewhere, and always at the same', () => {
  const ends = [...orders([edit('а', 'б'), edit('б', 'а')])].map((order) => latestEdit(order)?.to);
  assert.equal(new Set(ends).size, 1);
});

test('an edit that comes twice is one', () => {
  assert.deepEqual(withEdit([edit('а', 'б')], edit('а', 'б')), [edit('а', 'б')]);
  assert.equal(latestEdit([]), null);
});
