import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Whether a record waits for the steps of a route now. */
export const isByRoute = async ({ db }: ReadContext, recordType: ApprovedRecord, recordId: string): Promise<boolean> =>
  (await db.first(sql`
    select 1 from approval_requests asked
    where asked.tenant_id = ${db.tenant} and asked.record_type = ${recordType} and asked.record_id = ${recordId} and asked.status = 'pending'`)) !==
  undefined;
