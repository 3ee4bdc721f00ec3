import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, done, named, person } from '../../../../test/approvals.ts';
import { line, made } from '../../../../test/requisitions.ts';

async function begin() {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const steps = [{ approvers: [person(ivan)] }];
  const add = (name: string, more: object) => base.addRoute({ name, steps, ...more });
  /** The route that a new requisition would take. */
  const taken = async (more: Record<string, unknown>) => {
    const { id } = await base.create(more);
    const { json } = await base.asOwner('GET', `/api/v1/approvals/preview?recordType=procurement&recordId=${id}`);
    return json.route?.name ?? null;
  };
  const priced = (plannedPrice: string, more: object = {}) =>
    taken({ items: [line({ quantity: '1', plannedPrice })], ...more });
  return { ...base, add, taken, priced };
}

test('by amount: from the lower bound, up to but not including the upper', async () => {
  const { add, priced } = await begin();
  await add('Средние', { amountFrom: '100', amountTo: '500' });
  await add('Крупные', { amountFrom: '500' });
  assert.deepEqual(
    [await priced('99.99'), await priced('100'), await priced('499.99'), await priced('500')],
    [null, 'Средние', 'Средние', 'Крупные'],
  );
});

test('in the currency of the company; an amount whose rate is not known is above every bound', async () => {
  const { ask, add, priced } = await begin();
  await add('Малые', { amountTo: '5000' });
  await add('Крупные', { amountFrom: '5000' });
  const rate = { currency: 'USD', date: '2020-01-01', rate: '100' };
  done(await ask('PUT', '/api/v1/settings/exchange-rates', { rates: [rate] }));
  assert.equal(await priced('49', { currency: 'USD' }), 'Малые');
  assert.equal(await priced('50', { currency: 'USD' }), 'Крупные');
  assert.equal(await priced('1', { currency: 'EUR' }), 'Крупные');
});

test('by category: one row is enough, and what stands below it counts', async () => {
  const { ask, add, taken } = await begin();
  const category = async (name: string, parentId?: string) =>
    made(await ask('POST', '/api/v1/catalog/categories', { name, ...(parentId && { parentId }) })).id as string;
  const metal = await category('Металл');
  const rebar = await category('Арматура', metal);
  const other = await category('Краски');
  const item = async (name: string, categoryId: string) =>
    made(await ask('POST', '/api/v1/catalog', { name, categoryId })).id as string;
  const [bar, paint] = [await item('Арматура А500', rebar), await item('Белила', other)];
  await add('Металл', { categoryIds: [metal] });
  assert.equal(await taken({ items: [line(), line({ catalogItemId: bar })] }), 'Металл');
  assert.equal(await taken({ items: [line({ catalogItemId: paint })] }), null);
  assert.equal(await taken({ items: [line()] }), null);
});

test('by department, whatever the case', async () => {
  const { add, taken } = await begin();
  await add('Цех', { departments: ['Цех № 1', 'Склад'] });
  assert.equal(await taken({ departmentName: 'ЦЕХ № 1' }), 'Цех');
  assert.equal(await taken({ departmentName: 'Бухгалтерия' }), null);
  assert.equal(await taken({}), null);
});

test('the first in order whose conditions are all met is taken; one that is off never', async () => {
  const { asOwner, add, priced } = await begin();
  const wide = await add('Все', {});
  const narrow = await add('Дорогие склада', { amountFrom: '100', departments: ['Склад'] });
  assert.equal(await priced('500', { departmentName: 'Склад' }), 'Все');
  const change = (id: string, body: object) => asOwner('PATCH', `/api/v1/settings/approval-routes/${id}`, body);
  await change(wide.id, { position: 3 });
  assert.equal(await priced('500', { departmentName: 'Склад' }), 'Дорогие склада');
  assert.equal(await priced('500'), 'Все');
  await change(narrow.id, { isActive: false });
  assert.equal(await priced('500', { departmentName: 'Склад' }), 'Все');
});
