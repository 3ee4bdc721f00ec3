import { type FieldError, fieldError, invalid, type Words, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';
import type { Host } from '../records/record-host.ts';
import { mayRead } from './may-read.ts';

interface Mentioned {
  id: string;
  name: string;
  status: string;
  roles: readonly HeldRole[];
}

/** Refuses a mention of anybody who does not work here or may not read the record, by name. */
export async function checkMentions(db: Db, host: Host, mentionIds: readonly string[]): Promise<void> {
  if (mentionIds.length === 0) return;
  const people = await db.many<Mentioned>(sql`
    select person.id, person.full_name as name, person.status, ${rolesColumn('person.id')}
    from users person where person.tenant_id = ${db.tenant} and person.id = any(${mentionIds}::uuid[])`);
  const errors = mentionIds.flatMap((id, at): FieldError[] => {
    const fault = faultOf(
      host,
      people.find((person) => person.id === id),
    );
    return fault ? [fieldError(`/mentionIds/${at}`, ...fault)] : [];
  });
  if (errors.length > 0) throw invalid(errors);
}

function faultOf(host: Host, person: Mentioned | undefined): [code: string, message: Words] | undefined {
  if (!person) return ['not_found_reference', words('names nobody of this portal', 'такого сотрудника в портале нет')];
  const { name, status, roles } = person;
  if (status !== 'active')
    return [
      'person_not_active',
      words(
        `${name} does not work in the portal now: leave the mention out`,
        `${name} сейчас не работает в портале: уберите упоминание`,
      ),
    ];
  if (!mayRead(host, permissionsOfRoles(roles)))
    return [
      'person_may_not_read',
      words(
        `${name} may not read this record: leave the mention out, or give a role that allows it`,
        `${name} не может открыть эту запись: уберите упоминание или дайте роль, которая это позволяет`,
      ),
    ];
  return undefined;
}
