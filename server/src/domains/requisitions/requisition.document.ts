import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { printedDay } from '../../kernel/values/printed-day.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { requisitions } from './requisition.ts';
import { requisitionDocumentVariables } from './requisition-document.variables.ts';

/** A requisition as paper, for whoever decides away from a screen. */
export const requisitionDocument: DocumentKind = {
  kind: 'purchase_requisition',
  path: '/api/v1/purchase-requisitions',
  idInPath: 'procurementId',
  tag: 'Purchase requisitions',
  variables: requisitionDocumentVariables,
  customFields: async (db, ids) =>
    new Map((await requisitions.byIds(db, ids)).map(({ id, customFields }) => [id, customFields])),
  permission: 'purchase_requisitions.export',
  scopes: ['purchase_requisitions.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeRequisition,
};

async function describeRequisition(ctx: ReadContext, id: string) {
  const [{ number, createdAt }, { timezone }] = await Promise.all([requisitions.byId(ctx.db, id), regionalOf(ctx)]);
  return {
    fileName: `Заявка ${number} от ${printedDay(dayIn(timezone, new Date(createdAt)))}`,
    pictures: { logo: null, stamp: null, signature: null },
  };
}
