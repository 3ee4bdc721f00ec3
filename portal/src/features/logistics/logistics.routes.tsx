import type { PortalRoute } from '../../portal-route.tsx';
import { mapRoutes } from './map/map.routes.tsx';

export const logisticsRoutes = (portal: PortalRoute) => [...mapRoutes(portal)];
