import type { RfqQuestion } from '../../../../../nouns/rfq-question.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { rfqQuestions } from './rfq-question.ts';

type Said = Pick<RfqQuestion, 'answer'> & Partial<Pick<RfqQuestion, 'supplierPerson' | 'employeeId'>>;

/** Writes the one answer of a held question. It went out by a letter, so it is never changed. */
export function answerHeld(ctx: WriteContext, question: RfqQuestion, said: Said): Promise<RfqQuestion> {
  if (question.answer !== null)
    throw conflict('already_answered', words('It has been answered already.', 'На этот вопрос уже ответили.'));
  return rfqQuestions.change(ctx, question, { ...said, answeredAt: portalNow().toISOString() }, { fact: 'answered' });
}
