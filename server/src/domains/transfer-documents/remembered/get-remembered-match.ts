import { words } from '../../../kernel/problems/errors.ts';
import { getRecord } from '../../../platform/records/read-operations.ts';
import { rememberedMatches } from './remembered-match.ts';

export const getRememberedMatch = getRecord(rememberedMatches, {
  name: 'transfer-documents.get-remembered-match',
  summary: words('Get a remembered match', 'Получить запомненное сопоставление'),
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
});
