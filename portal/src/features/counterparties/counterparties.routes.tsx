import type { PortalRoute } from '../../router.tsx';

export const counterpartyRoutes = (_portal: PortalRoute) => [] as const;
