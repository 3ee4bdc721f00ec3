import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, newPortal, owner, type Portal, refused, request, run } from '../../../../test/harness.ts';
import { line, requisitionPortal, someDay, url } from '../../../../test/requisitions.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { invalid, words } from '../../../kernel/problems/errors.ts';
import { productFieldCheck } from './product-field-check.ts';

const pipeline = '/api/v1/settings/pipeline';
const base = `${pipeline}/product-fields`;
let portal: Portal;
let key: string;

/** What every test begins with; a hook would run before the tests of all files. */
async function begin() {
  portal = await newPortal();
  key = await portal.key('settings.read', 'settings.write', 'settings.delete');
}

const define = (body: object) => request('POST', base, { key, body: { label: 'Номер чертежа', ...body } });
const idOf = async (body: object) => (await define(body)).json.id as string;
const change = (id: string, body: object) => request('PATCH', `${base}/${id}`, { key, body });
const archive = (id: string) => request('DELETE', `${base}/${id}`, { key });
const listed = async (more = '') =>
  (await request('GET', pipeline + more, { key })).json.productFields.map((field: { key: string }) => field.key);
const firstError = ({ json }: { json: { errors?: Array<{ pointer: string; code: string }> } }) =>
  `${json.errors?.[0]?.pointer} ${json.errors?.[0]?.code}`;

const anyObject = () => Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });
const settle = query({
  name: 'test.settle',
  summary: words('Settle', 'Проверить'),
  permission: 'pipeline.read',
  scope: 'settings.read',
  input: object({ given: Type.Optional(anyObject()), before: Type.Optional(anyObject()) }),
  output: Type.Unknown(),
  async run(ctx, { given, before }) {
    const { values, errors } = (await productFieldCheck(ctx))(given, before ?? null);
    if (errors.length > 0) throw invalid(errors);
    return values;
  },
});
const settleLines = query({
  name: 'test.settle-lines',
  summary: words('Settle lines', 'Проверить позиции'),
  permission: 'pipeline.read',
  scope: 'settings.read',
  input: object({ lines: Type.Array(anyObject()) }),
  output: Type.Unknown(),
  async run(ctx, { lines }) {
    const check = await productFieldCheck(ctx);
    return lines.flatMap((line, index) =>
      check(line, null, `/items/${index}/productFields`).errors.map(({ at }) => at),
    );
  },
});

const values = (given?: object, before?: object) => run(settle, portal.owner, { given, ...(before && { before }) });
const refusal = async (given: object, before?: object) => {
  const [error] = (await refused(values(given, before))).errors;
  return `${error?.at} ${error?.code}`;
};

test('a field is made, changed, archived and brought back, and each is told once', async () => {
  await begin();
  const made = await define({ key: 'grade', type: 'select', options: { items: ['А', ' Б '] } });
  assert.equal(made.status, 201);
  assert.deepEqual(made.json.options, { items: ['А', 'Б'] });
  assert.deepEqual([made.json.position, made.json.required, made.json.status], [0, false, 'active']);
  const { id } = made.json;
  const renamed = await change(id, { label: 'Марка', key: 'grade', type: 'select', version: 1 });
  assert.deepEqual([renamed.json.label, renamed.json.version], ['Марка', 2]);
  assert.equal((await change(id, { label: 'Марка' })).json.version, 2);
  assert.equal((await change(id, {})).json.version, 2);
  assert.equal((await change(id, { label: 'Сорт', version: 1 })).json.code, 'version_conflict');

  const gone = await archive(id);
  assert.equal(gone.json.status, 'archived');
  assert.notEqual(gone.json.archivedAt, null);
  assert.equal((await archive(id)).json.version, 3);
  assert.equal((await change(id, { label: 'Сорт' })).json.code, 'resource_archived');
  assert.equal((await change(id, { status: 'archived' })).json.version, 3);
  assert.deepEqual([await listed(), await listed('?includeArchived=true')], [[], ['grade']]);
  assert.equal((await change(id, { status: 'active' })).json.archivedAt, null);
  assert.notEqual((await change(id, { status: 'archived' })).json.archivedAt, null);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['created', 'updated', 'archived', 'updated', 'archived'].map((kind) => `product_field.${kind}`),
  );
});

