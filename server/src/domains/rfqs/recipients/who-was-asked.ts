import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

interface Asked {
  recipientId: string;
  rfqId: string;
  procurementId: string | null;
  supplierId: string;
}

/** What suppliers were asked, by the identifiers of recipients, in one statement. */
export const whoWasAsked = (db: Db, recipientIds: readonly string[]): Promise<Asked[]> =>
  db.many<Asked>(sql`
    select asked.id as "recipientId", asked.rfq_id as "rfqId", rfq.requisition_id as "procurementId", asked.supplier_id as "supplierId"
    from supplier_rfq_recipients asked
    join supplier_rfqs rfq on rfq.tenant_id = ${db.tenant} and rfq.id = asked.rfq_id
    where asked.tenant_id = ${db.tenant} and asked.id = any(${recipientIds}::uuid[])`);
