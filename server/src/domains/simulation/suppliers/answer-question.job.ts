import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { job } from '../../../kernel/job.ts';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { answerByLink } from '../../rfqs/questions/public/answer-by-link.ts';
import { rfqQuestions } from '../../rfqs/questions/rfq-question.ts';
import { openRequest } from './open-request.ts';

const asked = object({ questionId: id('Question') });

type Answer = Type.Static<typeof answerByLink.input>;

/** The supplier answers a question by the link of the request. One that was answered is left alone. */
export const answerQuestion = job({
  name: 'simulation.answer-question',
  payload: asked,
  command: command({
    name: 'simulation.answer-question',
    summary: words('Answer a question of the buyers', 'Ответить на вопрос от тестового поставщика'),
    permission: 'internal',
    scope: null,
    input: asked,
    output: Type.Unknown(),
    run: inSteps,

    async steps(steps, input) {
      const answer = (await steps.query(findAnswer, input)) as Answer | null;
      if (answer) await steps.command(answerByLink, answer);
    },
  }),
});

const findAnswer = query({
  name: 'simulation.find-answer-to-question',
  summary: words('Find what a supplier says to a question', 'Найти ответ поставщика на вопрос'),
  permission: 'internal',
  scope: null,
  input: asked,
  output: Type.Unknown(),

  async run(ctx, { questionId }): Promise<Answer | null> {
    const question = await rfqQuestions.byId(ctx.db, questionId);
    const request = question.answer === null ? await openRequest(ctx, question) : null;
    if (!request) return null;
    const text = mannersOf(request.supplier).has('declines') ? 'К сожалению, нет.' : 'Да, это учтено в цене и сроках.';
    return { token: request.token, questionId, text };
  },
});
