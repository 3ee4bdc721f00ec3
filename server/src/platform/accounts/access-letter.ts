import { deviceWords } from '../../../../nouns/kit/device-words.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { LetterLocale } from '../mail/letters/letter.ts';

/** To whom a letter about a person's access goes, and what each of them says: when it happened and in which browser. */
export async function accessLetter({ db, actor, services }: WriteContext, userId: string) {
  const person = await db.one<{ name: string; email: string; locale: LetterLocale; timeZone: string }>(sql`
    select full_name as name, email, locale, timezone as "timeZone" from users where tenant_id = ${db.tenant} and id = ${userId}`);
  const { name, email, locale, timeZone } = person;
  return {
    to: email,
    locale,
    variables: {
      ...{ name, timeZone, changedAt: new Date().toISOString() },
      device: deviceWords(actor.userAgent ?? '')?.[locale] ?? null,
      resetUrl: `${services.publicUrl}/forgot-password`,
    },
  };
}
