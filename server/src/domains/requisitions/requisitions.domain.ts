import type { Domain } from '../../platform/domain.ts';
import { pipelineCards, pipelineRoutes } from './pipeline/pipeline.routes.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';
import { lineCustomFields, requisitionCustomFields } from './requisitions.custom-fields.ts';
import { requisitionFacade } from './requisitions.facade.ts';
import { requisitionFiles } from './requisitions.files.ts';
import { requisitionRoutes } from './requisitions.routes.ts';
import { requisitionVariables } from './requisitions.variables.ts';
import { requisitionSupplier } from './suppliers/requisition-supplier.ts';
import { requisitionSupplierRoutes } from './suppliers/suppliers.routes.ts';

export const requisitionsDomain: Domain = {
  cards: [requisition, requisitionLine, requisitionSupplier, ...pipelineCards],
  routes: [...requisitionRoutes, ...requisitionSupplierRoutes, ...pipelineRoutes],
  facadeResources: [requisitionFacade],
  variableNamespaces: [requisitionVariables],
  customFieldHosts: [requisitionCustomFields, lineCustomFields],
  fileHosts: [requisitionFiles],
};
