import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { mustUseProvider } from '../identity-providers/must-use-provider.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { makeLink } from './links.ts';

const resetSeconds = 30 * 60;

/** Writes to a person with a link for a new password; who is not active, or has to sign in by a provider, gets no letter. */
export async function sendResetLink(ctx: WriteContext, userId: string): Promise<void> {
  const { db, services } = ctx;
  const person = await db.first<{ full_name: string; email: string; locale: 'ru' | 'en' }>(sql`
    select u.full_name, u.email, u.locale from users u
    where u.tenant_id = ${db.tenant} and u.id = ${userId} and u.status = 'active' and not ${mustUseProvider('u.id', 'u.email')}`);
  if (!person) return;
  const expiresAt = new Date(Date.now() + resetSeconds * 1_000).toISOString();
  const token = await makeLink(db, 'reset_password', userId, expiresAt);
  const variables = { name: person.full_name, url: `${services.publicUrl}/reset-password/${token}` };
  await sendLetter(ctx, { template: 'password-reset', to: person.email, locale: person.locale, variables });
}
