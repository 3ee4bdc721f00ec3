import { get, patch, routes } from '../../kernel/routes.ts';
import { getCompany } from './operations/get-company.ts';
import { updateCompany } from './operations/update-company.ts';

export const companyRoutes = routes('Company', [
  get('/api/v1/settings/company', getCompany),
  patch('/api/v1/settings/company', updateCompany),
]);
