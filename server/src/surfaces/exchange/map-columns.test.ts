import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, newExchange } from '../../../test/catalog-exchange.ts';

const { previewed, read, apply, preview } = await newExchange();

test('a mapping is chosen, checked, and remembered for the same headings', async () => {
  const file = await book(['Колонка А', 'Колонка Б'], [['M-1', 'Муфта']]);
  const job = await previewed(file);
  assert.equal(job.counts.errors, 1);
  for (const mapping of [{ A: 'colour' }, { A: 'sku', B: 'sku' }, { 1: 'sku' }])
    assert.deepEqual([(await preview(job.id, { mapping })).status], [422]);
  const changed = await preview(job.id, { mapping: { A: 'sku', B: 'name' } });
  assert.equal(changed.json.status, 'parsing');
  assert.equal((await apply(job.id)).json.rule, 'wrong_state');
  assert.equal((await read(job.id)).counts.errors, 0);
  const next = await previewed(file);
  assert.deepEqual(
    next.columns.map(({ target }: { target: string }) => target),
    ['sku', 'name'],
  );
});
