import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, book, newExchange } from '../../../test/catalog-exchange.ts';
import { request } from '../../../test/harness.ts';

const { portal, key, previewed, rowsOf, apply, applied, preview, items } = await newExchange();

test('an import is applied once', async () => {
  const job = await previewed(await book(['Наименование'], [['Одноразовое']]));
  await applied(job.id);
  const again = await apply(job.id);
  assert.equal(again.status, 409);
  assert.deepEqual([again.json.code, again.json.rule], ['import_job_state', 'already_applied']);
  assert.equal((await preview(job.id, { mode: 'append' })).json.rule, 'already_applied');
});

test('errors name the cell, and come as a file to be mended', async () => {
  const job = await previewed(
    await book(
      ['Артикул', 'Наименование', 'Цена', 'НДС'],
      [
        ['E-1', 'Верно', 1, '22'],
        ['E-2', null, 'дорого', '19%'],
        ['e-1', 'Повтор', 2, null],
      ],
    ),
  );
  assert.equal(job.counts.errors, 2);
  const [wrong, twice] = await rowsOf(job.id, '?only=errors');
  assert.deepEqual(
    wrong.errors.map(({ cell, code, value }: Record<string, string>) => [cell, code, value]),
    [
      ['C3', 'type', 'дорого'],
      ['D3', 'enum', '19%'],
      [null, 'required', null],
    ],
  );
  assert.equal(twice.errors[0].code, 'duplicate');

  const abort = await apply(job.id, { onError: 'abort' });
  assert.deepEqual([abort.status, abort.json.rule, abort.json.rowIds], [422, 'rows_with_errors', [3, 4]]);
  const file = await request('GET', `${base}/imports/${job.id}/errors?format=csv`, { key });
  assert.match(file.text, /C3: .*D3: /);
  assert.match(String(file.headers['content-disposition']), /attachment/);

  const after = await applied(job.id);
  assert.equal(after.status, 'partially_applied');
  assert.deepEqual(after.result, { created: 1, updated: 0, failed: 2 });
});

test('only the selected rows are applied, and an unknown one is refused', async () => {
  const job = await previewed(await book(['Наименование'], [['Выбор один'], ['Выбор два']]));
  assert.equal((await apply(job.id, { selectedRowIds: [2, 99] })).json.errors[0].pointer, '/selectedRowIds/1');
  assert.equal((await applied(job.id, { selectedRowIds: [3] })).status, 'applied');
  assert.deepEqual(
    (await items('name[startsWith]=Выбор')).map(({ name }: { name: string }) => name),
    ['Выбор два'],
  );
});

test('what changed between preview and apply is not overwritten, and abort leaves nothing', async () => {
  const { json: item } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Труба', sku: 'T-1' } });
  const file = await book(
    ['Артикул', 'Наименование'],
    [
      ['T-1', 'Труба стальная'],
      ['T-2', 'Труба новая'],
    ],
  );
  const [first, second] = [await previewed(file), await previewed(file)];
  await request('POST', '/api/v1/catalog', { key, body: { name: 'Успели раньше', sku: 'T-2' } });
  await request('DELETE', `/api/v1/catalog/${item.id}`, { key: await portal.key('catalog.delete') });

  const aborted = await applied(second.id, { onError: 'abort' });
  assert.equal(aborted.status, 'preview_ready');
  assert.equal(aborted.problem.code, 'business_rule_violated');
  const after = await applied(first.id);
  assert.deepEqual([after.status, after.result.failed], ['partially_applied', 2]);
  assert.equal((await rowsOf(first.id, '?only=errors'))[0].errors[0].code, 'changed_since_preview');
});
