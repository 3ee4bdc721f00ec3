import type { PortalRoute } from '../../router.tsx';

export const rfqRoutes = (_portal: PortalRoute) => [] as const;
