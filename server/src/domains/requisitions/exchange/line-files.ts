import type { Exchange } from '../../../kernel/exchange/exchange.ts';
import type { ExchangeParent } from '../../../kernel/exchange/exchange-rows.ts';
import { requisitions } from '../requisition.ts';
import { mostLines, requisitionLine } from '../requisition-line.ts';
import { listLines } from './operations/list-lines.ts';

/** What all files about the lines of one requisition share. */
export const lineFiles = {
  base: '/api/v1/purchase-requisitions/:procurementId/exchange',
  tag: 'Purchase requisitions',
  importing: { permission: 'purchase_requisitions.import', scope: 'purchase_requisitions.write' },
  exporting: { permission: 'purchase_requisitions.export', scope: 'purchase_requisitions.read' },
  entity: requisitionLine,
  list: listLines,
  mostRows: mostLines,
} satisfies Partial<Exchange>;

export const ofRequisition = {
  field: 'procurementId',
  title: 'Requisition',
  find: (ctx, procurementId) => requisitions.byId(ctx.db, procurementId),
} satisfies Partial<ExchangeParent>;
