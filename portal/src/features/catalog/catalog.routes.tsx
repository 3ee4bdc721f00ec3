import type { PortalRoute } from '../../router.tsx';

export const catalogRoutes = (_portal: PortalRoute) => [] as const;
