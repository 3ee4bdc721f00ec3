import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, newPerson, newPortal, owner, type Portal, request, run } from '../../../../test/harness.ts';
import { getPipeline } from './operations/get-pipeline.ts';
import type { PipelineStage } from './stage.ts';

const url = '/api/v1/settings/pipeline';
const scopes = ['settings.read', 'settings.write', 'settings.delete'];
let portal: Portal;
let key: string;

beforeEach(async () => {
  portal = await newPortal();
  key = await portal.key(...scopes);
});

const board = async (query = '') => (await request('GET', `${url}${query}`, { key })).json.stages as PipelineStage[];
const named = async (name: string) => (await board()).find((stage) => stage.name === name) as PipelineStage;
const make = (body: object) => request('POST', `${url}/stages`, { key, body });
const own = async (name: string, more: object = {}) => (await make({ name, ...more })).json as PipelineStage;
const change = (id: string, body: object) => request('PATCH', `${url}/stages/${id}`, { key, body });
const order = (stageIds: unknown) => request('PATCH', `${url}/stages/order`, { key, body: { stageIds } });
const archive = (id: string, query = '') => request('DELETE', `${url}/stages/${id}${query}`, { key });
const tells = async () => (await factsOf(portal.tenantId)).map(({ event }) => event.replace('pipeline_stage.', ''));

let requisitions = 0;
async function requisitionIn(stageId: string): Promise<string> {
  requisitions += 1;
  const { rows } = await owner.query(
    `insert into requisitions (tenant_id, number, title, currency, stage_id) values ($1, $2, 'Цемент', 'RUB', $3) returning id`,
    [portal.tenantId, `PR-${requisitions}`, stageId],
  );
  return rows[0].id;
}
const stageOf = async (requisitionId: string) =>
  (await owner.query('select stage_id, version from requisitions where id = $1', [requisitionId])).rows[0];

test('a portal has the stages of the platform from its first moment, bound to the statuses of a requisition', async () => {
  const stages = await board();
  assert.deepEqual(
    stages.map(({ name, statuses }) => `${name}: ${statuses.join()}`),
    [
      'Подготовка заявки: draft,rejected',
      'Согласование: pending_approval',
      'Готово к закупке: approved',
      'Сбор предложений: in_sourcing',
      'Поставщик выбран: supplier_selected',
      'Ожидание поставки: awaiting_delivery',
      'Приёмка: partially_received',
      'Завершено: completed',
      'Отменено: cancelled',
    ],
  );
  assert.ok(stages.every(({ isSystem, isActive, version }) => isSystem && isActive && version === 1));
  assert.deepEqual(
    stages.map(({ position }) => position),
    stages.map((_, index) => index + 1),
  );
});

test('many who look at a new portal at once find the same stages', async () => {
  const boards = await Promise.all(Array.from({ length: 12 }, () => board()));
  assert.equal(new Set(boards.map((stages) => stages.map(({ id }) => id).join())).size, 1);
  assert.equal(boards[0]?.length, 9);
});

test('portals made before the stages were are given them, and each its own', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const id of [one, other])
      await client.query('insert into tenants (tenant_id, slug, name) values ($1, $2, $2)', [
        id,
        `p-${id.slice(0, 18)}`,
      ]);
    await client.query('select create_system_stages(tenant_id) from tenants where tenant_id = any($1)', [[one, other]]);
    const { rows } = await client.query(
      'select count(*)::int as made from pipeline_stages where tenant_id = any($1) group by tenant_id',
      [[one, other]],
    );
    assert.deepEqual(rows, [{ made: 9 }, { made: 9 }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('the palette is twelve colours named in both languages, and every stage of the platform wears one', async () => {
  const { json } = await request('GET', url, { key });
  const colors = json.palette.map(({ color }: { color: string }) => color);
  assert.equal(new Set(colors).size, 12);
  for (const { name } of json.palette) assert.ok(/^[A-Z]/.test(name.en) && /^[А-ЯЁ]/.test(name.ru));
  for (const stage of await board()) assert.ok(colors.includes(stage.color), stage.name);
});

test('the whole pipeline is one flight of two statements, however much it holds', async () => {
  const look = () => countStatements(() => request('GET', url, { key }));
  await look();
  const before = (await look()).statements.length;
  for (let turn = 1; turn <= 5; turn += 1) await make({ name: `Этап ${turn}` });
  await look();
  assert.equal((await look()).statements.length, before);
});

test('a stage of the portal’s own stands at the end, in a colour nobody wears', async () => {
  const { status, json } = await make({ name: '  Тендер ', shortName: 'Торги', externalId: 'C4:TENDER' });
  assert.equal(status, 201);
  assert.deepEqual(
    [json.name, json.shortName, json.externalId, json.position, json.isSystem, json.isActive, json.statuses],
    ['Тендер', 'Торги', 'C4:TENDER', 10, false, true, []],
  );
  assert.equal(json.color, '#D9480F');
  assert.equal((await own('Проверка', { color: '#E03131' })).color, '#E03131');
  for (const name of ['А', 'Б', 'В']) await own(name);
  assert.equal((await own('Г')).color, '#64748B', 'the first again when all are worn');
  assert.equal((await board()).length, 15);
});

test('wrong input is refused at its field', async () => {
  const cases: Array<[object, string, string]> = [
    [{}, '/name', 'required'],
    [{ name: '  ' }, '/name', 'min_length'],
    [{ name: 'я'.repeat(101) }, '/name', 'max_length'],
    [{ name: 'Тендер', shortName: 'я'.repeat(21) }, '/shortName', 'max_length'],
    [{ name: 'Тендер', color: '#123456' }, '/color', 'enum'],
    [{ name: 'Тендер', statuses: ['sleeping'] }, '/statuses/0', 'enum'],
    [{ name: 'Тендер', statuses: ['draft', 'draft'] }, '/statuses', 'unique_items'],
    [{ name: 'Тендер', isSystem: true }, '/isSystem', 'unknown_field'],
  ];
  for (const [body, pointer, code] of cases) {
    const { status, json } = await make(body);
    assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, pointer, code]);
  }
});

