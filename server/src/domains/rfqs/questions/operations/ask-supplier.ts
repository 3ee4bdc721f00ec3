import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { tellSuppliers } from '../../letters/tell-suppliers.ts';
import { recipientById } from '../../recipients/rfq-recipient.ts';
import { refuseNotAsking } from '../../refuse-not-asking.ts';
import { supplierRfqs } from '../../supplier-rfq.ts';
import { insertQuestion } from '../insert-question.ts';
import { rfqQuestion } from '../rfq-question.ts';

export const askSupplier = command({
  name: 'supplier-rfqs.ask-supplier',
  summary: words('Ask a supplier about a request for quotes', 'Задать вопрос поставщику'),
  description:
    'The supplier gets a letter and answers on the page of the request. No other supplier sees it. After the deadline, and once the request has ended, ' +
    'nothing new is asked: `deadline_passed`, `rfq_closed`.',
  permission: 'supplier_rfqs.send',
  scope: 'supplier_documents.write',
  refuses: ['not_found', 'conflict'],
  input: object({
    rfqId: id('Request for quotes'),
    recipientId: id('Recipient of the request'),
    text: longText(2_000, 'Question', { examples: ['Когда сможете отгрузить первую партию?'] }),
  }),
  output: rfqQuestion.view,

  async run(ctx, { rfqId, recipientId, text }) {
    const rfq = await supplierRfqs.lock(ctx.db, rfqId);
    refuseNotAsking(rfq);
    const recipient = await recipientById(ctx.db, rfqId, recipientId);
    if (recipient.sentAt === null || recipient.status === 'revoked') throw notAsked();
    const said = { rfqId, recipientId, side: 'buyer', text, employeeId: ctx.actor.userId } as const;
    const { question, isNew } = await insertQuestion(ctx, said);
    if (isNew)
      await tellSuppliers(ctx, 'rfq-question', rfq, [recipient], () => ({
        what: 'asked' as const,
        question: text,
        answer: null,
      }));
    return question;
  },
});

const notAsked = () =>
  conflict(
    'recipient_not_asked',
    words(
      'This supplier has no request now: send it first.',
      'У поставщика сейчас нет запроса: сначала отправьте его.',
    ),
  );
