import type { PortalRoute } from '../../router.tsx';

export const priceListRoutes = (_portal: PortalRoute) => [] as const;
