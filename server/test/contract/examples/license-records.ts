import { operatorToken, owner } from '../../harness.ts';
import type { Make } from './made.ts';

const offered = async () => 'messengers';

/** Paid widgets, as the portal sees them and as the operator of the installation does. */
export const licenseRecords: Record<string, Make> = {
  '/api/v1/settings/paid-widgets/:slug': offered,
  '/api/v1/operator/portals/:portal': async (made) => {
    made.headers = () => ({ 'x-operator-token': operatorToken });
    const { rows } = await owner.query('select slug from tenants where tenant_id = $1', [made.portal.tenantId]);
    return rows[0].slug;
  },
  '/api/v1/operator/portals/:portal/paid-widgets/:slug': offered,
};
