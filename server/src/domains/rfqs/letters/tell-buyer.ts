import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { aboutRfq } from './about-rfq.ts';
import { buyerOf } from './buyer-of.ts';

interface Ended {
  asked: number;
  silent: readonly RfqRecipient[];
  unsealed: boolean;
}

/** Tells the responsible person, or whoever made the request, how it stood at the deadline. */
export async function tellBuyer(
  ctx: WriteContext,
  rfq: SupplierRfq,
  { asked, silent, unsealed }: Ended,
): Promise<void> {
  const person = await buyerOf(ctx.db, rfq);
  if (!person) return;
  const { quoted, declined } = rfq.counts;
  await tellPeople(ctx, {
    kind: 'rfq.ended',
    key: `${rfq.id} ${rfq.responseDeadline}`,
    about: aboutRfq(rfq),
    people: [person.id],
    causedBy: null,
    byClock: true,
    variables: {
      number: rfq.number,
      title: rfq.title,
      asked,
      quoted,
      declined,
      silent: silent.map(({ name }) => name),
      unsealed,
    },
  });
}
