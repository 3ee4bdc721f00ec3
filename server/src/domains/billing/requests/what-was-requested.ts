import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

interface Requested {
  requestId: string;
  procurementId: string;
  supplierId: string;
}

/** For what invoices were asked, by the identifiers of the requests, in one statement. */
export const whatWasRequested = (db: Db, requestIds: readonly string[]): Promise<Requested[]> =>
  db.many<Requested>(sql`
    select id as "requestId", requisition_id as "procurementId", supplier_id as "supplierId" from invoice_requests
    where tenant_id = ${db.tenant} and id = any(${requestIds}::uuid[])`);
