import type { PortalRoute } from '../../router.tsx';

export const inboxRoutes = (_portal: PortalRoute) => [] as const;
