import { silentStatuses } from '../../../../../nouns/recipient-flow.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import { recipientsOf } from '../recipients/rfq-recipient.ts';
import { buyerOf } from './buyer-of.ts';

/** Writes to the buyer who has not answered yet, while there is a day left; nothing where everybody has. */
export async function tellDeadlineNear(ctx: WriteContext, rfq: SupplierRfq): Promise<void> {
  const [buyer, recipients] = await Promise.all([buyerOf(ctx.db, rfq), recipientsOf(ctx.db, rfq.id)]);
  const silent = recipients.filter(({ status }) => silentStatuses.includes(status));
  if (!buyer || rfq.responseDeadline === null || silent.length === 0) return;
  await sendLetter(ctx, {
    template: 'rfq-deadline-near',
    to: buyer.email,
    locale: buyer.locale,
    variables: {
      name: buyer.name,
      number: rfq.number,
      title: rfq.title,
      deadline: rfq.responseDeadline,
      timeZone: buyer.timezone,
      quoted: rfq.counts.quoted,
      asked: rfq.counts.recipients,
      silent: silent.map(({ name }) => name),
      url: `${ctx.services.publicUrl}/supplier-rfqs/${rfq.id}`,
    },
  });
}
