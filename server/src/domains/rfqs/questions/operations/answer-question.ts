import Type from 'typebox';
import { id, longText, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { tellSuppliers } from '../../letters/tell-suppliers.ts';
import { recipientById } from '../../recipients/rfq-recipient.ts';
import { answerHeld } from '../answer-held.ts';
import { holdQuestion } from '../hold-question.ts';
import { rfqQuestion } from '../rfq-question.ts';

export const answerQuestion = command({
  name: 'supplier-rfqs.answer-question',
  summary: words('Answer a question of a supplier', 'Ответить на вопрос поставщика'),
  description:
    'The supplier who asked gets a letter; nobody else sees the answer until it is published. It may be given after the deadline too, until the request ' +
    'has ended, and is never changed.',
  permission: 'supplier_rfqs.send',
  scope: 'supplier_documents.write',
  refuses: ['not_found', 'conflict', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    text: longText(4_000, 'Answer', { examples: ['Да, разгрузка за счёт поставщика.'] }),
    version: Type.Optional(version()),
  }),
  output: rfqQuestion.view,

  async run(ctx, { id, text }) {
    const { rfq, question } = await holdQuestion(ctx, id);
    if (question.side !== 'supplier') throw ownQuestion();
    const answered = await answerHeld(ctx, question, { answer: text, employeeId: ctx.actor.userId });
    const recipient = await recipientById(ctx.db, rfq.id, question.recipientId);
    if (recipient.status !== 'revoked')
      await tellSuppliers(ctx, 'rfq-question', rfq, [recipient], () => ({
        what: 'answered' as const,
        question: question.text,
        answer: text,
      }));
    return answered;
  },
});

const ownQuestion = () =>
  conflict(
    'asked_by_buyer',
    words('The buyers asked it: its supplier answers.', 'Вопрос задан поставщику: ответить может только он.'),
  );
