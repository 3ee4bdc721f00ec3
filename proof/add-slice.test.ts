import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addSlice } from './add-slice.ts';

const run = (seed: number, attempts: number, more: object = {}) => ({ seed, attempts, findings: [], ...more });
const slice = (commit: string, honest: ReturnType<typeof run>[], planted: object[] = []) =>
  ({ commit, tookSeconds: 10, honest, planted }) as Parameters<typeof addSlice>[1];

test('slices of a campaign add up over days, and the same seed at the same commit counts once', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'slices-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ssrf.json');
  const add = (one: ReturnType<typeof slice>) => {
    const whole = addSlice(file, one);
    writeFileSync(file, JSON.stringify(whole));
    return whole.total as Record<string, unknown>;
  };
  const broken = [{ invariant: 'S1 nobody knocks', count: 2, examples: [] }];
  add(slice('a', [run(1, 100, { reached: { mail: 3 }, p99Ms: 40 })], [{ bug: 'a bug', verdict: 'MISSED' }]));
  add(slice('a', [run(2, 100, { reached: { mail: 2, webhook: 1 }, p99Ms: 90, findings: broken, skipped: ['::1'] })]));
  const total = add(
    slice('a', [run(1, 50, { reached: { mail: 1 }, p99Ms: 20 })], [{ bug: 'a bug', verdict: 'caught' }]),
  );
  assert.deepEqual(total, {
    ...{ runs: 2, tookSeconds: 30, attempts: 150, reached: { mail: 3, webhook: 1 }, p99Ms: 90, skipped: undefined },
    findings: { 'S1 nobody knocks': 2 },
    planted: { 'a bug': 'caught' },
  });
  assert.equal(add(slice('b', [run(1, 50)])).attempts, 200);
});
