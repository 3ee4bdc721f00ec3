import { get, patch, post, routes } from '../../../kernel/routes.ts';
import { addSupplier } from './operations/add-supplier.ts';
import { listSuppliers } from './operations/list-suppliers.ts';
import { updateSupplier } from './operations/update-supplier.ts';

const base = '/api/v1/purchase-requisitions';

export const requisitionSupplierRoutes = routes('Purchase requisitions', [
  get(`${base}/:id/suppliers`, listSuppliers),
  post(`${base}/:id/suppliers`, addSupplier),
  patch(`${base}/:procurementId/suppliers/:id`, updateSupplier),
]);
