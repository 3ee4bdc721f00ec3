import type { ApprovedRecord } from '../../../../../nouns/approved-records.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { approvalRequests } from './approval-request.ts';
import { cancelRequest } from './end-request.ts';

interface Of {
  recordType: ApprovedRecord;
  recordId: string;
}

/** Takes back what was decided of a record last, for it no longer says how the record stands. The record is locked by its operation. */
export const forgetDecided = (ctx: WriteContext, of: Of) => forget(ctx, of, ['approved', 'rejected']);

export const forgetApproved = (ctx: WriteContext, of: Of) => forget(ctx, of, ['approved']);

export const forgetRejected = (ctx: WriteContext, of: Of) => forget(ctx, of, ['rejected']);

async function forget(ctx: WriteContext, { recordType, recordId }: Of, statuses: readonly string[]): Promise<void> {
  const { db } = ctx;
  const latest = sql`asked.status = any(${statuses}) and asked.id = (
    select last.id from approval_requests last
    where last.tenant_id = ${db.tenant} and last.record_type = ${recordType} and last.record_id = ${recordId}
    order by last.id desc limit 1)`;
  const [request] = await approvalRequests.read(db, approvalRequests.select(db, latest));
  if (request) await cancelRequest(ctx, { request }, request.reason);
}