test('a name belongs to one stage in use, whatever its case; an archived one gives it up', async () => {
  const first = await own('Тендер');
  const { status, json } = await make({ name: 'ТЕНДЕР' });
  assert.equal(`${status} ${json.code}`, '409 already_exists');
  assert.deepEqual(json.existing, { entityType: 'pipeline_stage', entityId: first.id });
  const other = await own('Аукцион');
  assert.equal((await change(other.id, { name: 'тендер' })).json.code, 'already_exists');
  assert.equal((await change(first.id, { name: 'тендер' })).status, 200);
  await archive(first.id);
  assert.equal((await make({ name: 'Тендер' })).status, 201);
});

test('an outside identifier names one stage in use', async () => {
  const first = await own('Тендер', { externalId: 'T1' });
  const { json } = await make({ name: 'Аукцион', externalId: 'T1' });
  assert.deepEqual(
    [json.code, json.errors[0].pointer, json.existing.entityId],
    ['already_exists', '/externalId', first.id],
  );
  assert.equal((await change(first.id, { externalId: null })).json.externalId, null);
  assert.equal((await make({ name: 'Аукцион', externalId: 'T1' })).status, 201);
});

test('two stages of one name made at once: one of them is refused', async () => {
  const answers = await Promise.all([make({ name: 'Тендер' }), make({ name: 'тендер' })]);
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['201', '409']);
});

test('stages made at once stand one after another', async () => {
  await Promise.all(['А', 'Б', 'В', 'Г'].map((name) => make({ name })));
  assert.deepEqual(
    (await board()).map(({ position }) => position),
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
});

test('pipeline_stages_limit: a pipeline has at most fifty stages', async () => {
  await owner.query(
    `insert into pipeline_stages (tenant_id, name, color, position)
     select $1, 'Этап ' || n, '#E03131', 9 + n from generate_series(1, 41) n`,
    [portal.tenantId],
  );
  const { status, json } = await make({ name: 'Лишний' });
  assert.deepEqual([status, json.rule, json.limit], [422, 'pipeline_stages_limit', 50]);
});

test('system_stage: a stage of the platform is renamed, recoloured and switched off, and never archived', async () => {
  const stage = await named('Согласование');
  const { json } = await change(stage.id, {
    name: 'Визирование',
    shortName: 'Визы',
    color: '#D6336C',
    isActive: false,
  });
  assert.deepEqual(
    [json.name, json.shortName, json.color, json.isActive, json.version],
    ['Визирование', 'Визы', '#D6336C', false, 2],
  );
  const refusal = await request('DELETE', `${url}/stages/${stage.id}`, { key, headers: { 'accept-language': 'ru' } });
  assert.deepEqual([refusal.status, refusal.json.rule], [422, 'system_stage']);
  assert.match(refusal.json.detail, /Системный этап/);
  assert.match((await archive(stage.id)).json.detail, /platform/);
});

test('active_stage_needed: one active stage always stays', async () => {
  const [first, ...others] = await board();
  for (const { id } of others) assert.equal((await change(id, { isActive: false })).status, 200);
  const { status, json } = await change(first?.id as string, { isActive: false });
  assert.deepEqual([status, json.rule], [422, 'active_stage_needed']);
  const tender = await own('Тендер');
  assert.equal((await change(first?.id as string, { isActive: false })).status, 200);
  assert.equal((await archive(tender.id)).json.rule, 'active_stage_needed');
});

test('the last two active stages switched off at once: one of them stays', async () => {
  const [one, other, ...rest] = await board();
  for (const { id } of rest) await change(id, { isActive: false });
  const answers = await Promise.all([one, other].map((stage) => change(stage?.id as string, { isActive: false })));
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['200', '422']);
});

