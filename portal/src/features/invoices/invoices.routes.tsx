import type { PortalRoute } from '../../router.tsx';

export const invoiceRoutes = (_portal: PortalRoute) => [] as const;
