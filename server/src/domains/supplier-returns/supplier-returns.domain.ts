import type { Domain } from '../../platform/domain.ts';
import { returnDocument } from './supplier-return.document.ts';
import { linesOfReturns } from './supplier-return.lines.ts';
import { supplierReturn } from './supplier-return.ts';
import { supplierReturnRoutes } from './supplier-returns.routes.ts';

export const supplierReturnsDomain: Domain = {
  entities: [supplierReturn],
  routes: supplierReturnRoutes,
  recordLines: [linesOfReturns],
  documentKinds: [returnDocument],
};
