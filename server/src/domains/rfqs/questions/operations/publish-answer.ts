import Type from 'typebox';
import { id, longText, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { tellSuppliers } from '../../letters/tell-suppliers.ts';
import { recipientsOf } from '../../recipients/rfq-recipient.ts';
import { holdQuestion } from '../hold-question.ts';
import { rfqQuestion, rfqQuestions } from '../rfq-question.ts';

export const publishAnswer = command({
  name: 'supplier-rfqs.publish-answer',
  summary: words('Show an answer to all suppliers', 'Показать ответ всем поставщикам'),
  description:
    'All who are asked read the question and its answer, without who asked. `question` and `answer` give the wording that they read; left out, it is the ' +
    'wording shown before, or what was said. What was said stays as it is. The others get a letter the first time; another wording replaces the one before.',
  permission: 'supplier_rfqs.send',
  scope: 'supplier_documents.write',
  refuses: ['not_found', 'conflict', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    question: Type.Optional(longText(2_000, 'Question as all read it', { examples: ['Входит ли разгрузка в цену?'] })),
    answer: Type.Optional(longText(4_000, 'Answer as all read it', { examples: ['Да, за счёт поставщика.'] })),
    version: Type.Optional(version()),
  }),
  output: rfqQuestion.view,

  async run(ctx, { id, question, answer }) {
    const { rfq, question: held } = await holdQuestion(ctx, id);
    if (held.side !== 'supplier' || held.answer === null) throw notAnswered();
    const shown = {
      publishedQuestion: question ?? held.publishedQuestion ?? held.text,
      publishedAnswer: answer ?? held.publishedAnswer ?? held.answer,
    };
    const publishedAt = held.publishedAt ?? portalNow().toISOString();
    const published = await rfqQuestions.change(ctx, held, { ...shown, publishedAt }, { fact: 'published' });
    if (held.publishedAt !== null) return published;
    const others = (await recipientsOf(ctx.db, rfq.id)).filter(
      (one) =>
        one.id !== held.recipientId && one.sentAt !== null && one.status !== 'declined' && one.status !== 'revoked',
    );
    await tellSuppliers(ctx, 'rfq-question', rfq, others, () => ({
      what: 'published' as const,
      question: shown.publishedQuestion,
      answer: shown.publishedAnswer,
    }));
    return published;
  },
});

const notAnswered = () =>
  conflict(
    'nothing_to_publish',
    words(
      'Only an answer to a question of a supplier is shown to all: answer it first.',
      'Всем показывают только ответ на вопрос поставщика: сначала ответьте на него.',
    ),
  );
