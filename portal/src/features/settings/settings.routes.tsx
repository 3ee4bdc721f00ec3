import type { PortalRoute } from '../../router.tsx';

export const settingsRoutes = (_portal: PortalRoute) => [] as const;
