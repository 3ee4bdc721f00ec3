import type { Db } from '../../kernel/sql/db.ts';
import { type Condition, type Sql, sql } from '../../kernel/sql/sql.ts';
import type { Beside, HostRecord } from '../records/record-host.ts';

/** Everybody of the portal (`person`) with what he has said of following a record (`held`). */
export const peopleAndFollowing = ({ tenant }: Db, { entityType, entityId }: Beside): Sql => sql`
  users person
  left join followers held on held.tenant_id = ${tenant} and held.user_id = person.id
    and held.entity_type = ${entityType} and held.entity_id = ${entityId}`;

/** Who created the record follows it until he says otherwise. */
export const isFollowing = ({ createdBy = null }: HostRecord): Condition =>
  sql`coalesce(held.is_following, person.id = ${createdBy}::uuid, false)`;