test('the key and the type never change', async () => {
  await begin();
  const id = await idOf({ key: 'drawing', type: 'string' });
  assert.equal((await change(id, { type: 'number' })).json.code, 'type_immutable');
  assert.equal(firstError(await change(id, { key: 'other' })), '/key immutable_field');
});

test('a key is taken for ever, also by an archived field, and by each portal for itself', async () => {
  await begin();
  const first = await idOf({ key: 'drawing', type: 'string' });
  await archive(first);
  const { status, json } = await define({ key: 'drawing', type: 'number' });
  assert.deepEqual([status, json.existing], [409, { entityType: 'product_field', entityId: first }]);
  const stranger = await (await newPortal()).key('settings.write');
  const theirs = await request('POST', base, { key: stranger, body: { key: 'drawing', type: 'number', label: 'Ч' } });
  assert.equal(theirs.status, 201);
  const foreign = await request('PATCH', `${base}/${theirs.json.id}`, { key, body: { label: 'Х' } });
  assert.equal(foreign.status, 404);
});

test('two fields of one key made at once: one of them is refused', async () => {
  await begin();
  const answers = await Promise.all([1, 2].map(() => define({ key: 'drawing', type: 'string' })));
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['201', '409']);
});

test('a definition that breaks a rule is refused at its field', async () => {
  await begin();
  const cases: Array<[object, string]> = [
    [{ key: 'Чертёж', type: 'string' }, '/key pattern'],
    [{ key: 'a', type: 'money' }, '/type enum'],
    [{ key: 'a', type: 'string', options: { items: ['1'] } }, '/options business_rule'],
    [{ key: 'a', type: 'select', options: { items: ['1', '1 '] } }, '/options/items unique_items'],
    [{ key: 'a', type: 'string', label: ' ' }, '/label min_length'],
  ];
  for (const [body, error] of cases) assert.equal(firstError(await define(body)), error);
  const id = await idOf({ key: 'a', type: 'string' });
  assert.equal(firstError(await change(id, { options: { items: ['1'] } })), '/options business_rule');
});

test('product_fields_limit: lines have at most a hundred active fields', async () => {
  await begin();
  await owner.query(
    `insert into product_fields (tenant_id, key, label, type, position) select $1, 'f' || n, 'П', 'string', n from generate_series(1, 99) n`,
    [portal.tenantId],
  );
  const last = await define({ key: 'last', type: 'string' });
  assert.deepEqual([last.status, last.json.position], [201, 100]);
  const beyond = await define({ key: 'beyond', type: 'string' });
  assert.deepEqual([beyond.status, beyond.json.rule, beyond.json.limit], [422, 'product_fields_limit', 100]);
  await archive(last.json.id);
  assert.equal((await define({ key: 'beyond', type: 'string' })).status, 201);
  assert.equal((await change(last.json.id, { status: 'active' })).json.rule, 'product_fields_limit');
});

test('every type takes its values in one stored form and refuses the rest', async () => {
  await begin();
  const cases: Array<[string, [unknown, unknown], [unknown, string]]> = [
    ['string', [' АБ-12 ', 'АБ-12'], [5, 'type']],
    ['number', [2.5, '2.5'], ['1,5', 'format']],
    ['date', ['2026-11-20', '2026-11-20'], ['2026-02-30', 'format']],
    ['boolean', [false, false], ['true', 'type']],
    ['select', ['любое', 'любое'], [['а'], 'type']],
  ];
  for (const [type, [given, stored], [wrong, code]] of cases) {
    await define({ key: `f_${type}`, type });
    assert.deepEqual(await values({ [`f_${type}`]: given }), { [`f_${type}`]: stored });
    assert.equal(await refusal({ [`f_${type}`]: wrong }), `/productFields/f_${type} ${code}`);
  }
});

