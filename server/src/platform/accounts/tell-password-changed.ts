import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sendLetter } from '../mail/send-letter.ts';

/** Writes to the owner of a password whenever it is changed. */
export async function tellPasswordChanged(ctx: WriteContext, userId: string) {
  const { db, actor, services } = ctx;
  const person = await db.one<{ full_name: string; email: string; locale: 'ru' | 'en'; timezone: string }>(sql`
    select full_name, email, locale, timezone from users where tenant_id = ${db.tenant} and id = ${userId}`);
  const variables = {
    name: person.full_name,
    changedAt: new Date().toISOString(),
    timeZone: person.timezone,
    device: actor.userAgent || null,
    resetUrl: `${services.publicUrl}/forgot-password`,
  };
  await sendLetter(ctx, { template: 'password-changed', to: person.email, locale: person.locale, variables });
}
