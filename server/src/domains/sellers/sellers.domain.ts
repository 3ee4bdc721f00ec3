import type { Domain } from '../../platform/domain.ts';
import { fileHost } from '../../platform/files/host.ts';
import { updateSellerProfile } from './operations/update-seller-profile.ts';
import { getSellerProfile, sellerProfile } from './seller-profile.ts';
import { sellerRoutes } from './sellers.routes.ts';

const host = { entityType: 'sellerProfile', entity: sellerProfile, get: getSellerProfile };

export const sellersDomain: Domain = {
  entities: [sellerProfile],
  routes: sellerRoutes,
  recordHosts: [host],
  fileHosts: [fileHost({ ...host, update: updateSellerProfile })],
};
