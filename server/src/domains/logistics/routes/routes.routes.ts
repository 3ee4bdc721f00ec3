import { act, del, get, patch, post, routes } from '../../../kernel/routes.ts';
import { createRoute } from './operations/create-route.ts';
import { deleteRoute } from './operations/delete-route.ts';
import { getRoute } from './operations/get-route.ts';
import { listRoutes } from './operations/list-routes.ts';
import { restoreRoute } from './operations/restore-route.ts';
import { updateRoute } from './operations/update-route.ts';

const base = '/api/v1/logistics/routes';

export const routeRoutes = routes('Logistics', [
  get(base, listRoutes),
  post(base, createRoute),
  get(`${base}/:routeId`, getRoute),
  patch(`${base}/:routeId`, updateRoute),
  del(`${base}/:routeId`, deleteRoute),
  act(`${base}/:routeId/restore`, restoreRoute),
]);
