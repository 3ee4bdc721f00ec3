-- What may be spent on what and when, what takes of it, and what was moved between budgets.

create table budgets (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  code             text not null check (length(code) <= 100),
  name             text collate people not null check (length(name) <= 200),
  department_name  text check (length(department_name) <= 200),
  project_name     text check (length(project_name) <= 200),
  period_from      date not null,
  period_to        date not null check (period_to >= period_from),
  currency         currency not null,
  amount           amount not null check (amount >= 0),
  overrun_policy   text not null default 'warn' check (overrun_policy in ('stop', 'warn', 'approve')),
  responsible_id   uuid,
  comment          text check (length(comment) <= 5000),
  status           text not null default 'active' check (status in ('active', 'closed')),
  moved_amount     amount not null default 0.00,
  -- Sums of the entries, equal to them at every commit.
  committed_amount amount not null default 0.00,
  invoiced_amount  amount not null default 0.00,
  paid_amount      amount not null default 0.00,
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id),
  check (overrun_policy <> 'approve' or responsible_id is not null),
  foreign key (tenant_id, responsible_id) references users
);
create index budgets_by_code on budgets (tenant_id, lower(code), period_from);
create index budgets_by_department on budgets (tenant_id, lower(department_name), period_from) where department_name is not null;
create index budgets_of_responsible on budgets (tenant_id, responsible_id) where responsible_id is not null;
call fence('budgets', 'select, insert, update, delete', 'select, update');

-- One figure of a kind for each record that takes of a budget, as it stands now.
create table budget_entries (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  budget_id       uuid not null,
  kind            text not null check (kind in ('committed', 'invoiced', 'paid')),
  requisition_id  uuid not null,
  record_type     text not null check (record_type in ('procurement', 'invoice')),
  record_id       uuid not null,
  number          text not null,
  currency        currency not null,
  record_amount   amount not null,
  rate            numeric check (rate > 0),
  amount          amount not null,
  -- What an approver has let the requisition take over the budget.
  approved_amount amount,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, requisition_id, kind, record_id),
  foreign key (tenant_id, budget_id) references budgets
);
create index budget_entries_of on budget_entries (tenant_id, budget_id, updated_at, id);
call fence('budget_entries', 'select, insert, update, delete', 'select, insert, update, delete');

-- Never changed: what was moved wrongly is moved back.
create table budget_transfers (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  from_budget_id uuid not null,
  to_budget_id   uuid not null check (to_budget_id <> from_budget_id),
  amount         amount not null check (amount > 0),
  currency       currency not null,
  reason         text not null check (length(reason) <= 1000),
  created_at     instant not null default now(),
  created_by     uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, from_budget_id) references budgets,
  foreign key (tenant_id, to_budget_id) references budgets
);
create index budget_transfers_from on budget_transfers (tenant_id, from_budget_id, created_at, id);
create index budget_transfers_to on budget_transfers (tenant_id, to_budget_id, created_at, id);
call fence('budget_transfers', 'select, insert', 'select');

-- What invoices that stand have of a requisition, with VAT: their lines for its lines; lines for none, or the whole of an invoice without lines,
-- where the invoice itself names it.
-- What was paid of an invoice falls on its requisitions by their parts; each part is the difference of two rounded sums, so that parts add up
-- to what was paid.
create function requisition_spending(tenant_id uuid, requisition uuid)
returns table (invoice_id uuid, number text, currency text, invoiced numeric, paid numeric)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  with named as (
    select inv.id from invoices inv where inv.tenant_id = $1 and inv.requisition_id = $2
    union
    select line.invoice_id from invoice_lines line
    join requisition_lines wanted on wanted.tenant_id = $1 and wanted.id = line.requisition_line_id
    where line.tenant_id = $1 and wanted.requisition_id = $2
  ), parts as (
    select inv.id, inv.number, inv.currency, inv.paid_amount, coalesce(wanted.requisition_id, inv.requisition_id) as requisition_id, sum(coalesce(line.gross, inv.gross)) as part
    from named join invoices inv on inv.tenant_id = $1 and inv.id = named.id
    left join invoice_lines line on line.tenant_id = $1 and line.invoice_id = inv.id
    left join requisition_lines wanted on wanted.tenant_id = $1 and wanted.id = line.requisition_line_id
    where inv.status in ('received', 'pending_approval', 'approved', 'disputed', 'paid')
    group by inv.id, inv.number, inv.currency, inv.paid_amount, coalesce(wanted.requisition_id, inv.requisition_id)
  ), summed as (
    select parts.*, sum(parts.part) over (partition by parts.id order by parts.requisition_id) as upto,
      sum(parts.part) over (partition by parts.id) as whole
    from parts
  )
  select one.id, one.number, one.currency::text, one.part::numeric,
    coalesce(round(one.paid_amount * one.upto / nullif(one.whole, 0), 2)
      - round(one.paid_amount * (one.upto - one.part) / nullif(one.whole, 0), 2), 0)::numeric
  from summed one where one.requisition_id = $2;
end $$;
