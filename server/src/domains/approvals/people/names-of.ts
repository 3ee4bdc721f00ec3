import type { Approver, RouteStep } from '../../../../../nouns/approval-route.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Names of people and roles, in one statement. A role that is gone has none. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<(id: string) => string> {
  const rows = await db.many<{ id: string; name: string }>(sql`
    select u.id, u.full_name as name from users u where u.tenant_id = ${db.tenant} and u.id = any(${ids}::uuid[])
    union all
    select r.id, r.name from roles r where r.tenant_id = ${db.tenant} and r.id = any(${ids}::uuid[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '—';
}

export const approverIds = (steps: readonly RouteStep[]) =>
  steps.flatMap(({ approvers, escalateTo }) => [...approvers, ...escalateTo].map(({ id }) => id));

/** A step with the names of those it asks. */
export function namedStep(step: RouteStep, nameOf: (id: string) => string) {
  const named = ({ kind, id }: Approver) => ({ kind, id, name: nameOf(id) });
  const { name, mode, escalateAfterHours, approvers, escalateTo } = step;
  return { name, mode, escalateAfterHours, approvers: approvers.map(named), escalateTo: escalateTo.map(named) };
}
