import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, type Portal, request } from '../../../test/harness.ts';
import { base, importingPortal } from '../../../test/imports.ts';

/** As when each of the three workers that had the job died of it. */
const diedThrice = ({ tenantId }: Portal) =>
  owner.query('update jobs set attempts = 3, lease = uuidv7() where tenant_id = $1 and finished_at is null', [
    tenantId,
  ]);

const failures = async ({ tenantId }: Portal) =>
  (await factsOf(tenantId)).filter(({ event }) => event === 'import_job.failed').map(({ data }) => data.reason);

const file = 'Наименование;Артикул\nПесок;П-1\n';

test('a file whose reading broke off at every attempt is told of, and can be read again', async () => {
  const { portal, ...files } = await importingPortal();
  const { json: job } = await files.uploaded(file, { name: 'прайс.csv' });
  await diedThrice(portal);
  const failed = await files.read(job.id);
  assert.deepEqual([failed.status, failed.problem.code], ['failed', 'internal_error']);
  const said = async (language: string) =>
    (
      await request('GET', `${base}/imports/${job.id}`, {
        key: files.key,
        headers: { 'accept-language': language },
      })
    ).json.problem.detail;
  assert.match(await said('ru'), /^Чтение файла несколько раз прерывалось, ничего не записано\./);
  assert.match(await said('en'), /^Reading the file was interrupted several times; nothing was written\./);
  assert.deepEqual(await failures(portal), ['internal_error']);

  await files.preview(job.id, { mode: 'append' });
  assert.equal((await files.read(job.id)).status, 'preview_ready');
});

test('an apply that broke off at every attempt gives the preview back, and can be applied again', async () => {
  const { portal, ...files } = await importingPortal();
  const job = await files.previewed(file, { name: 'прайс.csv' });
  await files.apply(job.id);
  await diedThrice(portal);
  const back = await files.read(job.id);
  assert.deepEqual([back.status, back.counts.applied, back.result], ['preview_ready', 0, null]);
  assert.match(back.problem.detail, /Apply it again\.$/);
  assert.deepEqual(await failures(portal), ['internal_error']);
  assert.deepEqual((await files.applied(job.id)).result, { created: 1, updated: 0, failed: 0 });
});
