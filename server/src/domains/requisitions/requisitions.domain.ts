import { facadeResource } from '../../kernel/facade-resource.ts';
import type { Job } from '../../kernel/job.ts';
import type { Domain } from '../../platform/domain.ts';
import { createLinked } from '../../platform/external-links/create-linked.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { followBudget } from './draws/follow-budget.ts';
import { recountDraws } from './draws/recount-draws.job.ts';
import { constructionRequestExchange } from './exchange/construction-request.exchange.ts';
import { lineExchange } from './exchange/lines.exchange.ts';
import { lateGoodsSchedule } from './late/late-goods.schedule.ts';
import { updateLine } from './lines/operations/update-line.ts';
import { changeStatus } from './moves/operations/change-status.ts';
import { tellApproval } from './moves/tell-approval.ts';
import { createRequisition } from './operations/create-requisition.ts';
import { listWithLines } from './operations/list-with-lines.ts';
import { readRequisitionCard } from './operations/read-requisition-card.ts';
import { readWithLines } from './operations/read-with-lines.ts';
import { updateRequisition } from './operations/update-requisition.ts';
import { pipelineEntities, pipelineRoutes } from './pipeline/pipeline.routes.ts';
import { receiptReading } from './receipts/receipts.facade.ts';
import { receiptRoutes } from './receipts/receipts.routes.ts';
import { linesOfReceipts } from './receipts/stock-receipt.lines.ts';
import { stockReceipt } from './receipts/stock-receipt.ts';
import { tellReceived } from './receipts/tell-received.ts';
import { requisitionDocument } from './requisition.document.ts';
import { requisitionFigures } from './requisition.figures.ts';
import { linesOfRequisitions } from './requisition.lines.ts';
import { getRequisition, requisition, requisitions } from './requisition.ts';
import { requisitionApprovals } from './requisition-approvals.ts';
import { getLine, requisitionLine, requisitionLines } from './requisition-line.ts';
import { requisitionRoutes } from './requisitions.routes.ts';
import { requisitionVariables } from './requisitions.variables.ts';
import { stageShown, supplierShown } from './shown-names.ts';
import { requisitionSupplier } from './suppliers/requisition-supplier.ts';
import { requisitionSupplierRoutes } from './suppliers/suppliers.routes.ts';

/** Requisitions are cancelled, never deleted: there is nothing to archive. */
const requisitionFacade = facadeResource({
  path: '/api/v1/integration-api/purchase-requisitions',
  aliases: ['procurements'],
  entity: requisition,
  list: listWithLines,
  get: readWithLines,
  create: createLinked('purchase-requisitions', requisition, createRequisition),
  update: updateRequisition,
  changeStatus,
});

const hosts = hostsOf(requisitions, { get: getRequisition, update: updateRequisition });
const lineHosts = hostsOf(requisitionLines, { get: getLine, update: updateLine });

export const requisitionsDomain: Domain = {
  entities: [requisition, requisitionLine, requisitionSupplier, stockReceipt, ...pipelineEntities],
  approvalHosts: [requisitionApprovals],
  routes: [...requisitionRoutes, ...requisitionSupplierRoutes, ...receiptRoutes, ...pipelineRoutes],
  facadeResources: [requisitionFacade],
  facadeReadings: [receiptReading],
  variableNamespaces: [requisitionVariables],
  documentKinds: [requisitionDocument],
  figureHosts: [requisitionFigures],
  recordLines: [linesOfRequisitions, linesOfReceipts],
  recordHosts: hosts.recordHosts.map((host) => ({ ...host, card: readRequisitionCard })),
  customFieldHosts: [...hosts.customFieldHosts, ...lineHosts.customFieldHosts],
  fileHosts: hosts.fileHosts,
  exchanged: [lineExchange, constructionRequestExchange],
  schedules: [lateGoodsSchedule],
  jobs: [recountDraws as Job],
  reactions: [followBudget, tellApproval, tellReceived, stageShown, supplierShown],
};
