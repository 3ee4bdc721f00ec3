import type { Domain } from '../../platform/domain.ts';
import { constructionRequestExchange } from './exchange/construction-request.exchange.ts';
import { lineExchange } from './exchange/lines.exchange.ts';
import { approvalTold } from './letters/tell-approval.ts';
import { pipelineCards, pipelineRoutes } from './pipeline/pipeline.routes.ts';
import { receiptReading } from './receipts/receipts.facade.ts';
import { receiptRoutes } from './receipts/receipts.routes.ts';
import { stockReceipt } from './receipts/stock-receipt.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';
import { lineCustomFields, requisitionCustomFields } from './requisitions.custom-fields.ts';
import { requisitionFacade } from './requisitions.facade.ts';
import { requisitionFiles } from './requisitions.files.ts';
import { requisitionRoutes } from './requisitions.routes.ts';
import { requisitionVariables } from './requisitions.variables.ts';
import { stageShown, supplierShown } from './shown-names.ts';
import { requisitionSupplier } from './suppliers/requisition-supplier.ts';
import { requisitionSupplierRoutes } from './suppliers/suppliers.routes.ts';

export const requisitionsDomain: Domain = {
  cards: [requisition, requisitionLine, requisitionSupplier, stockReceipt, ...pipelineCards],
  routes: [...requisitionRoutes, ...requisitionSupplierRoutes, ...receiptRoutes, ...pipelineRoutes],
  facadeResources: [requisitionFacade],
  facadeReadings: [receiptReading],
  variableNamespaces: [requisitionVariables],
  customFieldHosts: [requisitionCustomFields, lineCustomFields],
  fileHosts: [requisitionFiles],
  exchanged: [lineExchange, constructionRequestExchange],
  reactions: [approvalTold, stageShown, supplierShown],
};
