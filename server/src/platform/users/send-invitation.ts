import type { User } from '../../../../nouns/user.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { makeLink } from '../accounts/links.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { user } from './user.ts';

const lifeMs = 7 * 86_400_000;

/** Makes a link that lets an invited person in and mails it; links given before stop working. */
export async function sendInvitation(ctx: WriteContext, person: User): Promise<void> {
  const expiresAt = new Date(Date.now() + lifeMs).toISOString();
  const token = await makeLink(ctx.db, 'invitation', person.id, expiresAt);
  const { portal, inviter } = await ctx.db.one<{ portal: string; inviter: string | null }>(sql`
    select t.name as portal, u.full_name as inviter from tenants t left join users u on u.tenant_id = ${ctx.db.tenant} and u.id = ${ctx.actor.userId}
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
    about: { entityType: user.type, entityId: person.id, page: '/settings/users' },
    writtenFor: ctx.actor.userId,
  });
}
