import { standingStatuses } from '../../../../nouns/invoice-flow.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** What an invoice takes of the limit of its contract: its amount by the rate that was frozen with it. */
export interface UnderContract {
  id: string;
  number: string | null;
  currency: string;
  gross: string;
  rate: string;
  /** In the currency of the contract. */
  worth: string;
  /** Of all of them together, those that are not shown too. */
  total: string;
}

/** The largest invoices that `contract_documents` counts under a contract. */
export const invoicesUnder = (db: Db, contractId: string, most: number): Promise<UnderContract[]> =>
  db.many<UnderContract>(sql`
    select inv.id, inv.number, inv.currency, inv.gross, inv.contract_rate as rate, round(inv.gross * inv.contract_rate, 2) as worth,
      sum(round(inv.gross * inv.contract_rate, 2)) over () as total
    from invoices inv
    where inv.tenant_id = ${db.tenant} and inv.contract_id = ${contractId} and inv.status = any(${standingStatuses})
      and inv.contract_rate is not null
    order by worth desc, inv.id limit ${most}`);
