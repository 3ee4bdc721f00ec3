import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { printedDay } from '../../kernel/values/printed-day.ts';
import { fieldsOfRows } from '../catalog/fields-of-rows.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { ourParty } from '../sellers/our-party.ts';
import { picturesOfSeller } from '../sellers/pictures-of-seller.ts';
import { itemsByRfq } from './items/rfq-item.ts';
import { rfqDocumentVariables } from './rfq-document.variables.ts';
import { supplierRfqs } from './supplier-rfq.ts';

/** A request for quotes as paper, for a supplier who takes it by hand: the same for all, without a word of the others. */
export const rfqDocument: DocumentKind = {
  kind: 'supplier_rfq',
  path: '/api/v1/supplier-rfqs',
  tag: 'Requests for quotes',
  variables: rfqDocumentVariables,
  customFields: async () => new Map(),
  itemFields: async (db, ids) => fieldsOfRows(db, await itemsByRfq(db, ids)),
  permission: 'supplier_rfqs.read',
  scopes: ['supplier_documents.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeRfq,
};

async function describeRfq(ctx: ReadContext, id: string) {
  const [{ number, revision, sentAt, createdAt }, { timezone }, ours] = await Promise.all([
    supplierRfqs.byId(ctx.db, id),
    regionalOf(ctx),
    ourParty(ctx.db, [id]),
  ]);
  const day = printedDay(dayIn(timezone, new Date(sentAt ?? createdAt)));
  const changed = revision > 1 ? `, редакция ${revision}` : '';
  return {
    fileName: `Запрос предложений ${number} от ${day}${changed}`,
    pictures: await picturesOfSeller(ctx.db, ours.get(id) ?? null),
  };
}
