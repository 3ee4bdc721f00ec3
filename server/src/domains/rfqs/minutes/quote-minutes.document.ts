import type { DocumentKind } from '../../../kernel/document-kind.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { quoteMinutesVariables } from './quote-minutes.variables.ts';

/** The comparison of the quotes for a requisition as minutes that a committee signs. */
export const quoteMinutesDocument: DocumentKind = {
  kind: 'quote_minutes',
  path: '/api/v1/quote-minutes',
  idInPath: 'procurementId',
  tag: 'Supplier quotes',
  variables: quoteMinutesVariables,
  customFields: async (db, ids) =>
    new Map((await requisitions.byIds(db, ids)).map(({ id, customFields }) => [id, customFields])),
  permission: 'supplier_quotes.compare',
  scopes: ['supplier_documents.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeMinutes,
};

async function describeMinutes(ctx: ReadContext, id: string) {
  const [{ number }, { timezone }] = await Promise.all([requisitions.byId(ctx.db, id), regionalOf(ctx)]);
  return {
    fileName: `Протокол сравнения предложений ${number} от ${printedDay(dayIn(timezone))}`,
    pictures: { logo: null, stamp: null, signature: null },
  };
}
