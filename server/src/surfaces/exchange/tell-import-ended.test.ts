import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs } from '../../../test/harness.ts';
import { importingPortal } from '../../../test/imports.ts';
import { reader, readerOf } from '../../../test/notices.ts';

test('who started an import hears how it ended, and nobody else', async () => {
  const { portal, uploaded, read, apply } = await importingPortal();
  const [owner, other] = [await readerOf(portal, portal.ownerId), await reader(portal)];
  const { json } = await uploaded('Артикул;Наименование\nК-1;Кабель\n', { name: 'прайс.csv' });
  await read(json.id);
  assert.deepEqual(await owner.titles(), []);
  assert.ok((await apply(json.id)).status < 300);
  await drainJobs(portal.tenantId);
  await drainJobs(portal.tenantId);
  const [notice] = await owner.seen();
  assert.deepEqual(
    [notice?.title, notice?.page],
    ['Импорт прайс.csv: все строки записаны', `/imports/${json.id}?kind=catalog`],
  );
  assert.deepEqual(await other.titles(), []);
});

test('a file that cannot be read is told of as well', async () => {
  const { portal, uploaded, read } = await importingPortal();
  const owner = await readerOf(portal, portal.ownerId);
  const { json } = await uploaded('Наименование\nГайка;"не закрыта\n', { name: 'прайс.csv' });
  await read(json.id);
  await drainJobs(portal.tenantId);
  assert.deepEqual(await owner.titles(), ['Импорт прайс.csv: ничего не записано']);
});
