import type { PortalRoute } from '../../router.tsx';

export const quoteRoutes = (_portal: PortalRoute) => [] as const;
