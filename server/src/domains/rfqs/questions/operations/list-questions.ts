import { words } from '../../../../kernel/problems/errors.ts';
import { listRecords } from '../../../../platform/records/read-operations.ts';
import { questionListing, rfqQuestions } from '../rfq-question.ts';

export const listQuestions = listRecords(rfqQuestions, questionListing, {
  name: 'supplier-rfqs.list-questions',
  summary: words('List questions about requests for quotes', 'Вопросы по запросам предложений'),
  description:
    'What suppliers asked and were asked, the newest first, each with its answer. `rfqId` chooses one request, `answeredAt[isNull]=true` what waits for an answer.',
  permission: 'supplier_rfqs.read',
  scope: 'supplier_documents.read',
});
