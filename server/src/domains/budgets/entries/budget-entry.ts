import { type BudgetEntry, budgetEntry as declared } from '../../../../../nouns/budget-entry.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';

export const budgetEntry = entityOf(declared);

export const budgetEntries = store(budgetEntry);

export const entryListing = listingOf(declared, { name: 'budget-entries', defaultSort: '-updatedAt' });

/** An entry with what its fields do not show. */
export interface HeldEntry extends BudgetEntry {
  budgetId: string;
  approvedAmount: string | null;
}

/** All that a requisition takes of a budget now. */
export const entriesOf = (db: Db, procurementId: string) =>
  db.many<HeldEntry>(sql`
    select ${budgetEntries.shown()}, entry.budget_id as "budgetId", entry.approved_amount as "approvedAmount" from budget_entries entry
    where entry.tenant_id = ${db.tenant} and entry.requisition_id = ${procurementId}`);
