import type { RfqQuestion } from '../../../../../nouns/rfq-question.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { aboutRfq } from './about-rfq.ts';
import { buyerOf } from './buyer-of.ts';

/** Tells the buyer, and whoever asked, what a supplier asks or has answered. */
export async function tellQuestion(
  ctx: WriteContext,
  rfq: SupplierRfq,
  { id, side, text, answer, supplierName, supplierPerson, employeeId }: RfqQuestion,
): Promise<void> {
  const buyer = await buyerOf(ctx.db, rfq);
  await tellPeople(ctx, {
    kind: 'question.came',
    key: `${id} ${answer === null ? 'asked' : 'answered'}`,
    about: aboutRfq(rfq),
    people: [buyer?.id ?? null, employeeId].filter((one) => one !== null),
    causedBy: null,
    variables: {
      number: rfq.number,
      title: rfq.title,
      supplier: supplierName,
      person: supplierPerson,
      question: side === 'buyer' ? text : null,
      text: answer ?? text,
      deadline: rfq.responseDeadline,
    },
  });
}
