import { budgetTransfer as declared } from '../../../../../nouns/budget-transfer.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { type Sql, sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';

export const budgetTransfer = entityOf(declared);

export const budgetTransfers = store(budgetTransfer, {
  fromCode: (tenant) => codeOf(tenant, sql`moved.from_budget_id`),
  toCode: (tenant) => codeOf(tenant, sql`moved.to_budget_id`),
});

const codeOf = (tenant: TenantValue, id: Sql) =>
  sql`(select named.code from budgets named where named.tenant_id = ${tenant} and named.id = ${id})`;

export const transferListing = listingOf(declared, { name: 'budget-transfers', defaultSort: '-createdAt' });
