import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';
import { book, importingAt } from '../../../../test/imports.ts';

const places = '/api/v1/warehouses';

test('warehouses come from a file, the first becomes the default, and go back unchanged', async () => {
  const portal = await newPortal();
  const key = await portal.key('warehouses.read', 'warehouses.write');
  const files = importingAt(portal, `${places}/exchange`, key);
  const headings = ['Склад', 'Код', 'Тип', 'Адрес', 'Широта', 'Долгота'];
  const job = await files.previewed(
    await book(headings, [
      ['Центральный', 'МСК-1', 'основной', 'Москва', 55.801131, 37.593262],
      ['Объект 7', 'О-7', 'стройплощадка', null, null, null],
      ['Без долготы', null, null, null, 55.8, null],
      ['центральный', null, null, null, null, null],
    ]),
  );
  assert.deepEqual([job.counts.create, job.counts.errors], [2, 2], JSON.stringify(job.counts));
  const found = (await files.rowsOf(job.id)).map(({ errors }: { errors: Array<Record<string, string>> }) =>
    errors.map(({ field, code }) => `${field} ${code}`),
  );
  assert.deepEqual(found.slice(2), [['longitude required'], ['null duplicate']]);
  await files.applied(job.id, { onError: 'skip' });
  const all = (await request('GET', `${places}?sort=code`, { key })).json.items;
  assert.deepEqual(
    all.map(({ code, kind, isDefault }: Record<string, unknown>) => [code, kind, isDefault]),
    [
      ['МСК-1', 'main', true],
      ['О-7', 'site', false],
    ],
  );
  const back = await files.previewed(await files.exported());
  assert.deepEqual([back.counts.skip, back.counts.errors], [2, 0], JSON.stringify(back.counts));

  const changed = await files.previewed(await book(['Код', 'Адрес'], [['о-7', 'Химки']]));
  assert.deepEqual([changed.counts.update, changed.counts.errors], [1, 0], JSON.stringify(changed.counts));
  await files.applied(changed.id);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'integration_api.warehouse.updated');
  assert.equal(told.length, 1);
});
