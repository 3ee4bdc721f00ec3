import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { pipelinePortal } from '../../../../test/pipeline.ts';

test('a stage of the portal’s own stands at the end, in a colour nobody wears', async () => {
  const { board, make, own } = await pipelinePortal();
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
  const { make } = await pipelinePortal();
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
  const { make, own, change, archive } = await pipelinePortal();
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
  const { make, own, change } = await pipelinePortal();
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
  const { make } = await pipelinePortal();
  const answers = await Promise.all([make({ name: 'Тендер' }), make({ name: 'тендер' })]);
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['201', '409']);
});

test('stages made at once stand one after another', async () => {
  const { board, make } = await pipelinePortal();
  await Promise.all(['А', 'Б', 'В', 'Г'].map((name) => make({ name })));
  assert.deepEqual(
    (await board()).map(({ position }) => position),
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
});

test('pipeline_stages_limit: a pipeline has at most fifty stages', async () => {
  const { portal, make } = await pipelinePortal();
  await owner.query(
    `insert into pipeline_stages (tenant_id, name, color, position)
     select $1, 'Этап ' || n, '#E03131', 9 + n from generate_series(1, 41) n`,
    [portal.tenantId],
  );
  const { status, json } = await make({ name: 'Лишний' });
  assert.deepEqual([status, json.rule, json.limit], [422, 'pipeline_stages_limit', 50]);
});
