import type { PortalRoute } from '../../router.tsx';

export const developerRoutes = (_portal: PortalRoute) => [] as const;
