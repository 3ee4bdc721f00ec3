import Type from 'typebox';
import type { InstallationStatus } from '../../../../../nouns/installation.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { refuse, type Words, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { installationRow } from '../../../platform/integrations/installation.row.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { cookieDigest, sessionKey } from '../secrets.ts';

/** Who called, by the address alone. */
export interface Caller {
  tenantId: string;
  installationId: string;
  slug: string;
  status: InstallationStatus;
  settings: Record<string, unknown>;
}

export const token = Type.String({ title: 'What names the installation in its address', maxLength: 200 });

const inside = { permission: 'internal', scope: null, output: Type.Unknown(), enter: enterByAddress } as const;

/** What the address leads to; nothing is proven yet. */
export const readCaller = query({
  name: 'site-exchange.read-caller',
  summary: words('Find who calls', 'Найти, кто обращается'),
  ...inside,
  input: object({ token }),
  run: async (ctx, _, { installationId }: Called): Promise<Caller> => {
    const [{ slug, status, settings }, portal] = await Promise.all([
      installationRow(ctx.db, installationId),
      ctx.db.one<{ status: string }>(sql`select status from tenants where tenant_id = ${ctx.db.tenant}`),
    ]);
    const open = portal.status === 'active' ? status : 'disabled';
    return { tenantId: ctx.db.tenant, installationId, slug, status: open, settings };
  },
});

/** How long a session may be silent. */
const idleHours = 12;

/** The session that a cookie proves, or a refusal; the key among the parameters is held to it when one comes. */
export const readSession = query({
  name: 'site-exchange.read-session',
  summary: words('Read the session of an exchange', 'Прочитать сеанс обмена'),
  ...inside,
  input: object({ token, cookie: Type.String(), sessid: Type.Optional(Type.String()) }),
  run: async (ctx, { cookie, sessid }, { installationId }: Called): Promise<string> => {
    const digest = cookieDigest(ctx.services, cookie);
    const held = await ctx.db.first<{ id: string }>(sql`
      select id from site_exchange_sessions
      where tenant_id = ${ctx.db.tenant} and cookie_digest = ${digest} and installation_id = ${installationId} and ended_at is null
        and seen_at > now() - ${idleHours} * interval '1 hour'`);
    if (!held || (sessid !== undefined && sessid !== sessionKey(ctx.services, cookie))) throw noSession();
    return held.id;
  },
});

const noSession = () =>
  refuse(
    'unauthenticated',
    words(
      'There is no such session, or it has ended: begin with mode=checkauth.',
      'Сеанса нет или он закончен: начните с авторизации (mode=checkauth).',
    ),
  );

/** Why an installation takes nothing now; null when it does. */
export function whyClosed({ status }: Pick<Caller, 'status'>, step: string): Words | null {
  if (status === 'disabled') return words('The integration is disabled.', 'Интеграция отключена в портале.');
  if (status === 'deleted') return words('The integration is deleted.', 'Интеграция удалена из портала.');
  if (status === 'requires_setup' && step !== 'authorize' && step !== 'init')
    return words('The integration is not enabled yet.', 'Интеграция ещё не включена: нажмите «Проверить» в портале.');
  return null;
}

/** Steps of one installation go one after another, whichever session they belong to. */
export const holdExchange = (db: Db, installationId: string) =>
  db.execute(sql`
    select 1 from site_exchange_access where tenant_id = ${db.tenant} and installation_id = ${installationId} for update`);
