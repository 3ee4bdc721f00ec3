import { planDue } from '../src/domains/recurring/schedule/plan-due.ts';
import { systemIn } from '../src/kernel/access/actor.ts';
import { drainJobs, owner, workerDoor } from './harness.ts';
import { requisitionPortal } from './requisitions.ts';

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
