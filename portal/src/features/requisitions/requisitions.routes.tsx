import type { PortalRoute } from '../../router.tsx';

export const requisitionRoutes = (_portal: PortalRoute) => [] as const;
