import type { PortalRoute } from '../../router.tsx';

export const compareRoutes = (_portal: PortalRoute) => [] as const;
