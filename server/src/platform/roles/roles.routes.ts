import { del, get, patch, post, put, routes } from '../../kernel/routes.ts';
import { createRole } from './operations/create-role.ts';
import { deleteRole } from './operations/delete-role.ts';
import { demandSecondFactor } from './operations/demand-second-factor.ts';
import { listPermissions } from './operations/list-permissions.ts';
import { updateRole } from './operations/update-role.ts';
import { getRole, listRoles } from './role.ts';

export const roleRoutes = routes('Roles', [
  get('/api/v1/settings/roles', listRoles),
  post('/api/v1/settings/roles', createRole),
  get('/api/v1/settings/roles/:id', getRole),
  patch('/api/v1/settings/roles/:id', updateRole),
  put('/api/v1/settings/roles/:id/second-factor', demandSecondFactor),
  del('/api/v1/settings/roles/:id', deleteRole),
  get('/api/v1/settings/permissions', listPermissions),
]);
