import type { RouteStep } from '../../../../../nouns/approval-route.ts';
import { type ApprovedRecord, approvePermissions } from '../../../../../nouns/approved-records.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import {
  doesNotExist,
  type FieldError,
  fieldError,
  invalid,
  type Words,
  words,
} from '../../../kernel/problems/errors.ts';
import { warning } from '../../../kernel/problems/warnings.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../../../platform/permissions/permissions-of-roles.ts';
import { rolesColumn } from '../../../platform/permissions/roles-column.ts';
import { approverIds } from '../people/names-of.ts';

interface Known {
  id: string;
  name: string;
  /** Whether they work here; of a role, whether anybody who does holds it. */
  isActive: boolean;
  roles: HeldRole[];
}

/** Refuses approvers who are not there, do not work here, or whose role lets them approve nothing of the kind; each by name. */
export async function checkApprovers(ctx: ReadContext, recordType: ApprovedRecord, steps: readonly RouteStep[]) {
  const ids = approverIds(steps);
  const [people, roles] = await Promise.all([peopleKnown(ctx, ids), rolesKnown(ctx, ids)]);
  const faults: FieldError[] = [];
  const empty: Known[] = [];
  for (const [index, step] of steps.entries()) {
    const named = new Set<string>();
    for (const { kind, id, at } of everybodyIn(step)) {
      const pointer = `/steps/${index}/${at}/id`;
      const found = (kind === 'user' ? people : roles).get(id);
      const fault = faultOf(found, kind, recordType);
      if (fault) faults.push(fieldError(pointer, ...fault));
      else if (named.has(id)) faults.push(fieldError(pointer, 'duplicate', twice));
      else if (found && kind === 'role' && !found.isActive) empty.push(found);
      named.add(id);
    }
  }
  if (faults.length > 0) throw invalid(faults);
  return empty.map(({ id, name }) => warning(ctx, 'role_without_people', nobodyHolds(name), { id }));
}

/** Whom a step asks, first those it asks at once, each with where it stands. */
const everybodyIn = ({ approvers, escalateTo }: RouteStep) => [
  ...approvers.map((one, place) => ({ ...one, at: `approvers/${place}` })),
  ...escalateTo.map((one, place) => ({ ...one, at: `escalateTo/${place}` })),
];

const twice = words('is named twice in this step', 'указан в этом шаге дважды');

const nobodyHolds = (name: string) =>
  words(`Nobody who works here holds the role “${name}”.`, `Роли «${name}» нет ни у одного работающего сотрудника.`);

function faultOf(
  found: Known | undefined,
  kind: 'user' | 'role',
  recordType: ApprovedRecord,
): [string, Words] | undefined {
  if (!found) return ['not_found_reference', doesNotExist];
  const { name, isActive, roles } = found;
  if (kind === 'user' && !isActive)
    return ['not_active', words(`${name} does not work here`, `${name} не работает в портале`)];
  const permission = approvePermissions[recordType];
  if (permissionsOfRoles(roles).has(permission)) return undefined;
  return [
    'may_not_approve',
    kind === 'user'
      ? words(
          `the roles of ${name} do not allow approving this`,
          `роли сотрудника ${name} не позволяют это согласовать`,
        )
      : words(`the role “${name}” does not allow approving this`, `роль «${name}» не позволяет это согласовать`),
  ];
}

const byId = (rows: readonly Known[]) => new Map(rows.map((row) => [row.id, row]));

const peopleKnown = async ({ db }: ReadContext, ids: readonly string[]) =>
  byId(
    await db.many<Known>(sql`
      select u.id, u.full_name as name, u.status = 'active' as "isActive", ${rolesColumn('u.id')}
      from users u where u.tenant_id = ${db.tenant} and u.id = any(${ids}::uuid[])`),
  );

const rolesKnown = async ({ db }: ReadContext, ids: readonly string[]) =>
  byId(
    await db.many<Known>(sql`
      select r.id, r.name, json_build_array(json_build_object('code', r.code, 'permissions', r.permissions)) as roles,
        exists (select 1 from user_roles held
          join users u on u.tenant_id = ${db.tenant} and u.id = held.user_id and u.status = 'active'
          where held.tenant_id = ${db.tenant} and held.role_id = r.id) as "isActive"
      from roles r where r.tenant_id = ${db.tenant} and r.archived_at is null and r.id = any(${ids}::uuid[])`),
  );
