import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../server/test/harness.ts';
import type { Api } from './api.ts';
import { deliveredAt, foldRows } from './fold-rows.ts';
import { pushItems } from './push-items.ts';
import { readScms } from './read-scms.ts';

const api: Api = async (method, path, body, headers = {}) => {
  const { status, json } = await request(method, path, { body, headers });
  return { status, body: json };
};

test('every row is made, merged or refused, and a second push changes nothing', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');
  const rows = readScms();
  const folded = foldRows(rows);
  assert.equal(folded.items.reduce((sum, one) => sum + one.rows, 0) + folded.refused.length, rows.length);

  const first = await pushItems(api, key, folded.items);
  assert.deepEqual([first.created, first.changed, first.unchanged, first.refused], [folded.items.length, 0, 0, []]);
  const told = (await factsOf(portal.tenantId)).length;

  const second = await pushItems(api, key, folded.items);
  assert.deepEqual([second.created, second.changed, second.unchanged, second.refused], [0, 0, folded.items.length, []]);
  assert.equal((await factsOf(portal.tenantId)).length, told);
});

test('the price is of the latest delivery, whatever the order of the lines', () => {
  const line = { 'Item Description': 'Zidovudine', 'Unit of Measure (Per Pack)': '60', 'Line Item Quantity': '1' };
  const early = { ...line, ID: '1', 'Pack Price': '5', 'Delivered to Client Date': '02-Jun-06' };
  const late = { ...line, ID: '2', 'Pack Price': '4', 'Delivered to Client Date': '30-Jan-15' };
  for (const rows of [
    [early, late],
    [late, early],
  ]) {
    const [only] = foldRows(rows).items;
    assert.deepEqual([only?.rows, only?.item.plannedCost?.price], [2, '4']);
  }
});

test('a date in words counts as the oldest', () => {
  assert.equal(deliveredAt({ 'Delivered to Client Date': 'Date Not Captured' }), 0);
  assert.equal(deliveredAt({ 'Delivered to Client Date': '02-Jun-06' }), Date.UTC(2006, 5, 2));
});
