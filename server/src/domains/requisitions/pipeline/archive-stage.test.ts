import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';
import { pipelinePortal, scopes, url } from '../../../../test/pipeline.ts';

test('an empty stage of the portal’s own is archived, and archiving it again changes nothing', async () => {
  const { key, board, own, change, archive, tells } = await pipelinePortal();
  const { id } = await own('Тендер');
  const { status, json } = await archive(id);
  assert.equal(status, 200);
  assert.notEqual(json.archivedAt, null);
  assert.equal((await archive(id)).json.version, 2);
  assert.equal((await change(id, { name: 'Иной' })).json.code, 'resource_archived');
  assert.ok(!(await board()).some((stage) => stage.id === id));
  assert.ok((await board('?includeArchived=true')).some((stage) => stage.id === id));
  assert.deepEqual(await tells(), ['created', 'archived']);
  const stale = await own('Аукцион');
  const conditional = { key, headers: { 'if-match': '"v7"' } };
  assert.equal((await request('DELETE', `${url}/stages/${stale.id}`, conditional)).json.code, 'precondition_failed');
});

test('in_use: a stage in use says so, and with another stage named moves its requisitions there', async () => {
  const { portal, named, own, archive, requisitionIn, stageOf } = await pipelinePortal();
  const [{ id }, target] = [await own('Тендер'), await named('Приёмка')];
  const moved = [await requisitionIn(id), await requisitionIn(id)];
  const elsewhere = await requisitionIn((await named('Согласование')).id);
  const { status, json } = await archive(id);
  assert.deepEqual([status, json.code, json.rule], [409, 'has_dependencies', 'in_use']);
  assert.deepEqual(json.blockers, [{ entityType: 'procurement', count: 2 }]);

  assert.equal((await archive(id, `?moveToStageId=${target.id}`)).status, 200);
  for (const one of moved) assert.deepEqual(await stageOf(one), { stage_id: target.id, version: 2 });
  assert.equal((await stageOf(elsewhere)).version, 1);
  const [one, other, fact] = (await factsOf(portal.tenantId)).slice(-3);
  assert.deepEqual(new Set([one?.entity_id, other?.entity_id]), new Set(moved));
  assert.deepEqual([one?.event, one?.data.changedFields], ['integration_api.procurement.updated', ['stage']]);
  assert.deepEqual([fact?.event, fact?.data.movedTo, fact?.data.moved], ['pipeline_stage.archived', target.id, 2]);
});

test('moving a hundred requisitions costs the statements of moving one', async () => {
  const { named, own, archive, requisitionIn } = await pipelinePortal();
  const target = await named('Приёмка');
  const cost = async (name: string, count: number) => {
    const { id } = await own(name);
    await Promise.all(Array.from({ length: count }, () => requisitionIn(id)));
    const { result, statements } = await countStatements(() => archive(id, `?moveToStageId=${target.id}`));
    assert.equal(result.status, 200);
    return statements.length;
  };
  await cost('Разогрев', 1);
  assert.equal(await cost('Сотня', 100), await cost('Один', 1));
});

test('requisitions move only to another stage that takes them in', async () => {
  const { named, own, change, archive, requisitionIn } = await pipelinePortal();
  const [{ id }, gone, off] = [await own('Тендер'), await own('Старый'), await named('Приёмка')];
  await requisitionIn(id);
  await archive(gone.id);
  await change(off.id, { isActive: false });
  const refusal = async (to: string) => {
    const { status, json } = await archive(id, `?moveToStageId=${to}`);
    return `${status} ${json.rule ?? json.errors[0].code}`;
  };
  const strange = await newPortal();
  const foreign = (await request('GET', url, { key: await strange.key(...scopes) })).json.stages[0].id;
  assert.equal(await refusal(id), '400 business_rule');
  assert.equal(await refusal(gone.id), '422 archived_reference');
  assert.equal(await refusal(off.id), '422 stage_inactive');
  assert.equal(await refusal(foreign), '422 not_found_reference');
  assert.equal(await refusal(randomUUID()), '422 not_found_reference');
});
