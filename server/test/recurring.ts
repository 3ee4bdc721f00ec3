import { planDue } from '../src/domains/recurring/schedule/plan-due.ts';
import { systemIn } from '../src/kernel/access/actor.ts';
import { drainJobs, owner, workerDoor } from './harness.ts';
import { made, requisitionPortal } from './requisitions.ts';
import { newWarehouse } from './stock.ts';
import { newItem } from './suppliers.ts';

export const templatesUrl = '/api/v1/requisition-templates';

/** Every other Monday at nine. */
export const everyOtherMonday = { every: 2, unit: 'week', day: 1, hour: 9 };

/** A portal with calls of templates, and days of their schedules that pass. */
export async function templatePortal() {
  const base = await requisitionPortal();
  const { portal, ask } = base;
  const add = (more: Record<string, unknown> = {}) =>
    ask('POST', templatesUrl, { name: 'Канцелярия', lines: [{ name: 'Бумага А4', quantity: '20' }], ...more });
  const change = (id: string, body: object) => ask('PATCH', `${templatesUrl}/${id}`, body);
  const make = (id: string) => ask('POST', `${templatesUrl}/${id}/requisitions`, {});
  /** The next day of a schedule is so many days ago. */
  const passed = (id: string, days: number) =>
    owner.query(
      `update requisition_templates set next_date = (now() at time zone 'Europe/Moscow')::date - $3::int where tenant_id = $1 and id = $2`,
      [portal.tenantId, id, days],
    );
  const plan = () => workerDoor.command(planDue, systemIn(portal.tenantId), {});
  const work = async () => {
    await plan();
    await drainJobs(portal.tenantId);
  };
  const runsOf = async (id: string) => (await ask('GET', `${templatesUrl}/${id}/runs`)).json.items;
  return { ...base, add, change, make, passed, plan, work, runsOf };
}

export const pointsUrl = '/api/v1/reorder-points';

/** A portal with an item in kilograms, a warehouse, and the calls of reorder points. */
export async function reorderPortal() {
  const base = await requisitionPortal();
  const { portal, key, ask } = base;
  const warehouseId = await newWarehouse(portal, 'Лесная');
  const item = (name: string, more: Record<string, unknown> = {}) => newItem(key, { name, baseUom: '166', ...more });
  const itemId = await item('Цемент');
  const add = (more: Record<string, unknown> = {}) =>
    ask('POST', pointsUrl, { catalogItemId: itemId, warehouseId, minimum: '10', ...more });
  const stocked = async (quantityDelta: string, of = itemId) =>
    made(
      await ask('POST', `/api/v1/catalog/${of}/movements/adjustment`, { warehouseId, quantityDelta, reason: 'found' }),
    );
  const propose = async (body: object = {}) => made(await ask('POST', `${pointsUrl}/propose`, body)).items;
  const figures = async (id: string) => (await ask('GET', `${pointsUrl}/${id}`)).json.figures;
  return { ...base, warehouseId, item, itemId, add, stocked, propose, figures };
}
