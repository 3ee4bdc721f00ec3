import { words } from '../../../../kernel/problems/errors.ts';
import { getRecord } from '../../../../platform/records/read-operations.ts';
import { rfqQuestions } from '../rfq-question.ts';

export const getQuestion = getRecord(rfqQuestions, {
  name: 'supplier-rfqs.get-question',
  summary: words('Get a question about a request for quotes', 'Получить вопрос по запросу предложений'),
  permission: 'supplier_rfqs.read',
  scope: 'supplier_documents.read',
});
