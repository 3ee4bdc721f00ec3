export interface Rule {
  invariant: string;
  /** Answers what breaks it, a text for each; `$1` is the portal. */
  sql: string;
}

/** Who speaks for an approver `one` of a step. */
const speakers = `select (one ->> 'id')::uuid where one ->> 'kind' = 'user'
  union all select held.user_id from user_roles held where held.tenant_id = $1 and held.role_id = (one ->> 'id')::uuid and one ->> 'kind' = 'role'`;

const isAnswered = `exists (select 1 from approval_decisions said
  where said.tenant_id = $1 and said.request_id = asked.id and said.step = step.place and said.verdict = 'approved' and said.user_id in (${speakers}))`;

/** Where nobody approves their own, authors speak for nobody. */
const isAble = `exists (select 1 from (${speakers}) speaker(id)
  where not (company.no_self_approval and speaker.id = any(asked.authors)))`;

/** Records that are approved, with where they stand, or stood before they were put aside. */
const records = `(
  select 'procurement' as kind, id, status, held_from as aside, planned_total as amount from requisitions where tenant_id = $1
  union all select 'invoice', id, status, disputed_from, gross from invoices where tenant_id = $1
  union all select 'commercial_proposal', id, status, null, total_amount from commercial_proposals where tenant_id = $1
  union all select 'sales_invoice', id, status, null, total_amount from sales_invoices where tenant_id = $1) record`;

const latest = `(
  select distinct on (record_type, record_id) * from approval_requests where tenant_id = $1 order by record_type, record_id, id desc) asked`;

export const approvalRules: readonly Rule[] = [
  {
    invariant: 'B15 no step of a route is passed over',
    sql: `select asked.record_type || ' ' || asked.record_id || ': step ' || step.place || ' of ' || asked.status from approval_requests asked
      join company_profiles company on company.tenant_id = $1
      cross join lateral jsonb_array_elements(asked.steps) with ordinality as step(body, place)
      where asked.tenant_id = $1 and (asked.status = 'approved' or step.place < asked.step)
        and not exists (select 1 from approval_decisions said
          where said.tenant_id = $1 and said.request_id = asked.id and said.step = step.place and said.verdict = 'passed')
        and not case when step.body ->> 'mode' = 'any'
          then exists (select 1 from jsonb_array_elements(step.body -> 'approvers') one where ${isAnswered})
          else not exists (select 1 from jsonb_array_elements(step.body -> 'approvers') one where ${isAble} and not ${isAnswered}) end`,
  },
  {
    invariant: 'B16 a record stands where its approval does',
    sql: `select asked.record_type || ' ' || asked.record_id || ' ' || coalesce(record.status, 'is gone') || ': ' || asked.status from ${latest}
      left join ${records} on record.kind = asked.record_type and record.id = asked.record_id
      where not coalesce(case asked.status
        when 'pending' then record.status = 'pending_approval'
        when 'paused' then record.status in ('on_hold', 'disputed') and record.aside = 'pending_approval'
        when 'approved' then coalesce(record.aside, record.status) not in ('draft', 'received', 'pending_approval', 'rejected')
        when 'rejected' then coalesce(record.aside, record.status) in ('rejected', 'draft', 'received', 'cancelled')
        else true end, asked.status not in ('pending', 'paused'))`,
  },
  {
    invariant: 'B17 no word of approval outlives what it was said of',
    sql: `select asked.record_type || ' ' || asked.record_id || ': ' || asked.amount || ' of ' || record.amount from ${latest}
      join ${records} on record.kind = asked.record_type and record.id = asked.record_id
      where asked.amount <> record.amount and (asked.status in ('pending', 'paused') or asked.status = 'approved' and record.kind <> 'procurement')`,
  },
];
