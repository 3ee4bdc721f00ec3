import Type from 'typebox';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyReaction, toldFact } from '../../../kernel/reaction.ts';
import { rfqQuestion, rfqQuestions } from '../../rfqs/questions/rfq-question.ts';
import { afterFact, minute } from '../when-due.ts';
import { answerQuestion } from './answer-question.job.ts';

/** A supplier answers a question of the buyers in a minute. */
export const hearQuestions = counterpartyReaction(
  [rfqQuestion.event('asked')],
  command({
    name: 'simulation.hear-questions',
    summary: words('Let a supplier hear of a question', 'Передать вопрос тестовому поставщику'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId, entityId: questionId }) {
      ctx.nothingChanged();
      const { side, supplierName } = await rfqQuestions.byId(ctx.db, questionId);
      if (side !== 'buyer' || mannersOf(supplierName).has('silent')) return;
      await ctx.enqueue(
        answerQuestion,
        { questionId },
        { key: questionId, dueAt: await afterFact(ctx.db, factId, minute) },
      );
    },
  }),
);
