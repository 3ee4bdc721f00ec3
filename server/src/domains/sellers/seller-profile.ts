import { sellerProfile as declared } from '../../../../nouns/seller-profile.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const sellerProfile = entityOf(declared);

export const sellerProfiles = store(sellerProfile);

const reading = { permission: 'company_settings.read', scope: 'settings.read' } as const;

export const getSellerProfile = getRecord(sellerProfiles, {
  name: 'sellers.get-seller-profile',
  summary: words('Get a seller profile', 'Получить профиль продавца'),
  ...reading,
});

export const listSellerProfiles = listRecords(
  sellerProfiles,
  listingOf(declared, { name: 'seller_profiles', defaultSort: 'name' }),
  {
    name: 'sellers.list-seller-profiles',
    summary: words('List seller profiles', 'Список профилей продавца'),
    ...reading,
  },
);
