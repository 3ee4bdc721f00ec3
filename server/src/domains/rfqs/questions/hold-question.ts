import type { RfqQuestion } from '../../../../../nouns/rfq-question.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { refuseEndedRfq } from '../refuse-ended.ts';
import { supplierRfqs } from '../supplier-rfq.ts';
import { rfqQuestions } from './rfq-question.ts';

/** A question and its request, held in this order of locks: request, question. What has ended stays as it was. */
export async function holdQuestion(
  ctx: WriteContext,
  id: string,
): Promise<{ rfq: SupplierRfq; question: RfqQuestion }> {
  const { rfqId } = await rfqQuestions.byId(ctx.db, id);
  const rfq = await supplierRfqs.lock(ctx.db, rfqId);
  const question = await rfqQuestions.open(ctx, id);
  refuseEndedRfq(rfq);
  return { rfq, question };
}
