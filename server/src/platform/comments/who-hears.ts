import type { Comment } from '../../../../nouns/comment.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';
import type { Host, HostRecord } from '../records/record-host.ts';
import { isFollowing, peopleAndFollowing } from './following.ts';
import { mayRead } from './may-read.ts';

/** People by their identifiers; nobody is in both. */
export interface Hearers {
  mentioned: readonly string[];
  following: readonly string[];
}

interface Person {
  id: string;
  isMentioned: boolean;
  roles: readonly HeldRole[];
}

/**
 * Whom a comment concerns: those it mentions, and those who follow the record. Never its author, nor anybody who does not work here
 * now or may not read the record.
 */
export async function whoHears(db: Db, host: Host, record: HostRecord, said: Comment): Promise<Hearers> {
  const mentionIds = said.mentions.map(({ id }) => id);
  const people = await db.many<Person>(sql`
    select person.id, person.id = any(${mentionIds}::uuid[]) as "isMentioned", ${rolesColumn('person.id')}
    from ${peopleAndFollowing(db, said)}
    where person.tenant_id = ${db.tenant} and person.status = 'active' and person.id <> ${said.createdBy}
      and (person.id = any(${mentionIds}::uuid[]) or ${isFollowing(record)})
    order by person.id`);
  const hearing = people.filter(({ roles }) => mayRead(host, permissionsOfRoles(roles)));
  const ids = (isMentioned: boolean) =>
    hearing.filter((person) => person.isMentioned === isMentioned).map(({ id }) => id);
  return { mentioned: ids(true), following: ids(false) };
}
