import { randomBytes } from 'node:crypto';
import { type SystemRole, systemRoles } from '../../server/src/kernel/access/system-roles.ts';
import type { Services } from '../../server/src/kernel/services.ts';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { signAccessToken } from '../../server/src/platform/sessions/access-token.ts';

/** Somebody of a portal who holds a role of the platform, and a session of theirs; the owner is there already. */
export async function hire(
  owner: Pool,
  keys: Pick<Services, 'sessionKey' | 'publicUrl'>,
  tenantId: string,
  role: SystemRole,
): Promise<{ id: string; roleId: string; token: string }> {
  const roleId = await roleOf(owner, tenantId, role);
  const id = role === 'owner' ? await holderOf(owner, tenantId, roleId) : await newHolder(owner, tenantId, roleId);
  const sessionId = uuidv7();
  await owner.query(
    `insert into sessions (tenant_id, id, user_id, refresh_hash, expires_at) values ($1, $2, $3, $4, now() + interval '1 day')`,
    [tenantId, sessionId, id, randomBytes(32)],
  );
  return { id, roleId, token: await signAccessToken(keys as Services, { userId: id, tenantId, sessionId }) };
}

async function roleOf(owner: Pool, tenantId: string, role: SystemRole): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into roles (tenant_id, code, name, is_system) values ($1, $2, $3, true)
     on conflict (tenant_id, code) do update set name = excluded.name returning id`,
    [tenantId, role, systemRoles[role].name.ru],
  );
  return rows[0]?.id as string;
}

async function holderOf(owner: Pool, tenantId: string, roleId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'select user_id as id from user_roles where tenant_id = $1 and role_id = $2',
    [tenantId, roleId],
  );
  return rows[0]?.id as string;
}

async function newHolder(owner: Pool, tenantId: string, roleId: string): Promise<string> {
  const id = uuidv7();
  await owner.query(
    `insert into users (tenant_id, id, code, full_name, email, status, email_verified_at)
     values ($1, $2, 'P-' || $3, 'Иван Петров', $3 || '@proof.example', 'active', now())`,
    [tenantId, id, id],
  );
  await owner.query('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [tenantId, id, roleId]);
  return id;
}
