import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, newPortal, owner, request, signIn, workerDoor } from '../../../test/harness.ts';
import { readerOf } from '../../../test/notices.ts';
import { made } from '../../../test/requisitions.ts';
import { facadeReadings, facadeResources } from '../../app.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { remindSchedule } from '../approvals/remind.schedule.ts';
import { tellLateOrders } from '../orders/late/tell-late-orders.ts';
import { tellLate } from '../requisitions/late/tell-late.ts';

const scopes = [
  'integration_api.read',
  'supplier_documents.read',
  'purchase_requisitions.read',
  'finance.read',
  'catalog.read',
];

async function sampled() {
  const portal = await newPortal();
  const token = await signIn(portal, portal.ownerId);
  const ask = (method: string, path: string, body?: object) =>
    request(method, `/api/v1${path}`, { token, ...(body && { body }) });
  const { json } = await ask('POST', '/sample-data', {});
  const one = (type: string): string =>
    json.records.find(({ entityType }: { entityType: string }) => entityType === type).entityId;
  return { portal, ask, one };
}

test('lists of integrations begin without the example, and have what is the company’s own', async () => {
  const { portal, ask } = await sampled();
  const key = await portal.key(...scopes);
  const own = made(await ask('POST', '/catalog', { name: 'Болт' }));
  for (const { path, key: resource } of [...facadeResources, ...facadeReadings]) {
    const { status, json, text } = await request('GET', `${path}?limit=50`, { key });
    assert.equal(status, 200, `${path}: ${text}`);
    assert.deepEqual(
      json.items.map(({ id }: { id: string }) => id),
      resource === 'catalog-items' ? [own.id] : [],
      path,
    );
  }
});

test('that the example is left out is none of the ten filters that a request may give', async () => {
  const { portal } = await sampled();
  const moments = ['createdAt', 'updatedAt'].flatMap((name) =>
    ['gt', 'gte', 'lt', 'lte'].map((sign) => `${name}[${sign}]=2030-01-01T00:00:00Z`),
  );
  const key = await portal.key(...scopes);
  const query = [...moments, 'sku=C-500', 'name=Болт'].join('&');
  const { status, text } = await request('GET', `/api/v1/integration-api/catalog-items?${query}`, { key });
  assert.equal(status, 200, text);
});

test('no clock writes of the example: late goods, late orders and approvals that wait are told to nobody', async () => {
  const { portal, ask } = await sampled();
  const { tenantId } = portal;
  const day = `(now() at time zone 'Europe/Moscow')::date - 1`;
  await owner.query(`update requisitions set due_date = ${day} where tenant_id = $1`, [tenantId]);
  await owner.query(`update purchase_orders set expected_date = ${day} where tenant_id = $1`, [tenantId]);
  await owner.query(`update approval_requests set remind_at = now() where tenant_id = $1`, [tenantId]);
  const mine = made(
    await ask('POST', '/purchase-requisitions', { title: 'Своя', items: [{ name: 'Болт', quantity: '1' }] }),
  );
  await ask('PATCH', `/purchase-requisitions/${mine.id}`, { responsibleId: portal.ownerId });
  await owner.query(`update requisitions set status = 'approved', due_date = ${day} where tenant_id = $1 and id = $2`, [
    ...[tenantId, mine.id],
  ]);
  await workerDoor.command(tellLate, systemIn(tenantId), {});
  await workerDoor.command(tellLateOrders, systemIn(tenantId), {});
  await remindSchedule.run(toolsOf(workerDoor));
  await drainJobs(tenantId);
  const { titles, letters } = await readerOf(portal, portal.ownerId);
  assert.deepEqual(await titles(), [`Поставка опаздывает: ${mine.number}, Своя`]);
  assert.deepEqual(await letters(), []);
});

test('a template that asks for a sample item is named before the removal, so that no schedule is left that fails', async () => {
  const { ask, one } = await sampled();
  const template = made(
    await ask('POST', '/requisition-templates', {
      ...{ name: 'Крепёж на месяц', lines: [{ catalogItemId: one('catalog_item'), quantity: '20' }] },
      schedule: { every: 1, unit: 'month', day: 1, hour: 9 },
    }),
  );
  const refused = await ask('DELETE', '/sample-data');
  assert.deepEqual([refused.status, refused.json.rule], [409, 'sample_in_use']);
  assert.deepEqual(refused.json.records, [
    { entityType: 'requisition_template', entityId: template.id, name: 'Крепёж на месяц' },
  ]);
  await ask('DELETE', `/requisition-templates/${template.id}`);
  assert.equal((await ask('DELETE', '/sample-data')).status, 200);
});

test('the example takes none of the first steps', async () => {
  const { ask } = await sampled();
  const done = async () =>
    (await ask('GET', '/first-steps')).json.steps.flatMap((one: { step: string; done: boolean }) =>
      one.done ? [one.step] : [],
    );
  assert.deepEqual(await done(), []);
  await ask('POST', '/warehouses', { name: 'Свой склад' });
  assert.deepEqual(await done(), ['warehouse']);
});
