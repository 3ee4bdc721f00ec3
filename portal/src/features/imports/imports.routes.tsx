import type { PortalRoute } from '../../router.tsx';

export const importRoutes = (_portal: PortalRoute) => [] as const;
