import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import { settled, takeHook, told } from '../../../test/take-hook.ts';

const { queryClient } = await import('../../shared/api/query-client.ts');
const { useProductFieldOrder, useStageOrder } = await import('./use-stage-order.ts');
const { useFieldOrder } = await import('./use-field-order.ts');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

type Row = { id: string };

const row = (id: string, rest: object = {}) => ({ id, archivedAt: null, status: 'active', ...rest }) as never;
const archived = { archivedAt: '2026-11-05T10:00:00Z', status: 'archived' };
const [prices, choice, oldStage] = [row('prices'), row('choice'), row('old', archived)];
const [drawing, grade, oldField] = [row('drawing'), row('grade'), row('colour', archived)];
const pipelineKey = ['settings', 'pipeline', 'whole', { includeArchived: true }];
const pipeline = [
  [pipelineKey, { stages: [prices, choice, oldStage], productFields: [drawing, grade, oldField] }],
] as const;

const rowsOf = (name: 'stages' | 'productFields') =>
  queryClient.getQueryData<Record<string, readonly Row[]>>(pipelineKey)?.[name]?.map(({ id }) => id);

test('a moved stage stands at its new place before the server has answered, archived ones last', async () => {
  const asked = answer(() => ({ body: {} }));
  const put = await takeHook(useStageOrder, { known: pipeline });
  put([prices, choice], [choice, prices]);
  await settled(() => rowsOf('stages')?.[0] === 'choice');
  assert.deepEqual(rowsOf('stages'), ['choice', 'prices', 'old']);
  assert.deepEqual(rowsOf('productFields'), ['drawing', 'grade', 'colour']);
  await settled(() => asked.length > 0);
  assert.deepEqual(asked[0]?.body, { stageIds: ['choice', 'prices'] });
  await told();
});

test('an order that the server refused goes back to what it was, and the person hears why', async () => {
  answer(() => ({ status: 403, body: { code: 'forbidden', detail: 'Порядок этапов меняет администратор.' } }));
  const put = await takeHook(useStageOrder, { known: pipeline });
  const orders: string[] = [];
  const stop = queryClient.getQueryCache().subscribe(() => {
    const order = rowsOf('stages')?.join(' ');
    if (order) orders.push(order);
  });
  put([prices, choice], [choice, prices]);
  assert.equal(await told(), 'Порядок этапов меняет администратор.');
  stop();
  assert.ok(orders.includes('choice prices old'));
  assert.equal(orders.at(-1), 'prices choice old');
});

test('a new order is told with the way to take it back', async () => {
  answer(() => ({ body: {} }));
  const put = await takeHook(useProductFieldOrder, { known: pipeline });
  put([drawing, grade], [grade, drawing]);
  await settled(() => rowsOf('productFields')?.[0] === 'grade');
  assert.deepEqual(rowsOf('productFields'), ['grade', 'drawing', 'colour']);
  assert.equal(await told(), 'Порядок изменён Отменить');
});

test('fields of one kind of records move among themselves; those of others stay where they are', async () => {
  const asked = answer(() => ({ body: {} }));
  const key = ['settings', 'custom-fields', 'list', { entityType: undefined, archived: true }];
  const [brand, hazard] = [row('brand', { entityType: 'warehouse' }), row('hazard', { entityType: 'warehouse' })];
  const old = row('old', { entityType: 'warehouse', status: 'archived' });
  const contract = row('contract', { entityType: 'invoice' });
  const known = [[key, [brand, contract, hazard, old]]] as const;
  const put = await takeHook(() => useFieldOrder('warehouse'), { known });
  put([brand, hazard], [hazard, brand]);
  const shown = () => queryClient.getQueryData<readonly Row[]>(key)?.map(({ id }) => id);
  await settled(() => shown()?.[0] !== 'brand');
  assert.deepEqual(shown(), ['contract', 'hazard', 'brand', 'old']);
  await settled(() => asked.length > 0);
  assert.deepEqual(asked[0]?.body, { entityType: 'warehouse', fieldIds: ['hazard', 'brand'] });
});
