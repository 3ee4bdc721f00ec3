import { commercialProposal as declared } from '../../../../nouns/commercial-proposal.ts';
import { endedStatuses } from '../../../../nouns/sales-invoice-flow.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const commercialProposal = entityOf(declared);

export const commercialProposals = store(commercialProposal, {
  customer: (tenant) => sql`
    (select json_build_object('name', party.short_name, 'inn', party.inn) from counterparties party
     where party.tenant_id = ${tenant} and party.id = kp.customer_id)`,
  salesInvoiceId: (tenant) => sql`
    (select si.id from sales_invoices si where si.tenant_id = ${tenant} and si.proposal_id = kp.id and si.status <> all(${endedStatuses}::text[]))`,
});

export const proposalListing = listingOf(declared, { name: 'commercial-proposals', defaultSort: '-updatedAt' });

export const proposalReading = {
  permission: 'commercial_proposals.read',
  scope: ['customer_documents.read', 'documents.read'],
} as const;
