import { notFound, refuse, words } from '../../kernel/errors.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { makeToken } from '../accounts/one-time-token.ts';
import { sendLetter } from '../mail/send-letter.ts';
import type { User } from './user.ts';

const lifeDays = 7;

/** Makes a link that lets an invited person in and mails it; links given before stop working. */
export async function sendInvitation(ctx: WriteContext, person: User): Promise<void> {
  const { token, hash } = makeToken(ctx.db.tenant);
  await dropInvitations(ctx, person.id);
  const { expires_at: expiresAt } = await ctx.db.one<{ expires_at: string }>(sql`
    insert into one_time_links (tenant_id, purpose, user_id, token_hash, expires_at)
    values (${ctx.db.tenant}, 'invitation', ${person.id}, ${hash}, now() + make_interval(days => ${lifeDays})) returning expires_at`);
  const { portal, inviter } = await ctx.db.one<{ portal: string; inviter: string | null }>(sql`
    select t.name as portal, u.full_name as inviter from tenants t left join users u on u.tenant_id = t.tenant_id and u.id = ${ctx.actor.userId}
    where t.tenant_id = ${ctx.db.tenant}`);
  await sendLetter(ctx, {
    template: 'invitation',
    to: person.email,
    locale: person.locale,
    variables: {
      inviter: inviter ?? portal,
      portal,
      role: person.roles[0]?.name ?? null,
      url: `${ctx.services.publicUrl}/invitation#${token}`,
      expiresAt,
      timeZone: person.timezone,
    },
  });
}

/** Links not used yet stop working. */
export const dropInvitations = (ctx: WriteContext, userId: string) =>
  ctx.db.execute(sql`
    update one_time_links set used_at = now()
    where tenant_id = ${ctx.db.tenant} and purpose = 'invitation' and user_id = ${userId} and used_at is null`);

/** Uses a link up and answers whom it lets in. */
export async function spendInvitation(ctx: WriteContext, hash: Buffer): Promise<string> {
  const spent = await ctx.db.first<{ user_id: string }>(sql`
    update one_time_links set used_at = now()
    where tenant_id = ${ctx.db.tenant} and purpose = 'invitation' and token_hash = ${hash} and used_at is null and expires_at > now()
    returning user_id`);
  if (spent) return spent.user_id;
  const stale = await ctx.db.first<{ used_at: string | null }>(sql`
    select used_at from one_time_links where tenant_id = ${ctx.db.tenant} and purpose = 'invitation' and token_hash = ${hash}`);
  if (!stale) throw unknownInvitation();
  throw refuse(stale.used_at ? 'link_used' : 'link_expired');
}

export const unknownInvitation = () => notFound(words('Invitation', 'Приглашение'));