test('a status belongs to one stage: given to another, it is taken from the first, and both are told of', async () => {
  const sourcing = await named('Сбор предложений');
  const tender = await own('Тендер', { statuses: ['in_sourcing'] });
  assert.deepEqual(tender.statuses, ['in_sourcing']);
  assert.deepEqual((await named('Сбор предложений')).statuses, []);
  await change(sourcing.id, { statuses: ['supplier_selected', 'in_sourcing'] });
  assert.deepEqual((await named('Сбор предложений')).statuses, ['in_sourcing', 'supplier_selected']);
  assert.deepEqual((await named('Тендер')).statuses, []);
  assert.deepEqual((await named('Поставщик выбран')).statuses, []);
  assert.deepEqual(await tells(), ['updated', 'created', 'updated', 'updated', 'updated']);
});

test('the same change again is no change, and a stale version is refused', async () => {
  const { id } = await named('Приёмка');
  assert.equal((await change(id, { color: '#B7791F', version: 1 })).json.version, 2);
  assert.equal((await change(id, { color: '#B7791F', statuses: ['partially_received'] })).json.version, 2);
  assert.equal((await change(id, {})).json.version, 2);
  assert.equal((await change(id, { name: 'Склад', version: 1 })).json.code, 'version_conflict');
  assert.deepEqual(await tells(), ['updated']);
});

test('an order names every stage once; those that take another place are told of', async () => {
  const before = await board();
  const [first, second, ...others] = before.map(({ id }) => id);
  const wanted = [second, first, ...others];
  const { status, json } = await order(wanted);
  assert.equal(status, 200);
  assert.deepEqual(
    json.stages.map(({ id }: PipelineStage) => id),
    wanted,
  );
  assert.deepEqual(
    json.stages.map(({ position }: PipelineStage) => position),
    before.map(({ position }) => position),
  );
  assert.deepEqual(
    (await board()).map(({ id }) => id),
    wanted,
  );
  assert.equal((await order(wanted)).status, 200);
  assert.deepEqual(await tells(), ['updated', 'updated']);
});

test('an order that leaves out, repeats or adds a stage is refused', async () => {
  const ids = (await board()).map(({ id }) => id);
  const strange = await newPortal();
  const foreign = (await request('GET', url, { key: await strange.key(...scopes) })).json.stages[0].id;
  const errorOf = async (stageIds: unknown) => {
    const { status, json } = await order(stageIds);
    return `${status} ${json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).join()}`;
  };
  assert.equal(await errorOf(ids.slice(1)), '422 /stageIds required');
  assert.equal(await errorOf([...ids, ids[0]]), '422 /stageIds unique_items');
  assert.equal(await errorOf([...ids, foreign]), '422 /stageIds/9 not_found_reference');
  const gone = await own('Тендер');
  await archive(gone.id);
  assert.equal(await errorOf([...ids, gone.id]), '422 /stageIds/9 not_found_reference');
  assert.equal(await errorOf(['x', ...ids.slice(1)]), '422 /stageIds/0 format');
});

test('two orders at once: one follows the other', async () => {
  const ids = (await board()).map(({ id }) => id);
  const [one, other] = [ids.toReversed(), [...ids.slice(1), ids[0]]];
  const answers = await Promise.all([order(one), order(other)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const now = (await board()).map(({ id }) => id).join();
  assert.ok([one.join(), other.join()].includes(now));
});

test('an empty stage of the portal’s own is archived, and archiving it again changes nothing', async () => {
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

test('every rule is told in the language of the caller', async () => {
  const [first, ...others] = await board();
  const own = (await make({ name: 'Тендер' })).json.id;
  await requisitionIn(own);
  const inBoth = async (method: string, path: string, body?: object) => {
    const said = await Promise.all(
      ['en', 'ru'].map((language) =>
        request(method, url + path, { key, body, headers: { 'accept-language': language } }),
      ),
    );
    return said.map(
      ({ json }) => `${json.detail} ${(json.errors ?? []).map(({ message }: { message: string }) => message)}`,
    );
  };
  const told = [
    await inBoth('DELETE', `/stages/${first?.id}`),
    await inBoth('DELETE', `/stages/${own}`),
    await inBoth('DELETE', `/stages/${own}?moveToStageId=${own}`),
    await inBoth('PATCH', '/stages/order', { stageIds: [own] }),
    await inBoth('POST', '/stages', { name: 'Тендер' }),
  ];
  for (const { id } of others) await change(id, { isActive: false });
  told.push(await inBoth('DELETE', `/stages/${own}?moveToStageId=${others[0]?.id}`));
  await change(own, { isActive: false });
  told.push(await inBoth('PATCH', `/stages/${first?.id}`, { isActive: false }));
  for (const [en, ru] of told) {
    assert.match(en as string, /^[A-Z0-9][^а-яё]+$/);
    assert.match(ru as string, /^[А-ЯЁ].*[а-яё]/);
  }
});

test('everyone of a portal sees its pipeline; who may not manage it changes nothing', async () => {
  const viewer = await newPerson(portal, 'viewer');
  const seen = (await run(getPipeline, viewer, {})) as { stages: unknown[] };
  assert.equal(seen.stages.length, 9);
  const reader = await portal.key('settings.read');
  const refusal = await request('POST', `${url}/stages`, { key: reader, body: { name: 'Тендер' } });
  assert.deepEqual([refusal.status, refusal.json.requiredScopes], [403, ['settings.write']]);
});
