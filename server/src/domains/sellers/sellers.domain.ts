import type { Domain } from '../../platform/domain.ts';
import { fileHost } from '../../platform/files/host.ts';
import { updateSellerProfile } from './operations/update-seller-profile.ts';
import { getSellerProfile, sellerProfile } from './seller-profile.ts';
import { sellerRoutes } from './sellers.routes.ts';

export const sellersDomain: Domain = {
  entities: [sellerProfile],
  routes: sellerRoutes,
  fileHosts: [fileHost({ entityType: 'sellerProfile', get: getSellerProfile, update: updateSellerProfile })],
};
