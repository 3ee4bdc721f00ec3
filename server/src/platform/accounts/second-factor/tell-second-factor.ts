import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { LetterLocale } from '../../mail/letters/letter.ts';
import { sendLetter } from '../../mail/send-letter.ts';

/** Writes to a person whose way of signing in has changed. */
export async function tellSecondFactor(
  ctx: WriteContext,
  userId: string,
  change: 'added' | 'removed' | 'removed_by_administrator',
): Promise<void> {
  const { db, actor, services } = ctx;
  const person = await db.one<{ name: string; email: string; locale: LetterLocale; timezone: string }>(sql`
    select full_name as name, email, locale, timezone from users where tenant_id = ${db.tenant} and id = ${userId}`);
  await sendLetter(ctx, {
    template: 'second-factor-changed',
    to: person.email,
    locale: person.locale,
    variables: {
      name: person.name,
      change,
      changedAt: new Date().toISOString(),
      timeZone: person.timezone,
      device: change === 'removed_by_administrator' ? null : actor.userAgent || null,
      resetUrl: `${services.publicUrl}/forgot-password`,
    },
  });
}
