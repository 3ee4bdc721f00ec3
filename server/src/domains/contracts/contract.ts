import { contract as declared } from '../../../../nouns/contract.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const contract = entityOf(declared);

export const contracts = store(contract, {
  counterparty: (tenant) => sql`
    (select json_build_object('name', party.short_name, 'inn', party.inn) from counterparties party
     where party.tenant_id = ${tenant} and party.id = contract.counterparty_id)`,
  seller: (tenant) => sql`
    (select json_build_object('name', seller.name) from seller_profiles seller
     where seller.tenant_id = ${tenant} and seller.id = contract.seller_profile_id)`,
  usedAmount: (tenant) => sql`contract_usage(tenant_id => ${tenant}, contract => contract.id)`,
});

export const contractListing = listingOf(declared, { name: 'contracts', defaultSort: '-date' });

export const contractReading = {
  permission: 'contracts.read',
  scope: ['customer_documents.read', 'supplier_documents.read'],
} as const;
