import type { PortalRoute } from '../../router.tsx';

export const integrationRoutes = (_portal: PortalRoute) => [] as const;
