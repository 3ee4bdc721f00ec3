import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { printedDay } from '../../kernel/values/printed-day.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { supplierReturns } from './supplier-return.ts';
import { returnVariables } from './supplier-return.variables.ts';

/** A return as paper, which goes with the goods. */
export const returnDocument: DocumentKind = {
  kind: 'supplier_return',
  path: '/api/v1/supplier-returns',
  tag: 'Returns to suppliers',
  variables: returnVariables,
  customFields: async () => new Map(),
  permission: 'purchase_requisitions.read',
  scopes: ['purchase_requisitions.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeReturn,
};

async function describeReturn(ctx: ReadContext, id: string) {
  const [{ number, returnedAt }, { timezone }] = await Promise.all([supplierReturns.byId(ctx.db, id), regionalOf(ctx)]);
  return {
    fileName: `Возврат ${number} от ${printedDay(dayIn(timezone, new Date(returnedAt)))}`,
    pictures: { logo: null, stamp: null, signature: null },
  };
}
