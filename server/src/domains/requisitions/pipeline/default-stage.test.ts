import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import Type from 'typebox';
import type { PipelineStage } from '../../../../../nouns/pipeline-stage.ts';
import type { RequisitionStatus } from '../../../../../nouns/requisition-flow.ts';
import { newPortal, owner, type Portal, refused, request, run } from '../../../../test/harness.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { defaultStageId, holdStage, stageOfStatus } from './default-stage.ts';
import { pipelineStages } from './pipeline-stage.ts';

const url = '/api/v1/settings/pipeline';
const scopes = ['settings.read', 'settings.write', 'settings.delete'];

const place = command({
  name: 'test.place',
  summary: words('Place', 'Поставить'),
  permission: 'pipeline.read',
  scope: 'settings.read',
  input: object({ status: Type.Optional(Type.String()), stageId: Type.Optional(Type.String()) }),
  output: Type.Unknown(),
  async run(ctx, { status, stageId }) {
    ctx.nothingChanged();
    if (stageId) return [await holdStage(ctx.db, stageId), await pipelineStages.byId(ctx.db, stageId)];
    return status ? stageOfStatus(ctx.db, status as RequisitionStatus) : defaultStageId(ctx.db);
  },
});

/** A requisition that comes to its first stage in the very transaction. */
const begin = command({
  name: 'test.begin',
  summary: words('Begin', 'Начать'),
  permission: 'pipeline.read',
  scope: 'settings.read',
  input: object({ stageId: Type.String() }),
  output: Type.Unknown(),
  async run(ctx, { stageId }) {
    ctx.nothingChanged();
    await holdStage(ctx.db, stageId);
    await setTimeout(50);
    await ctx.db.execute(sql`
      insert into requisitions (tenant_id, number, title, currency, stage_id)
      values (${ctx.db.tenant}, 'Н-1', 'Цемент', 'RUB', ${stageId})`);
  },
});

const boardOf = async (key: string) => (await request('GET', url, { key })).json.stages as PipelineStage[];
const change = (key: string, id: string, body: object) => request('PATCH', `${url}/stages/${id}`, { key, body });
const stageOf = async (portal: Portal, status: string) =>
  ((await run(place, portal.owner, { status })) as PipelineStage | null)?.name ?? null;

test('a requisition begins at the first active stage, from the first moment of a portal', async () => {
  const portal = await newPortal();
  const ids = (await Promise.all([1, 2, 3, 4].map(() => run(place, portal.owner, {})))) as string[];
  const key = await portal.key(...scopes);
  const [first, second] = await boardOf(key);
  assert.deepEqual(new Set(ids), new Set([first?.id]));
  await change(key, first?.id as string, { isActive: false });
  assert.equal(await run(place, portal.owner, {}), second?.id);
});

test('a status brings a requisition to the active stage bound to it, or leaves it where it is', async () => {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  assert.equal(await stageOf(portal, 'rejected'), 'Подготовка заявки');
  assert.equal(await stageOf(portal, 'on_hold'), null);
  const { json: own } = await request('POST', `${url}/stages`, {
    key,
    body: { name: 'Тендер', statuses: ['in_sourcing'] },
  });
  assert.equal(await stageOf(portal, 'in_sourcing'), 'Тендер');
  await change(key, own.id, { isActive: false });
  assert.equal(await stageOf(portal, 'in_sourcing'), null);
  await request('DELETE', `${url}/stages/${own.id}`, { key });
  assert.equal(await stageOf(portal, 'in_sourcing'), null);
});

test('stage_inactive, archived_reference: a stage named for a requisition is one of the portal, in use and switched on', async () => {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const [first] = await boardOf(key);
  const stageId = first?.id as string;
  const found = (await run(place, portal.owner, { stageId })) as PipelineStage[];
  assert.deepEqual(
    found.map(({ name }) => name),
    ['Подготовка заявки', 'Подготовка заявки'],
  );
  const foreign = await newPortal();
  assert.equal((await refused(run(place, foreign.owner, { stageId }))).code, 'unknown_reference');
  await change(key, stageId, { isActive: false });
  assert.equal((await refused(run(place, portal.owner, { stageId }))).members.rule, 'stage_inactive');
  const { json: own } = await request('POST', `${url}/stages`, { key, body: { name: 'Тендер' } });
  await request('DELETE', `${url}/stages/${own.id}`, { key });
  assert.equal((await refused(run(place, portal.owner, { stageId: own.id }))).members.rule, 'archived_reference');
});

test('a stage being archived takes in no requisition that comes at the same moment', async () => {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  for (const turn of [1, 2, 3]) {
    const { json: own } = await request('POST', `${url}/stages`, { key, body: { name: `Тендер ${turn}` } });
    await owner.query('delete from requisitions where tenant_id = $1', [portal.tenantId]);
    const [begun, archived] = await Promise.allSettled([
      run(begin, portal.owner, { stageId: own.id }),
      request('DELETE', `${url}/stages/${own.id}`, { key }),
    ]);
    const { status } = (archived as PromiseFulfilledResult<{ status: number }>).value;
    assert.equal(status, begun.status === 'fulfilled' ? 409 : 200);
  }
});
