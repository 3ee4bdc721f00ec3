import Type from 'typebox';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../kernel/reaction.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { LetterLocale } from './letters/letter.ts';
import { letterFailedEvent } from './mark-letter.ts';
import { sendLetter } from './send-letter.ts';

interface Undelivered {
  subject: string;
  reason: string;
  recipient: string;
  page: string | null;
  name: string;
  email: string;
  locale: LetterLocale;
}

/** Writes to the person a letter was written for that it was given up, and why. */
const writeToSender = command({
  name: 'mail.tell-undelivered',
  summary: words('Tell that a letter was not delivered', 'Сообщить о недоставленном письме'),
  permission: 'signed-in',
  scope: null,
  input: toldFact,
  output: Type.Unknown(),
  async run(ctx, { factId }) {
    ctx.nothingChanged();
    const found = await ctx.db.first<Undelivered>(sql`
      select fact.display_name as subject, fact.data->>'reason' as reason, letter.recipient, letter.about_page as page,
        person.full_name as name, person.email, person.locale
      from audit_events fact
      join letters letter on letter.tenant_id = ${ctx.db.tenant} and letter.id = (fact.data->>'letterId')::uuid
      join users person on person.tenant_id = ${ctx.db.tenant} and person.id = letter.written_for and person.status = 'active'
      where fact.tenant_id = ${ctx.db.tenant} and fact.id = ${factId}`);
    if (!found) return;
    const { page, email, locale, ...said } = found;
    const url = `${ctx.services.publicUrl}${page ?? ''}`;
    await sendLetter(ctx, { template: 'letter-undelivered', to: email, locale, variables: { ...said, url } });
  },
});

export const tellUndelivered = reaction([letterFailedEvent], writeToSender);
