import { endedStatuses } from '../../../../nouns/sales-invoice-flow.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { UnderContract } from '../billing/invoices-under.ts';

/** The largest sales invoices that `contract_documents` counts under a contract. */
export const salesInvoicesUnder = (db: Db, contractId: string, most: number): Promise<UnderContract[]> =>
  db.many<UnderContract>(sql`
    select si.id, si.number, si.currency, si.gross_amount as gross, si.contract_rate as rate,
      round(si.gross_amount * si.contract_rate, 2) as worth, sum(round(si.gross_amount * si.contract_rate, 2)) over () as total
    from sales_invoices si
    where si.tenant_id = ${db.tenant} and si.contract_id = ${contractId} and si.status <> all(${endedStatuses})
      and si.contract_rate is not null
    order by worth desc, si.id limit ${most}`);
