import Type from 'typebox';
import { id, longText, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { tellQuestion } from '../../letters/tell-question.ts';
import { enterByLink, type LinkHeld, openLink } from '../../links/open-link.ts';
import { tokenField } from '../../public/token-field.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { answerHeld } from '../answer-held.ts';
import { rfqQuestion, rfqQuestions } from '../rfq-question.ts';
import { presentQuestions, publicQuestions } from './public-questions.ts';

export const answerByLink = command({
  name: 'supplier-rfqs.answer-by-link',
  summary: words('Answer a question of the buyers by the link', 'Ответить на вопрос покупателя по ссылке'),
  description:
    'While the link opens and the request has not ended. The buyers hear of it; no other supplier ever sees it.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked', 'conflict'],
  input: object({
    token: tokenField,
    questionId: id('Question'),
    text: longText(4_000, 'Answer', { examples: ['Первую партию отгрузим 3 декабря.'] }),
    name: Type.Optional(text(200, 'Who answers', { examples: ['Ольга Петрова'] })),
  }),
  output: publicQuestions,
  enter: enterByLink,

  async run(ctx, { token: _, questionId, text, name }, link: LinkHeld) {
    const opened = await openLink(ctx, link, 'hold');
    const { rfq, recipient } = opened;
    refuseEndedRfq(rfq);
    const question = await rfqQuestions.lock(ctx.db, questionId);
    if (question.recipientId !== recipient.id || question.side !== 'buyer') throw notFound(rfqQuestion.noun);
    const supplierPerson = name ?? recipient.contactName;
    await tellQuestion(ctx, rfq, await answerHeld(ctx, question, { answer: text, supplierPerson }));
    return presentQuestions(ctx, opened);
  },
});
