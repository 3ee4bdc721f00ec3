import { type ApprovalRequest, approvalRequest as declared } from '../../../../../nouns/approval-request.ts';
import type { RouteStep } from '../../../../../nouns/approval-route.ts';
import { type ApprovedRecord, approvedRecordTypes } from '../../../../../nouns/approved-records.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';
import { hoursFromNow } from '../../company/working-calendar/hours-from-now.ts';
import type { OpenStep } from '../people/who-may-decide.ts';
import { type AskedStep, askedStep, namedBy, type Waiting } from './asked-step.ts';

export const approvalRequest = entityOf(declared);

export const approvalRequests = store(approvalRequest, {
  stepCount: () => sql`jsonb_array_length(asked.steps)`,
  stepName: () => sql`(asked.steps -> (asked.step - 1)) ->> 'name'`,
});

const kinds = { kind: 'choice', values: approvedRecordTypes, recordTypes: approvedRecordTypes } as const;

export const requestListing = listingOf(declared, {
  name: 'approvals',
  defaultSort: 'stepOpenedAt',
  fields: { recordType: { column: 'asked.record_type', ...kinds } },
});

/** A request with what its fields do not show: its steps, and whom the open one waits for. */
export interface HeldRequest extends Omit<OpenStep, 'recordType'> {
  request: ApprovalRequest;
  steps: readonly AskedStep[];
  /** Whether the open step has waited for as long as it says, and was not escalated yet. */
  isToEscalate: boolean;
}

/** The request that a record waits for or has put aside, locked until the transaction ends. */
export const lockRequestOf = (db: Db, recordType: ApprovedRecord, recordId: string) =>
  lockOne(
    db,
    sql`asked.record_type = ${recordType} and asked.record_id = ${recordId} and asked.status in ('pending', 'paused')`,
  );

export const lockRequest = (db: Db, id: string) => lockOne(db, sql`asked.id = ${id}`);

/** Locking and reading are two statements in one flight: after a wait the second reads what was committed meanwhile. */
async function lockOne(db: Db, which: Sql): Promise<HeldRequest | undefined> {
  const locked = sql`select 1 from approval_requests asked where asked.tenant_id = ${db.tenant} and ${which} for update`;
  const [, [request], hidden] = await Promise.all([
    db.execute(locked),
    approvalRequests.read(db, approvalRequests.select(db, which)),
    db.first<Omit<HeldRequest, 'request'>>(sql`
      select ${hiddenColumns(db)} from approval_requests asked where asked.tenant_id = ${db.tenant} and ${which}`),
  ]);
  return request && hidden && { request, ...hidden, steps: hidden.steps.map(askedStep) };
}

const hiddenColumns = (db: Db) => sql`
  ${raw('asked.steps, asked.waiting_users as "waitingUsers", asked.waiting_roles as "waitingRoles", asked.authors')},
  coalesce(asked.escalate_at <= portal_now(), false) as "isToEscalate",
  array(select said.user_id from approval_decisions said
    where said.tenant_id = ${db.tenant} and said.request_id = asked.id and said.step = asked.step) as decided`;

/** Columns of a step that opens: whom it waits for, when to remind them, and when to ask others besides. */
export const openingOf = async (ctx: ReadContext, step: RouteStep) => ({
  ...waitingFor(namedBy(step.approvers)),
  remind_at: await momentAfter(ctx, step.remindAfterHours),
  escalate_at: await momentAfter(ctx, step.escalateAfterHours),
  deserted_at: null,
});

export const waitingFor = ({ waitingUsers, waitingRoles }: Waiting) => ({
  waiting_users: waitingUsers,
  waiting_roles: waitingRoles,
});

export const momentAfter = async (ctx: ReadContext, hours: number | null): Promise<string | null> =>
  hours === null ? null : hoursFromNow(ctx, hours);

/** Nothing is asked again, and nobody besides. */
export const untimed = { remind_at: null, escalate_at: null };

/** Columns of a request that waits for nobody any more. */
export const closed = { ...waitingFor(namedBy([])), ...untimed };
