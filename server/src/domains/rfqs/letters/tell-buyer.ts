import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import type { LetterLocale } from '../../../platform/mail/letters/letter.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import type { RfqRecipient } from '../recipients/rfq-recipient.ts';
import type { SupplierRfq } from '../supplier-rfq.ts';

interface Ended {
  asked: number;
  silent: readonly RfqRecipient[];
  unsealed: boolean;
}

/** Writes to the responsible person, or to who made the request, how it stood at the deadline. */
export async function tellBuyer(
  ctx: WriteContext,
  rfq: SupplierRfq,
  { asked, silent, unsealed }: Ended,
): Promise<void> {
  const { db, services } = ctx;
  const people = await db.many<{ id: string; full_name: string; email: string; locale: LetterLocale }>(sql`
    select id, full_name, email, locale from users
    where tenant_id = ${db.tenant} and status = 'active' and id = any(${[rfq.responsibleId, rfq.createdBy]}::uuid[])`);
  const person = people.find(({ id }) => id === rfq.responsibleId) ?? people[0];
  if (!person) return;
  const { quoted, declined } = rfq.counts;
  await sendLetter(ctx, {
    template: 'rfq-summary',
    to: person.email,
    locale: person.locale,
    variables: {
      name: person.full_name,
      number: rfq.number,
      title: rfq.title,
      asked,
      quoted,
      declined,
      silent: silent.map(({ name }) => name),
      unsealed,
      url: `${services.publicUrl}/supplier-rfqs/${rfq.id}`,
    },
  });
}