test('a value is one of the options, where there are any; unknown keys are refused by name', async () => {
  await begin();
  await define({ key: 'grade', type: 'select', options: { items: ['М400', 'М500'] } });
  assert.deepEqual(await values({ grade: 'М500' }), { grade: 'М500' });
  assert.equal(await refusal({ grade: 'М600' }), '/productFields/grade option_not_allowed');
  assert.equal(await refusal({ constructor: 'М500' }), '/productFields/constructor unknown_field');
});

test('a required field is asked of new lines and cannot be cleared, but does not stop other changes', async () => {
  await begin();
  await define({ key: 'note', type: 'string' });
  await define({ key: 'drawing', type: 'string', required: true });
  assert.equal(await refusal({ note: 'а' }), '/productFields/drawing required');
  assert.equal((await refused(values())).code, 'validation_failed');
  assert.deepEqual(await values({ drawing: 'АБ' }), { drawing: 'АБ' });
  assert.deepEqual(await values({ note: 'а' }, {}), { note: 'а' });
  assert.deepEqual(await values(undefined, { note: 'а' }), { note: 'а' });
  assert.deepEqual(await values({ note: null }, { note: 'а', drawing: 'АБ' }), { drawing: 'АБ' });
  assert.equal(await refusal({ drawing: null }, { drawing: 'АБ' }), '/productFields/drawing required');
});

test('values of archived fields and removed options stay readable and are not written again', async () => {
  await begin();
  const grade = await idOf({ key: 'grade', type: 'select', options: { items: ['М400', 'М500'] }, required: true });
  await change(grade, { options: { items: ['М500'] } });
  assert.deepEqual(await values(undefined, { grade: 'М400' }), { grade: 'М400' });
  assert.equal(await refusal({ grade: 'М400' }, {}), '/productFields/grade option_not_allowed');
  await archive(grade);
  assert.deepEqual(await values({ grade: 'М400' }, { grade: 'М400' }), { grade: 'М400' });
  assert.equal(await refusal({ grade: 'М500' }, { grade: 'М400' }), '/productFields/grade archived_field');
  assert.deepEqual(await values({}), {});
});

test('errors of many lines are answered together, each at its line, without a statement for any', async () => {
  await begin();
  await define({ key: 'drawing', type: 'string' });
  const lines = [{ drawing: 'АБ' }, { drawing: 5 }, { other: 1 }];
  await run(settleLines, portal.owner, { lines });
  const wrong = await run(settleLines, portal.owner, { lines });
  assert.deepEqual(wrong, ['/items/1/productFields/drawing', '/items/2/productFields/other']);
  const cost = async (list: object[]) =>
    (await countStatements(() => run(settleLines, portal.owner, { lines: list }))).statements.length;
  assert.equal(await cost(lines), await cost(Array.from({ length: 200 }, () => ({ drawing: 'АБ' }))));
});

test('lines of requisitions keep the fields, and each line’s errors are told at its place', async () => {
  await begin();
  const { key: buyer, create, ask } = await requisitionPortal();
  const asked = await request('POST', base, {
    key: buyer,
    body: { key: 'grade', type: 'number', label: 'Марка', required: true },
  });
  assert.equal(asked.status, 201);
  const { items } = await create({ items: [line({ productFields: { grade: 500 } })] });
  assert.deepEqual(items[0].productFields, { grade: '500' });
  const { status, json } = await ask('POST', url, {
    dueDate: someDay,
    items: [line(), line({ productFields: { grade: 'М500' } }), line({ productFields: { grade: 1, other: 2 } })],
  });
  assert.equal(status, 422);
  assert.deepEqual(
    json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`),
    [
      '/items/0/productFields/grade required',
      '/items/1/productFields/grade format',
      '/items/2/productFields/other unknown_field',
    ],
  );
});
