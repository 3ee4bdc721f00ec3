import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productCodes } from './product-code.ts';
import { branchesOf, readOkpd2 } from './read-okpd2.ts';

test('the whole classifier is read, parents before children, at most eight deep', () => {
  const all = readOkpd2();
  const depth = new Map<string | null, number>([[null, 0]]);
  for (const { code, parent } of all) depth.set(code, (depth.get(parent) as number) + 1);
  assert.equal(all.length, 19_248);
  assert.equal(Math.max(...depth.values()), 8);
});

test('a code stands under the nearest code that begins it', () => {
  const all = readOkpd2();
  const above = (code: string) => all.find((one) => one.code === code)?.parent;
  assert.deepEqual(['21.20.10.194', '21.20.10.190', '21.20.10', '21.20.1', '21.20', '21.2', '21', 'C'].map(above), [
    '21.20.10.190',
    '21.20.10',
    '21.20.1',
    '21.20',
    '21.2',
    '21',
    'C',
    null,
  ]);
});

test('the demo takes the skeleton and the branches of its products', () => {
  const all = readOkpd2();
  const taken = branchesOf(all, productCodes).map(({ code }) => code);
  for (const code of ['A', '01', '01.1', '21.20.10.194', '21.20.10.213', '32.50.13.110'])
    assert.ok(taken.includes(code), code);
  assert.ok(!taken.includes('01.11'));
});
