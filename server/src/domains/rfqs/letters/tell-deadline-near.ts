import { silentStatuses } from '../../../../../nouns/recipient-flow.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { unansweredOf } from '../questions/unanswered-of.ts';
import { recipientsOf } from '../recipients/rfq-recipient.ts';
import { aboutRfq } from './about-rfq.ts';
import { buyerOf } from './buyer-of.ts';

/** Tells the buyer, while there is a day left, who has not answered yet and how many questions wait; nothing where neither does. */
export async function tellDeadlineNear(ctx: WriteContext, rfq: SupplierRfq): Promise<void> {
  const [buyer, recipients, unanswered] = await Promise.all([
    buyerOf(ctx.db, rfq),
    recipientsOf(ctx.db, rfq.id),
    unansweredOf(ctx.db, rfq.id),
  ]);
  const silent = recipients.filter(({ status }) => silentStatuses.includes(status));
  if (!buyer || rfq.responseDeadline === null || (silent.length === 0 && unanswered === 0)) return;
  await tellPeople(ctx, {
    kind: 'rfq.deadline_near',
    key: `${rfq.id} ${rfq.responseDeadline}`,
    about: aboutRfq(rfq),
    people: [buyer.id],
    causedBy: null,
    byClock: true,
    variables: {
      number: rfq.number,
      title: rfq.title,
      deadline: rfq.responseDeadline,
      quoted: rfq.counts.quoted,
      asked: rfq.counts.recipients,
      silent: silent.map(({ name }) => name),
      unanswered,
    },
  });
}
