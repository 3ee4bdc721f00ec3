import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { newPerson, owner, request, run } from '../../../../test/harness.ts';
import { pipelinePortal, url } from '../../../../test/pipeline.ts';
import { getPipeline } from './operations/get-pipeline.ts';

test('a portal has the stages of the platform from its first moment, bound to the statuses of a requisition', async () => {
  const { board } = await pipelinePortal();
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
  const { board } = await pipelinePortal();
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

test('the palette is twelve colours named in both languages, and every built-in stage has one of them', async () => {
  const { key, board } = await pipelinePortal();
  const { json } = await request('GET', url, { key });
  const colors = json.palette.map(({ color }: { color: string }) => color);
  assert.equal(new Set(colors).size, 12);
  for (const { name } of json.palette) assert.ok(/^[A-Z]/.test(name.en) && /^[А-ЯЁ]/.test(name.ru));
  for (const stage of await board()) assert.ok(colors.includes(stage.color), stage.name);
});

test('the whole pipeline is one flight of two statements, however much it holds', async () => {
  const { key, make } = await pipelinePortal();
  const look = () => countStatements(() => request('GET', url, { key }));
  await look();
  const before = (await look()).statements.length;
  for (let turn = 1; turn <= 5; turn += 1) await make({ name: `Этап ${turn}` });
  await look();
  assert.equal((await look()).statements.length, before);
});

test('system_stage: a stage of the platform is renamed, recoloured and switched off, and never archived', async () => {
  const { key, named, change, archive } = await pipelinePortal();
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
  assert.match((await archive(stage.id)).json.detail, /built-in/);
});

test('active_stage_needed: one active stage always stays', async () => {
  const { board, own, change, archive } = await pipelinePortal();
  const [first, ...others] = await board();
  for (const { id } of others) assert.equal((await change(id, { isActive: false })).status, 200);
  const { status, json } = await change(first?.id as string, { isActive: false });
  assert.deepEqual([status, json.rule], [422, 'active_stage_needed']);
  const tender = await own('Тендер');
  assert.equal((await change(first?.id as string, { isActive: false })).status, 200);
  assert.equal((await archive(tender.id)).json.rule, 'active_stage_needed');
});

test('the last two active stages switched off at once: one of them stays', async () => {
  const { board, change } = await pipelinePortal();
  const [one, other, ...rest] = await board();
  for (const { id } of rest) await change(id, { isActive: false });
  const answers = await Promise.all([one, other].map((stage) => change(stage?.id as string, { isActive: false })));
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['200', '422']);
});

test('a status belongs to one stage: given to another, it is taken from the first, and both are told of', async () => {
  const { named, own, change, tells } = await pipelinePortal();
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
  const { named, change, tells } = await pipelinePortal();
  const { id } = await named('Приёмка');
  assert.equal((await change(id, { color: '#B7791F', version: 1 })).json.version, 2);
  assert.equal((await change(id, { color: '#B7791F', statuses: ['partially_received'] })).json.version, 2);
  assert.equal((await change(id, {})).json.version, 2);
  assert.equal((await change(id, { name: 'Склад', version: 1 })).json.code, 'version_conflict');
  assert.deepEqual(await tells(), ['updated']);
});

test('every rule is told in the language of the caller', async () => {
  const { key, board, make, change, requisitionIn } = await pipelinePortal();
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
  const { portal } = await pipelinePortal();
  const viewer = await newPerson(portal, 'viewer');
  const seen = (await run(getPipeline, viewer, {})) as { stages: unknown[] };
  assert.equal(seen.stages.length, 9);
  const reader = await portal.key('settings.read');
  const refusal = await request('POST', `${url}/stages`, { key: reader, body: { name: 'Тендер' } });
  assert.deepEqual([refusal.status, refusal.json.requiredScopes], [403, ['settings.write']]);
});
