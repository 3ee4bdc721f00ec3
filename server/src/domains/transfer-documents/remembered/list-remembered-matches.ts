import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { rememberedMatch, rememberedMatches } from './remembered-match.ts';

export const listRememberedMatches = listRecords(
  rememberedMatches,
  listingOf(rememberedMatch.declared, { name: 'remembered-matches', defaultSort: '-updatedAt' }),
  {
    name: 'transfer-documents.list-remembered-matches',
    summary: words('List remembered matches', 'Список запомненных сопоставлений'),
    description:
      'What people have said lines of suppliers are for, by the article, code or name the supplier gives them. Holds for every next document of that supplier.',
    permission: 'invoices.read',
    scope: ['supplier_documents.read', 'finance.read'],
  },
);
