import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { archiveSellerProfile } from './operations/archive-seller-profile.ts';
import { createSellerProfile } from './operations/create-seller-profile.ts';
import { restoreSellerProfile } from './operations/restore-seller-profile.ts';
import { updateSellerProfile } from './operations/update-seller-profile.ts';
import { getSellerProfile, listSellerProfiles } from './seller-profile.ts';

export const sellerRoutes = routes('Company', [
  get('/api/v1/settings/seller-profiles', listSellerProfiles),
  post('/api/v1/settings/seller-profiles', createSellerProfile),
  get('/api/v1/settings/seller-profiles/:id', getSellerProfile),
  patch('/api/v1/settings/seller-profiles/:id', updateSellerProfile),
  del('/api/v1/settings/seller-profiles/:id', archiveSellerProfile),
  act('/api/v1/settings/seller-profiles/:id/restore', restoreSellerProfile),
]);
