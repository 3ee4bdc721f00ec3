import { scimPortal } from '../../scim.ts';
import type { Make } from './made.ts';

/** A group comes from the provider, so no printed example makes one. */
export const providerGroupRecords: Record<string, Make> = {
  '/api/v1/provider-groups/:id': async ({ portal }) => (await (await scimPortal(portal)).makeGroup('Закупщики')).id,
};
