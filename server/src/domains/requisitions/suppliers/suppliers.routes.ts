import { get, patch, post, routes } from '../../../kernel/routes.ts';
import { addSupplier } from './operations/add-supplier.ts';
import { listSuppliers } from './operations/list-suppliers.ts';
import { updateSupplier } from './operations/update-supplier.ts';

const base = '/api/v1/purchase-requisitions';

export const requisitionSupplierRoutes = routes('Purchase requisitions', [
  get(`${base}/:procurementId/suppliers`, listSuppliers),
  post(`${base}/:procurementId/suppliers`, addSupplier),
  patch(`${base}/:procurementId/suppliers/:procurementSupplierId`, updateSupplier),
]);
