import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, newExchange } from '../../../test/catalog-exchange.ts';
import { request } from '../../../test/harness.ts';

const { key, previewed, rowsOf, applied, preview } = await newExchange();

test('a row that may speak of several items waits for a decision', async () => {
  for (const brand of ['А', 'Б']) await request('POST', '/api/v1/catalog', { key, body: { name: 'Двойник', brand } });
  const job = await previewed(await book(['Наименование', 'Описание'], [['Двойник', 'Новое описание']]));
  const [row] = await rowsOf(job.id, '?only=conflict');
  assert.equal(row.reason, 'ambiguous');
  assert.equal(row.matches.length, 2);
  const { entityId } = row.matches[0];
  const decided = await preview(job.id, { rowActions: [{ rowId: 2, action: 'update', entityId }] });
  assert.equal(decided.json.status, 'preview_ready');
  assert.equal(decided.json.counts.update, 1);
  assert.equal((await preview(job.id, { rowActions: [{ rowId: 9, action: 'skip' }] })).status, 422);
  await applied(job.id);
  assert.equal((await request('GET', `/api/v1/catalog/${entityId}`, { key })).json.description, 'Новое описание');
});

test('append leaves what it finds alone', async () => {
  await request('POST', '/api/v1/catalog', { key, body: { name: 'Гайка', sku: 'AP-1' } });
  const job = await previewed(
    await book(
      ['Артикул', 'Наименование'],
      [
        ['ap-1', 'Гайка новая'],
        ['ap-2', 'Шайба'],
      ],
    ),
    { mode: 'append' },
  );
  assert.deepEqual([job.counts.skip, job.counts.create], [1, 1]);
});
