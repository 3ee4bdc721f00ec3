import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { owedText } from '../../billing/owed-text.ts';
import { listAddress } from '../list-address.ts';

/** Invoices of which something is owed, as `inv`. */
export const owed = (db: Db): Sql => sql`
  invoices inv where inv.tenant_id = ${db.tenant} and inv.gross > inv.paid_amount and ${raw(owedText)} > 0 and inv.status = any(${standingStatuses}::text[])`;

/** The address of the list of those that are due within these days. */
export function owedRecords(currency: string, due: Readonly<Record<string, string>>): string {
  const query = { 'outstandingAmount[gt]': '0', 'status[in]': standingStatuses.join(','), currency, ...due };
  return listAddress('invoices', query);
}
