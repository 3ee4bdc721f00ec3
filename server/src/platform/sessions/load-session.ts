import Type from 'typebox';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { hasPasskey, hasSecondFactor, needsPasskey, owesSecondFactor } from '../accounts/second-factor/demanded-of.ts';
import type { HeldRole } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';

export interface SessionRow {
  user_id: string;
  ended_at: string | null;
  expires_at: string;
  user_status: string;
  must_change_password: boolean;
  owes_second_factor: boolean;
  has_second_factor: boolean;
  has_passkey: boolean;
  needs_passkey: boolean;
  has_password: boolean;
  /** Of who signed in by a provider: it asked for a second factor, or a code of ours is still to be given. */
  second_factor: 'by_provider' | 'owed' | null;
  proved_at: string;
  roles: HeldRole[];
  config_version: number;
  tenant_status: string;
}

/** Everything a request by access token is judged by, as it stands now. */
export const loadSession = query({
  name: 'sessions.load-session',
  summary: words('Read a session for authentication', 'Прочитать сеанс для проверки'),
  permission: 'signed-in',
  scope: null,
  input: Type.Object({ sessionId: Type.String() }),
  output: Type.Unknown(),
  run: (ctx, { sessionId }) =>
    ctx.db.first<SessionRow>(sql`
      select s.user_id, s.ended_at, s.expires_at, u.status as user_status, u.must_change_password,
        (s.second_factor is distinct from 'by_provider' and ${owesSecondFactor('u.id', ctx.services)}) as owes_second_factor,
        ${hasSecondFactor('u.id')} as has_second_factor, ${hasPasskey('u.id', ctx.services)} as has_passkey,
        ${needsPasskey('u.id', ctx.services)} as needs_passkey, u.password_hash is not null as has_password, s.second_factor, s.proved_at,
        ${rolesColumn('u.id')}, t.config_version, t.status as tenant_status
      from sessions s
      join users u on u.tenant_id = ${ctx.db.tenant} and u.id = s.user_id
      join tenants t on t.tenant_id = ${ctx.db.tenant}
      where s.tenant_id = ${ctx.db.tenant} and s.id = ${sessionId}`),
});
