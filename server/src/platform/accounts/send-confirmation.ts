import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { makeLink } from './links.ts';

export const confirmationSeconds = 24 * 3_600;

/** Writes to a person who has yet to confirm the address. */
export async function sendConfirmation(
  ctx: WriteContext,
  userId: string,
  expiresAt: string,
  when: { dueAt?: string | undefined } = {},
) {
  const { db, services } = ctx;
  const person = await db.one<{
    full_name: string;
    email: string;
    locale: 'ru' | 'en';
    portal: string;
    slug: string;
  }>(sql`
    select u.full_name, u.email, u.locale, t.name as portal, t.slug from users u join tenants t on t.tenant_id = ${db.tenant}
    where u.tenant_id = ${db.tenant} and u.id = ${userId}`);
  const token = await makeLink(db, 'confirm_email', userId, expiresAt);
  const { full_name: name, portal, slug } = person;
  const variables = { name, portal, slug, url: `${services.publicUrl}/verify/${token}` };
  return sendLetter(ctx, { template: 'confirm-email', to: person.email, locale: person.locale, variables }, when);
}
