import type { Actor } from '../../../kernel/access/actor.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { empty, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../../permissions/roles-column.ts';

/** A subscription as the fan-out knows it: what it wants, and in whose name it reads. */
export interface Subscriber {
  id: string;
  wants(event: string): boolean;
  mode: 'full' | 'thin';
  enabled: boolean;
  /** Deliveries it may still hold back while it is disabled. */
  room: number;
  /** The creator with the rights of this very moment; without a creator in good standing, one with none. */
  reader: Actor;
}

interface Row {
  id: string;
  events: string[];
  payload_mode: 'full' | 'thin';
  status: string;
  held: number;
  user_status: string | null;
  roles: HeldRole[];
}

const mostHeld = 100_000;

export async function readSubscribers(db: Db, only?: string): Promise<Subscriber[]> {
  const chosen: Sql = only === undefined ? empty : sql`and subscription.id = ${only}`;
  const rows = await db.many<Row>(sql`
    select subscription.id, subscription.events, subscription.payload_mode, subscription.status, person.status as user_status,
      ${rolesColumn('subscription.created_by')},
      case when subscription.status = 'disabled' then (
        select count(*) from (
          select 1 from webhook_deliveries held
          where held.tenant_id = ${db.tenant} and held.subscription_id = subscription.id and held.status = 'held'
          limit ${mostHeld}) counted)
        else 0 end as held
    from webhook_subscriptions subscription
    left join users person on person.tenant_id = ${db.tenant} and person.id = subscription.created_by
    where subscription.tenant_id = ${db.tenant} and subscription.archived_at is null ${chosen}
    order by subscription.id`);
  return rows.map((row) => subscriberOf(db.tenant, row));
}

function subscriberOf(tenantId: string, row: Row): Subscriber {
  const wanted = new Set(row.events);
  return {
    id: row.id,
    wants: (event) => wanted.size === 0 || wanted.has(event),
    mode: row.payload_mode,
    enabled: row.status === 'enabled',
    room: mostHeld - row.held,
    reader: {
      kind: 'user',
      tenantId,
      userId: null,
      permissions: row.user_status === 'active' ? permissionsOfRoles(row.roles) : new Set(),
    },
  };
}
