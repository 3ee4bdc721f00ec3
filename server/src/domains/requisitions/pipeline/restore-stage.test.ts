import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { pipelinePortal } from '../../../../test/pipeline.ts';

test('an archived stage comes back at the end, and bringing it back again changes nothing', async () => {
  const { board, own, archive, restore, tells } = await pipelinePortal();
  const { id } = await own('Тендер', { statuses: ['on_hold'] });
  await own('Аукцион');
  await archive(id);
  const { status, json } = await restore(id);
  assert.equal(status, 200);
  assert.deepEqual([json.archivedAt, json.position, json.statuses, json.version], [null, 12, ['on_hold'], 3]);
  assert.equal((await board()).at(-1)?.name, 'Тендер');
  assert.equal((await restore(id)).json.version, 3);
  assert.deepEqual(await tells(), ['created', 'created', 'archived', 'updated']);
});

test('a status that another stage has taken meanwhile stays there', async () => {
  const { own, archive, restore } = await pipelinePortal();
  const { id } = await own('Тендер', { statuses: ['on_hold', 'cancelled'] });
  await archive(id);
  await own('Аукцион', { statuses: ['on_hold'] });
  assert.deepEqual((await restore(id)).json.statuses, ['cancelled']);
});

test('a stage whose name is taken meanwhile does not come back under it', async () => {
  const { own, archive, restore } = await pipelinePortal();
  const { id } = await own('Тендер');
  await archive(id);
  const other = await own('ТЕНДЕР');
  const { status, json } = await restore(id);
  assert.deepEqual([status, json.code, json.existing.entityId], [409, 'already_exists', other.id]);
});

test('pipeline_stages_limit: no stage comes back beyond fifty', async () => {
  const { portal, own, archive, restore } = await pipelinePortal();
  const { id } = await own('Тендер');
  await archive(id);
  await owner.query(
    `insert into pipeline_stages (tenant_id, name, color, position)
     select $1, 'Этап ' || n, '#E03131', 9 + n from generate_series(1, 41) n`,
    [portal.tenantId],
  );
  assert.equal((await restore(id)).json.rule, 'pipeline_stages_limit');
});
