import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addSlices } from './add-slices.ts';

const run = (seed: number, requests: number, unreached: string[], pairs = 10) => ({
  ...{ seed, requests, pairs, unreached, reached: pairs - unreached.length },
  findings: [{ invariant: 'Z1', count: 0, examples: [] }],
});

const slice = (...honest: Array<ReturnType<typeof run>>) => ({ commit: 'a', tookSeconds: 1, honest, planted: [] });

test('requests of slices add up, and a pair is reached when any slice has reached it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'prokura-slices-')), 'fuzz.json');
  writeFileSync(file, JSON.stringify(addSlices(file, slice(run(1, 100, ['a', 'b'])))));
  const both = addSlices(file, slice(run(2, 50, ['b', 'c'])));
  assert.equal((both.total as { requests?: number }).requests, 150);
  assert.deepEqual(both.reach, { pairs: 10, reached: 9, percent: 90, unreached: ['b'] });
});

test('what was reached of another document does not count', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'prokura-slices-')), 'fuzz.json');
  writeFileSync(file, JSON.stringify(addSlices(file, slice(run(1, 100, [])))));
  assert.equal(addSlices(file, slice(run(2, 50, ['b'], 11))).reach?.reached, 10);
});
