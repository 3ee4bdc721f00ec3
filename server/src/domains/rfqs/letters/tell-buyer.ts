import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import { buyerOf } from './buyer-of.ts';

interface Ended {
  asked: number;
  silent: readonly RfqRecipient[];
  unsealed: boolean;
}

/** Writes to the responsible person, or to whoever made the request, how it stood at the deadline. */
export async function tellBuyer(
  ctx: WriteContext,
  rfq: SupplierRfq,
  { asked, silent, unsealed }: Ended,
): Promise<void> {
  const person = await buyerOf(ctx.db, rfq);
  if (!person) return;
  const { quoted, declined } = rfq.counts;
  await sendLetter(ctx, {
    template: 'rfq-summary',
    to: person.email,
    locale: person.locale,
    variables: {
      name: person.name,
      number: rfq.number,
      title: rfq.title,
      asked,
      quoted,
      declined,
      silent: silent.map(({ name }) => name),
      unsealed,
      url: `${ctx.services.publicUrl}/supplier-rfqs/${rfq.id}`,
    },
  });
}
