-- Generated: what the migrations add up to.

create domain amount as numeric CHECK (((abs(VALUE) < '1000000000000000'::numeric) AND (scale(VALUE) <= 2)));

create domain currency as text CHECK ((VALUE ~ '^[A-Z]{3}$'::text));

create domain instant as timestamp(3) with time zone;

create domain measure as numeric CHECK (((VALUE >= (0)::numeric) AND (VALUE < '10000000000000'::numeric) AND (scale(VALUE) <= 6)));

create domain percent as numeric CHECK (((abs(VALUE) < '100000'::numeric) AND (scale(VALUE) <= 4)));

create domain price as numeric CHECK (((VALUE >= (0)::numeric) AND (VALUE < '10000000000000'::numeric) AND (scale(VALUE) <= 6)));

create domain signed_decimal as numeric CHECK (((abs(VALUE) < '10000000000000'::numeric) AND (scale(VALUE) <= 6)));

-- api_keys
create table api_keys (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  family_id uuid not null,
  key_id text not null,
  digest bytea not null,
  last4 text not null,
  env text not null default 'live'::text,
  name text collate people not null,
  scopes text[] not null,
  allowed_cidrs cidr[] not null default '{}'::cidr[],
  require_if_match boolean not null default false,
  rate_factor numeric not null default 1,
  status text not null default 'active'::text,
  created_by uuid,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  expires_at instant,
  archived_at instant,
  last_used_at instant,
  last_used_ip inet,
  successor_id uuid,
  noticed_days integer,
  version bigint not null default 1,
  writes_wait boolean not null default false,
  constraint api_keys_pkey PRIMARY KEY (tenant_id, id),
  constraint api_keys_env_check CHECK ((env = ANY (ARRAY['live'::text, 'test'::text]))),
  constraint api_keys_rate_factor_check CHECK ((rate_factor > (0)::numeric)),
  constraint api_keys_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint api_keys_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint api_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint api_keys_tenant_id_key_id_key UNIQUE (tenant_id, key_id)
);
CREATE INDEX api_keys_expiring ON public.api_keys USING btree (expires_at) WHERE ((status = 'active'::text) AND (expires_at IS NOT NULL) AND (successor_id IS NULL));
CREATE INDEX api_keys_of_family ON public.api_keys USING btree (tenant_id, family_id);
CREATE TRIGGER api_keys_address AFTER INSERT OR DELETE ON public.api_keys FOR EACH ROW EXECUTE FUNCTION keep_address('api key', 'key_id', 'id');
CREATE TRIGGER api_keys_touch AFTER UPDATE OF scopes, allowed_cidrs, require_if_match, rate_factor, status, created_by, expires_at, writes_wait ON public.api_keys FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy directory on api_keys for select to prokura_directory using (true);
create policy tenant on api_keys using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on api_keys to prokura_service;
grant select, update on api_keys to prokura_worker;

-- approval_decisions
create table approval_decisions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  request_id uuid not null,
  step integer not null,
  user_id uuid not null,
  in_place_of uuid[] not null default '{}'::uuid[],
  verdict text not null,
  comment text,
  decided_at instant not null default portal_now(),
  constraint approval_decisions_pkey PRIMARY KEY (tenant_id, id),
  constraint approval_decisions_comment_check CHECK ((length(comment) <= 1000)),
  constraint approval_decisions_step_check CHECK ((step >= 1)),
  constraint approval_decisions_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES approval_requests(tenant_id, id) ON DELETE CASCADE,
  constraint approval_decisions_tenant_id_request_id_step_user_id_key UNIQUE (tenant_id, request_id, step, user_id),
  constraint approval_decisions_verdict_check CHECK ((verdict = ANY (ARRAY['approved'::text, 'rejected'::text, 'passed'::text])))
);
alter table approval_decisions enable row level security;
alter table approval_decisions force row level security;
create policy tenant on approval_decisions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on approval_decisions to prokura_service;
grant insert, select on approval_decisions to prokura_worker;

-- approval_requests
create table approval_requests (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  record_type text not null,
  record_id uuid not null,
  number text collate people,
  title text collate people not null,
  amount amount not null,
  currency currency not null,
  due_date date,
  route_id uuid not null,
  route_name text collate people not null,
  steps jsonb not null,
  step integer not null default 1,
  step_opened_at instant not null default portal_now(),
  waiting_users uuid[] not null default '{}'::uuid[],
  waiting_roles uuid[] not null default '{}'::uuid[],
  authors uuid[] not null default '{}'::uuid[],
  asked_by uuid,
  status text not null,
  reason text,
  remind_at instant,
  deserted_at instant,
  decided_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  escalate_at instant,
  constraint approval_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint approval_requests_check CHECK ((step <= jsonb_array_length(steps))),
  constraint approval_requests_reason_check CHECK ((length(reason) <= 1000)),
  constraint approval_requests_record_type_check CHECK ((record_type = ANY (ARRAY['procurement'::text, 'invoice'::text, 'commercial_proposal'::text, 'sales_invoice'::text, 'contract'::text]))),
  constraint approval_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paused'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text]))),
  constraint approval_requests_step_check CHECK ((step >= 1))
);
CREATE INDEX approval_requests_of ON public.approval_requests USING btree (tenant_id, record_type, record_id, id);
CREATE UNIQUE INDEX approval_requests_open ON public.approval_requests USING btree (tenant_id, record_type, record_id) WHERE (status = ANY (ARRAY['pending'::text, 'paused'::text]));
CREATE INDEX approval_requests_to_escalate ON public.approval_requests USING btree (escalate_at) WHERE ((status = 'pending'::text) AND (escalate_at IS NOT NULL));
CREATE INDEX approval_requests_to_remind ON public.approval_requests USING btree (remind_at) WHERE ((status = 'pending'::text) AND (remind_at IS NOT NULL));
CREATE INDEX approval_requests_waiting ON public.approval_requests USING btree (tenant_id, step_opened_at, id) WHERE (status = 'pending'::text);
alter table approval_requests enable row level security;
alter table approval_requests force row level security;
create policy directory on approval_requests for select to prokura_directory using (true);
create policy tenant on approval_requests using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on approval_requests to prokura_service;
grant insert, select, update on approval_requests to prokura_worker;

-- approval_routes
create table approval_routes (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  record_type text not null,
  name text collate people not null,
  position integer not null,
  is_active boolean not null default true,
  amount_from price,
  amount_to price,
  category_ids uuid[] not null default '{}'::uuid[],
  departments text[] not null default '{}'::text[],
  steps jsonb not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  over_budget boolean not null default false,
  counterparty_ids uuid[] not null default '{}'::uuid[],
  constraint approval_routes_pkey PRIMARY KEY (tenant_id, id),
  constraint approval_routes_check CHECK (((amount_to)::numeric > COALESCE((amount_from)::numeric, (0)::numeric))),
  constraint approval_routes_name_check CHECK ((length(name) <= 200)),
  constraint approval_routes_position_check CHECK ((("position" >= 1) AND ("position" <= 1000))),
  constraint approval_routes_record_type_check CHECK ((record_type = ANY (ARRAY['procurement'::text, 'invoice'::text, 'commercial_proposal'::text, 'sales_invoice'::text, 'contract'::text]))),
  constraint approval_routes_steps_check CHECK (((jsonb_typeof(steps) = 'array'::text) AND ((jsonb_array_length(steps) >= 1) AND (jsonb_array_length(steps) <= 10))))
);
CREATE INDEX approval_routes_in_order ON public.approval_routes USING btree (tenant_id, record_type, "position", id);
CREATE TRIGGER approval_routes_touch AFTER INSERT OR DELETE OR UPDATE ON public.approval_routes FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table approval_routes enable row level security;
alter table approval_routes force row level security;
create policy tenant on approval_routes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on approval_routes to prokura_service;
grant select on approval_routes to prokura_worker;

-- approval_substitutes
create table approval_substitutes (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  substitute_id uuid not null,
  first_day date not null,
  last_day date not null,
  comment text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint approval_substitutes_pkey PRIMARY KEY (tenant_id, id),
  constraint approval_substitutes_check CHECK ((user_id <> substitute_id)),
  constraint approval_substitutes_check1 CHECK ((last_day >= first_day)),
  constraint approval_substitutes_comment_check CHECK ((length(comment) <= 300)),
  constraint approval_substitutes_tenant_id_substitute_id_fkey FOREIGN KEY (tenant_id, substitute_id) REFERENCES users(tenant_id, id),
  constraint approval_substitutes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX approval_substitutes_by ON public.approval_substitutes USING btree (tenant_id, substitute_id, last_day);
CREATE INDEX approval_substitutes_of ON public.approval_substitutes USING btree (tenant_id, user_id);
alter table approval_substitutes enable row level security;
alter table approval_substitutes force row level security;
create policy tenant on approval_substitutes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on approval_substitutes to prokura_service;
grant select on approval_substitutes to prokura_worker;

-- arriving_keys
create table arriving_keys (
  tenant_id uuid not null default tenant_id(),
  of_table text not null,
  key text not null,
  constraint arriving_keys_pkey PRIMARY KEY (tenant_id, of_table, key)
);
alter table arriving_keys enable row level security;
alter table arriving_keys force row level security;
create policy tenant on arriving_keys using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());

-- arriving_rows
create table arriving_rows (
  tenant_id uuid not null default tenant_id(),
  of_table text not null,
  number bigint not null,
  line json not null,
  constraint arriving_rows_pkey PRIMARY KEY (tenant_id, of_table, number)
);
alter table arriving_rows enable row level security;
alter table arriving_rows force row level security;
create policy tenant on arriving_rows using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());

-- audit_events
create table audit_events (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  xid xid8 not null default pg_current_xact_id(),
  occurred_at instant not null default portal_now(),
  actor_kind text not null,
  actor_id uuid,
  through_id uuid,
  ip inet,
  user_agent text,
  request_id text not null,
  operation text not null,
  event text not null,
  audience text not null,
  entity_type text not null,
  entity_id uuid not null,
  entity_version bigint,
  display_name text,
  outcome text not null default 'success'::text,
  data json not null,
  position bigint,
  constraint audit_events_pkey PRIMARY KEY (tenant_id, id),
  constraint audit_events_audience_check CHECK ((audience = ANY (ARRAY['stable'::text, 'business'::text, 'internal'::text]))),
  constraint audit_events_outcome_check CHECK ((outcome = ANY (ARRAY['success'::text, 'denied'::text, 'failed'::text])))
) partition by range (id);
CREATE INDEX audit_events_of_entity ON ONLY public.audit_events USING btree (tenant_id, entity_type, entity_id, id);
CREATE INDEX audit_events_unnumbered ON ONLY public.audit_events USING btree (tenant_id, id) WHERE ("position" IS NULL);
alter table audit_events enable row level security;
alter table audit_events force row level security;
create policy directory on audit_events for select to prokura_directory using (true);
create policy numbered_once on audit_events using ("position" IS NULL) with check ("position" IS NOT NULL);
create policy tenant on audit_events using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on audit_events to prokura_service;
grant insert, select on audit_events to prokura_worker;

-- audit_seals
create table audit_seals (
  tenant_id uuid not null default tenant_id(),
  number bigint not null,
  events integer not null,
  digest bytea not null,
  sealed_at instant not null default portal_now(),
  last_position bigint not null,
  form integer not null default 2,
  constraint audit_seals_pkey PRIMARY KEY (tenant_id, number),
  constraint audit_seals_events_check CHECK ((events > 0)),
  constraint audit_seals_form_check CHECK ((form = ANY (ARRAY[1, 2]))),
  constraint audit_seals_number_check CHECK ((number >= 1)),
  constraint audit_seals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
alter table audit_seals enable row level security;
alter table audit_seals force row level security;
create policy directory on audit_seals for select to prokura_directory using (true);
create policy tenant on audit_seals using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on audit_seals to prokura_service;
grant insert, select on audit_seals to prokura_worker;

-- away_portals
create table away_portals (
  tenant_id uuid not null,
  standing text not null,
  address text,
  move_id uuid not null,
  since instant not null default now(),
  constraint away_portals_pkey PRIMARY KEY (tenant_id),
  constraint away_portals_check CHECK (((standing = 'arriving'::text) OR (address IS NOT NULL))),
  constraint away_portals_standing_check CHECK ((standing = ANY (ARRAY['arriving'::text, 'moved'::text])))
);
grant select on away_portals to prokura_directory;
grant select on away_portals to prokura_service;
grant select on away_portals to prokura_worker;

-- bank_document_payments
create table bank_document_payments (
  tenant_id uuid not null default tenant_id(),
  document_id uuid not null,
  invoice_id uuid not null,
  payment_id uuid not null,
  amount amount not null,
  constraint bank_document_payments_pkey PRIMARY KEY (tenant_id, document_id, invoice_id),
  constraint bank_document_payments_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES bank_documents(tenant_id, id),
  constraint bank_document_payments_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint bank_document_payments_tenant_id_payment_id_fkey FOREIGN KEY (tenant_id, payment_id) REFERENCES invoice_payments(tenant_id, id)
);
CREATE INDEX bank_document_payments_of_invoice ON public.bank_document_payments USING btree (tenant_id, invoice_id);
alter table bank_document_payments enable row level security;
alter table bank_document_payments force row level security;
create policy tenant on bank_document_payments using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on bank_document_payments to prokura_service;
grant delete, insert, select on bank_document_payments to prokura_worker;

-- bank_document_receipts
create table bank_document_receipts (
  tenant_id uuid not null default tenant_id(),
  document_id uuid not null,
  sales_invoice_id uuid not null,
  sales_payment_id uuid not null,
  amount amount not null,
  constraint bank_document_receipts_pkey PRIMARY KEY (tenant_id, document_id, sales_invoice_id),
  constraint bank_document_receipts_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES bank_documents(tenant_id, id),
  constraint bank_document_receipts_tenant_id_sales_invoice_id_fkey FOREIGN KEY (tenant_id, sales_invoice_id) REFERENCES sales_invoices(tenant_id, id),
  constraint bank_document_receipts_tenant_id_sales_payment_id_fkey FOREIGN KEY (tenant_id, sales_payment_id) REFERENCES sales_payments(tenant_id, id)
);
CREATE INDEX bank_document_receipts_of_invoice ON public.bank_document_receipts USING btree (tenant_id, sales_invoice_id);
alter table bank_document_receipts enable row level security;
alter table bank_document_receipts force row level security;
create policy tenant on bank_document_receipts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on bank_document_receipts to prokura_service;
grant delete, insert, select on bank_document_receipts to prokura_worker;

-- bank_documents
create table bank_documents (
  tenant_id uuid not null default tenant_id(),
  id uuid not null,
  kind text not null,
  number text not null,
  date date not null,
  booked_on date,
  amount amount not null,
  direction text not null,
  account text,
  payer jsonb not null,
  payee jsonb not null,
  purpose text not null,
  status text not null,
  counterparty_id uuid,
  proposal jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  constraint bank_documents_pkey PRIMARY KEY (tenant_id, id),
  constraint bank_documents_amount_check CHECK (((amount)::numeric > (0)::numeric)),
  constraint bank_documents_check CHECK (((status = ANY (ARRAY['proposed'::text, 'already_paid'::text, 'applied'::text])) = (proposal IS NOT NULL))),
  constraint bank_documents_direction_check CHECK ((direction = ANY (ARRAY['incoming'::text, 'outgoing'::text, 'internal'::text, 'unknown'::text]))),
  constraint bank_documents_kind_check CHECK ((length(kind) <= 100)),
  constraint bank_documents_number_check CHECK ((length(number) <= 64)),
  constraint bank_documents_purpose_check CHECK ((length(purpose) <= 2000)),
  constraint bank_documents_status_check CHECK ((status = ANY (ARRAY['unmatched'::text, 'proposed'::text, 'already_paid'::text, 'applied'::text, 'kept'::text]))),
  constraint bank_documents_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id)
);
alter table bank_documents enable row level security;
alter table bank_documents force row level security;
create policy tenant on bank_documents using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on bank_documents to prokura_service;
grant insert, select, update on bank_documents to prokura_worker;

-- bank_statement_lines
create table bank_statement_lines (
  tenant_id uuid not null default tenant_id(),
  statement_id uuid not null,
  document_id uuid not null,
  position integer not null,
  line integer not null,
  repeated boolean not null,
  constraint bank_statement_lines_pkey PRIMARY KEY (tenant_id, statement_id, "position"),
  constraint bank_statement_lines_tenant_id_statement_id_fkey FOREIGN KEY (tenant_id, statement_id) REFERENCES bank_statements(tenant_id, id)
);
alter table bank_statement_lines enable row level security;
alter table bank_statement_lines force row level security;
create policy tenant on bank_statement_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on bank_statement_lines to prokura_service;
grant insert, select on bank_statement_lines to prokura_worker;

-- bank_statements
create table bank_statements (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  file_name text not null,
  file_size integer not null,
  sha256 text not null,
  status text not null,
  format_version text,
  encoding text not null,
  sender text,
  created_on date,
  period_from date,
  period_to date,
  accounts jsonb not null default '[]'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint bank_statements_pkey PRIMARY KEY (tenant_id, id),
  constraint bank_statements_file_name_check CHECK ((length(file_name) <= 255)),
  constraint bank_statements_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'needs_review'::text]))),
  constraint bank_statements_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id),
  constraint bank_statements_tenant_id_sha256_key UNIQUE (tenant_id, sha256)
);
alter table bank_statements enable row level security;
alter table bank_statements force row level security;
create policy tenant on bank_statements using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on bank_statements to prokura_service;
grant insert, select on bank_statements to prokura_worker;

-- budget_entries
create table budget_entries (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  budget_id uuid not null,
  kind text not null,
  requisition_id uuid not null,
  record_type text not null,
  record_id uuid not null,
  number text not null,
  currency currency not null,
  record_amount amount not null,
  rate numeric,
  amount amount not null,
  approved_amount amount,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint budget_entries_pkey PRIMARY KEY (tenant_id, id),
  constraint budget_entries_kind_check CHECK ((kind = ANY (ARRAY['committed'::text, 'invoiced'::text, 'paid'::text]))),
  constraint budget_entries_rate_check CHECK ((rate > (0)::numeric)),
  constraint budget_entries_record_type_check CHECK ((record_type = ANY (ARRAY['procurement'::text, 'invoice'::text, 'supplierReturn'::text]))),
  constraint budget_entries_tenant_id_budget_id_fkey FOREIGN KEY (tenant_id, budget_id) REFERENCES budgets(tenant_id, id),
  constraint budget_entries_tenant_id_requisition_id_kind_record_id_key UNIQUE (tenant_id, requisition_id, kind, record_id)
);
CREATE INDEX budget_entries_of ON public.budget_entries USING btree (tenant_id, budget_id, updated_at, id);
alter table budget_entries enable row level security;
alter table budget_entries force row level security;
create policy tenant on budget_entries using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on budget_entries to prokura_service;
grant delete, insert, select, update on budget_entries to prokura_worker;

-- budget_transfers
create table budget_transfers (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  from_budget_id uuid not null,
  to_budget_id uuid not null,
  amount amount not null,
  currency currency not null,
  reason text not null,
  created_at instant not null default portal_now(),
  created_by uuid,
  constraint budget_transfers_pkey PRIMARY KEY (tenant_id, id),
  constraint budget_transfers_amount_check CHECK (((amount)::numeric > (0)::numeric)),
  constraint budget_transfers_check CHECK ((to_budget_id <> from_budget_id)),
  constraint budget_transfers_reason_check CHECK ((length(reason) <= 1000)),
  constraint budget_transfers_tenant_id_from_budget_id_fkey FOREIGN KEY (tenant_id, from_budget_id) REFERENCES budgets(tenant_id, id),
  constraint budget_transfers_tenant_id_to_budget_id_fkey FOREIGN KEY (tenant_id, to_budget_id) REFERENCES budgets(tenant_id, id)
);
CREATE INDEX budget_transfers_from ON public.budget_transfers USING btree (tenant_id, from_budget_id, created_at, id);
CREATE INDEX budget_transfers_to ON public.budget_transfers USING btree (tenant_id, to_budget_id, created_at, id);
alter table budget_transfers enable row level security;
alter table budget_transfers force row level security;
create policy tenant on budget_transfers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on budget_transfers to prokura_service;
grant select on budget_transfers to prokura_worker;

-- budgets
create table budgets (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  code text not null,
  name text collate people not null,
  department_name text,
  project_name text,
  period_from date not null,
  period_to date not null,
  currency currency not null,
  amount amount not null,
  overrun_policy text not null default 'warn'::text,
  responsible_id uuid,
  comment text,
  status text not null default 'active'::text,
  moved_amount amount not null default 0.00,
  committed_amount amount not null default 0.00,
  invoiced_amount amount not null default 0.00,
  paid_amount amount not null default 0.00,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  told_percent integer not null default 0,
  marks text[] not null default '{80}'::text[],
  constraint budgets_pkey PRIMARY KEY (tenant_id, id),
  constraint budgets_amount_check CHECK (((amount)::numeric >= (0)::numeric)),
  constraint budgets_check CHECK ((period_to >= period_from)),
  constraint budgets_check1 CHECK (((overrun_policy <> 'approve'::text) OR (responsible_id IS NOT NULL))),
  constraint budgets_code_check CHECK ((length(code) <= 100)),
  constraint budgets_comment_check CHECK ((length(comment) <= 5000)),
  constraint budgets_department_name_check CHECK ((length(department_name) <= 200)),
  constraint budgets_name_check CHECK ((length(name) <= 200)),
  constraint budgets_overrun_policy_check CHECK ((overrun_policy = ANY (ARRAY['stop'::text, 'warn'::text, 'approve'::text]))),
  constraint budgets_project_name_check CHECK ((length(project_name) <= 200)),
  constraint budgets_status_check CHECK ((status = ANY (ARRAY['active'::text, 'closed'::text]))),
  constraint budgets_tenant_id_responsible_id_fkey FOREIGN KEY (tenant_id, responsible_id) REFERENCES users(tenant_id, id),
  constraint budgets_told_percent CHECK (((told_percent >= 0) AND (told_percent <= 100)))
);
CREATE INDEX budgets_by_code ON public.budgets USING btree (tenant_id, lower(code), period_from);
CREATE INDEX budgets_by_department ON public.budgets USING btree (tenant_id, lower(department_name), period_from) WHERE (department_name IS NOT NULL);
CREATE INDEX budgets_of_responsible ON public.budgets USING btree (tenant_id, responsible_id) WHERE (responsible_id IS NOT NULL);
alter table budgets enable row level security;
alter table budgets force row level security;
create policy tenant on budgets using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on budgets to prokura_service;
grant select, update on budgets to prokura_worker;

-- catalog_categories
create table catalog_categories (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  parent_id uuid,
  path uuid[] not null,
  name text collate people not null,
  code text,
  position integer not null default 0,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint catalog_categories_pkey PRIMARY KEY (tenant_id, id),
  constraint catalog_categories_code_check CHECK ((length(code) <= 32)),
  constraint catalog_categories_name_check CHECK ((length(name) <= 200)),
  constraint catalog_categories_path_check CHECK (((cardinality(path) >= 1) AND (cardinality(path) <= 8))),
  constraint catalog_categories_position_check CHECK (("position" >= 0)),
  constraint catalog_categories_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint catalog_categories_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES catalog_categories(tenant_id, id)
);
CREATE INDEX catalog_categories_children ON public.catalog_categories USING btree (tenant_id, parent_id, "position", name);
CREATE UNIQUE INDEX catalog_categories_name ON public.catalog_categories USING btree (tenant_id, COALESCE(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name)) WHERE (archived_at IS NULL);
alter table catalog_categories enable row level security;
alter table catalog_categories force row level security;
create policy tenant on catalog_categories using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on catalog_categories to prokura_service;
grant insert, select, update on catalog_categories to prokura_worker;

-- catalog_items
create table catalog_items (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  type text not null default 'product'::text,
  sku text,
  name text collate people not null,
  brand text,
  manufacturer text,
  manufacturer_sku text,
  description text,
  barcode text,
  okpd2 text,
  tnved text,
  country_code text,
  category_id uuid,
  base_uom text not null default '796'::text,
  uom_conversions jsonb not null default '[]'::jsonb,
  vat_rate text,
  planned_price price,
  planned_currency currency,
  planned_source text,
  planned_at instant,
  current_price price,
  current_currency currency,
  current_source text,
  current_at instant,
  prices_due_at instant,
  min_order_qty measure,
  pack_qty measure,
  lead_time_days integer,
  weight_kg measure,
  volume_m3 measure,
  over_receipt_pct percent,
  custom_fields jsonb not null default '{}'::jsonb,
  duplicate_of_id uuid,
  merged_at instant,
  name_key text collate C not null generated always as (name_key(name)) stored,
  sku_key text collate C generated always as (code_key(sku)) stored,
  maker_sku_key text collate C generated always as (code_key(manufacturer_sku)) stored,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint catalog_items_pkey PRIMARY KEY (tenant_id, id),
  constraint catalog_items_check CHECK (((planned_price IS NULL) = (planned_currency IS NULL))),
  constraint catalog_items_lead_time_days_check CHECK ((lead_time_days >= 0)),
  constraint catalog_items_name_check CHECK ((length(name) <= 500)),
  constraint catalog_items_over_receipt_pct_check CHECK (((over_receipt_pct)::numeric >= (0)::numeric)),
  constraint catalog_items_planned_source_check CHECK ((planned_source = ANY (ARRAY['manual'::text, 'price_list'::text, 'import'::text]))),
  constraint catalog_items_sku_check CHECK ((length(sku) <= 100)),
  constraint catalog_items_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint catalog_items_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES catalog_categories(tenant_id, id),
  constraint catalog_items_tenant_id_duplicate_of_id_fkey FOREIGN KEY (tenant_id, duplicate_of_id) REFERENCES catalog_items(tenant_id, id),
  constraint catalog_items_type_check CHECK ((type = ANY (ARRAY['product'::text, 'service'::text]))),
  constraint catalog_items_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX catalog_items_by_barcode ON public.catalog_items USING btree (tenant_id, barcode) WHERE ((archived_at IS NULL) AND (barcode IS NOT NULL));
CREATE INDEX catalog_items_by_brand ON public.catalog_items USING btree (tenant_id, brand, updated_at, id) WHERE (archived_at IS NULL);
CREATE INDEX catalog_items_by_category ON public.catalog_items USING btree (tenant_id, category_id) WHERE (archived_at IS NULL);
CREATE INDEX catalog_items_by_maker_sku_key ON public.catalog_items USING btree (tenant_id, maker_sku_key) WHERE ((archived_at IS NULL) AND (manufacturer_sku IS NOT NULL));
CREATE INDEX catalog_items_by_name ON public.catalog_items USING btree (tenant_id, name, id) WHERE (archived_at IS NULL);
CREATE INDEX catalog_items_by_name_key ON public.catalog_items USING btree (tenant_id, name_key) WHERE (archived_at IS NULL);
CREATE INDEX catalog_items_by_sku ON public.catalog_items USING btree (tenant_id, sku, id) WHERE (archived_at IS NULL);
CREATE INDEX catalog_items_by_sku_key ON public.catalog_items USING btree (tenant_id, sku_key) WHERE ((archived_at IS NULL) AND (sku IS NOT NULL));
CREATE INDEX catalog_items_by_update ON public.catalog_items USING btree (tenant_id, updated_at, id);
CREATE INDEX catalog_items_duplicates ON public.catalog_items USING btree (tenant_id, duplicate_of_id) WHERE (duplicate_of_id IS NOT NULL);
CREATE INDEX catalog_items_prices_due ON public.catalog_items USING btree (prices_due_at) WHERE (prices_due_at IS NOT NULL);
CREATE UNIQUE INDEX catalog_items_sku ON public.catalog_items USING btree (tenant_id, lower(sku)) WHERE (status = 'active'::text);
CREATE TRIGGER catalog_items_renamed AFTER UPDATE OF name, brand, manufacturer, sku, manufacturer_sku, barcode ON public.catalog_items FOR EACH ROW WHEN (((((((old.name IS DISTINCT FROM new.name) OR (old.brand IS DISTINCT FROM new.brand)) OR (old.manufacturer IS DISTINCT FROM new.manufacturer)) OR (old.sku IS DISTINCT FROM new.sku)) OR (old.manufacturer_sku IS DISTINCT FROM new.manufacturer_sku)) OR (old.barcode IS DISTINCT FROM new.barcode))) EXECUTE FUNCTION keep_catalog_item();
CREATE TRIGGER catalog_items_searched AFTER INSERT ON public.catalog_items FOR EACH ROW EXECUTE FUNCTION keep_catalog_item();
alter table catalog_items enable row level security;
alter table catalog_items force row level security;
create policy directory on catalog_items for select to prokura_directory using (true);
create policy tenant on catalog_items using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on catalog_items to prokura_service;
grant insert, select, update on catalog_items to prokura_worker;

-- catalog_merges
create table catalog_merges (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  loser_id uuid not null,
  winner_id uuid not null,
  moved jsonb not null,
  merged_at instant not null default portal_now(),
  merged_by uuid,
  undone_at instant,
  undone_by uuid,
  constraint catalog_merges_pkey PRIMARY KEY (tenant_id, id),
  constraint catalog_merges_tenant_id_loser_id_fkey FOREIGN KEY (tenant_id, loser_id) REFERENCES catalog_items(tenant_id, id),
  constraint catalog_merges_tenant_id_winner_id_fkey FOREIGN KEY (tenant_id, winner_id) REFERENCES catalog_items(tenant_id, id)
);
CREATE UNIQUE INDEX catalog_merges_open ON public.catalog_merges USING btree (tenant_id, loser_id) WHERE (undone_at IS NULL);
alter table catalog_merges enable row level security;
alter table catalog_merges force row level security;
create policy tenant on catalog_merges using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on catalog_merges to prokura_service;
grant insert, select, update on catalog_merges to prokura_worker;

-- comment_versions
create table comment_versions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  comment_id uuid not null,
  body text not null,
  written_at instant not null,
  constraint comment_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint comment_versions_body_check CHECK ((length(body) <= 10000)),
  constraint comment_versions_tenant_id_comment_id_fkey FOREIGN KEY (tenant_id, comment_id) REFERENCES comments(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX comment_versions_of ON public.comment_versions USING btree (tenant_id, comment_id, id);
alter table comment_versions enable row level security;
alter table comment_versions force row level security;
create policy tenant on comment_versions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on comment_versions to prokura_service;
grant select on comment_versions to prokura_worker;

-- comments
create table comments (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  entity_type text not null,
  entity_id uuid not null,
  body text,
  mention_ids uuid[] not null default '{}'::uuid[],
  edited_at instant,
  deleted_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid not null,
  updated_by uuid,
  constraint comments_pkey PRIMARY KEY (tenant_id, id),
  constraint comments_body_check CHECK ((length(body) <= 10000)),
  constraint comments_check CHECK (((body IS NULL) = (deleted_at IS NOT NULL))),
  constraint comments_entity_type_check CHECK ((length(entity_type) <= 64)),
  constraint comments_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
);
CREATE INDEX comments_of_record ON public.comments USING btree (tenant_id, entity_type, entity_id, id);
alter table comments enable row level security;
alter table comments force row level security;
create policy tenant on comments using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on comments to prokura_service;
grant select on comments to prokura_worker;

-- commercial_proposal_questions
create table commercial_proposal_questions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  proposal_id uuid not null,
  sending_id uuid not null,
  text text collate people not null,
  name text collate people,
  email text,
  asked_at instant not null default portal_now(),
  constraint commercial_proposal_questions_pkey PRIMARY KEY (tenant_id, id),
  constraint commercial_proposal_questions_email_check CHECK ((length(email) <= 254)),
  constraint commercial_proposal_questions_name_check CHECK ((length(name) <= 200)),
  constraint commercial_proposal_questions_tenant_id_proposal_id_fkey FOREIGN KEY (tenant_id, proposal_id) REFERENCES commercial_proposals(tenant_id, id) ON DELETE CASCADE,
  constraint commercial_proposal_questions_tenant_id_sending_id_fkey FOREIGN KEY (tenant_id, sending_id) REFERENCES commercial_proposal_sendings(tenant_id, id) ON DELETE CASCADE,
  constraint commercial_proposal_questions_text_check CHECK ((length(text) <= 2000))
);
CREATE INDEX commercial_proposal_questions_of ON public.commercial_proposal_questions USING btree (tenant_id, proposal_id, asked_at);
alter table commercial_proposal_questions enable row level security;
alter table commercial_proposal_questions force row level security;
create policy tenant on commercial_proposal_questions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on commercial_proposal_questions to prokura_service;
grant select on commercial_proposal_questions to prokura_worker;

-- commercial_proposal_rows
create table commercial_proposal_rows (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  proposal_id uuid not null,
  position integer not null,
  line_type text not null,
  supplier_name text,
  group_key text,
  group_label text,
  catalog_item_id uuid,
  requisition_line_id uuid,
  name text not null,
  quantity measure not null,
  uom text not null,
  unit_cost price,
  line_cost_amount amount,
  markup_basis text not null,
  markup_percent numeric,
  markup_amount amount,
  allocated_expense_amount amount not null,
  commission_percent percent,
  commission_fixed_amount amount,
  commission_amount amount not null,
  unit_price price,
  line_amount amount not null,
  vat_rate text not null,
  net_amount amount not null,
  vat_amount amount not null,
  gross_amount amount not null,
  constraint commercial_proposal_rows_pkey PRIMARY KEY (tenant_id, id),
  constraint commercial_proposal_rows_check CHECK (((gross_amount)::numeric = ((net_amount)::numeric + (vat_amount)::numeric))),
  constraint commercial_proposal_rows_check1 CHECK (((unit_cost IS NULL) = (line_cost_amount IS NULL))),
  constraint commercial_proposal_rows_commission_fixed_amount_check CHECK (((commission_fixed_amount)::numeric >= (0)::numeric)),
  constraint commercial_proposal_rows_commission_percent_check CHECK ((((commission_percent)::numeric >= (0)::numeric) AND ((commission_percent)::numeric <= (100)::numeric))),
  constraint commercial_proposal_rows_group_key_check CHECK ((length(group_key) <= 100)),
  constraint commercial_proposal_rows_group_label_check CHECK ((length(group_label) <= 255)),
  constraint commercial_proposal_rows_line_type_check CHECK ((line_type = ANY (ARRAY['material'::text, 'service'::text, 'expense'::text]))),
  constraint commercial_proposal_rows_markup_basis_check CHECK ((markup_basis = ANY (ARRAY['percent'::text, 'amount'::text]))),
  constraint commercial_proposal_rows_name_check CHECK ((length(name) <= 500)),
  constraint commercial_proposal_rows_position_check CHECK (("position" >= 1)),
  constraint commercial_proposal_rows_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint commercial_proposal_rows_supplier_name_check CHECK ((length(supplier_name) <= 255)),
  constraint commercial_proposal_rows_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint commercial_proposal_rows_tenant_id_proposal_id_fkey FOREIGN KEY (tenant_id, proposal_id) REFERENCES commercial_proposals(tenant_id, id) ON DELETE CASCADE,
  constraint commercial_proposal_rows_tenant_id_proposal_id_position_key UNIQUE (tenant_id, proposal_id, "position") DEFERRABLE,
  constraint commercial_proposal_rows_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint commercial_proposal_rows_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX commercial_proposal_rows_of_item ON public.commercial_proposal_rows USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE INDEX commercial_proposal_rows_of_line ON public.commercial_proposal_rows USING btree (tenant_id, requisition_line_id) WHERE (requisition_line_id IS NOT NULL);
alter table commercial_proposal_rows enable row level security;
alter table commercial_proposal_rows force row level security;
create policy tenant on commercial_proposal_rows using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on commercial_proposal_rows to prokura_service;
grant select on commercial_proposal_rows to prokura_worker;

-- commercial_proposal_sendings
create table commercial_proposal_sendings (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  proposal_id uuid not null,
  revision integer not null,
  channel text not null,
  recipients text[] not null,
  subject text collate people,
  message text collate people,
  sent_by uuid,
  sent_at instant not null default portal_now(),
  opened_at instant,
  open_count integer not null default 0,
  undelivered text[] not null default '{}'::text[],
  pdf_file_id uuid,
  docx_file_id uuid,
  digest bytea not null,
  sealed text not null,
  constraint commercial_proposal_sendings_pkey PRIMARY KEY (tenant_id, id),
  constraint commercial_proposal_sendings_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'link'::text]))),
  constraint commercial_proposal_sendings_check CHECK (((channel = 'email'::text) = (cardinality(recipients) > 0))),
  constraint commercial_proposal_sendings_message_check CHECK ((length(message) <= 5000)),
  constraint commercial_proposal_sendings_subject_check CHECK ((length(subject) <= 200)),
  constraint commercial_proposal_sendings_tenant_id_proposal_id_fkey FOREIGN KEY (tenant_id, proposal_id) REFERENCES commercial_proposals(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX commercial_proposal_sendings_of ON public.commercial_proposal_sendings USING btree (tenant_id, proposal_id, sent_at);
CREATE TRIGGER commercial_proposal_sendings_address AFTER INSERT OR DELETE ON public.commercial_proposal_sendings FOR EACH ROW EXECUTE FUNCTION keep_address('proposal link', 'digest', 'id');
alter table commercial_proposal_sendings enable row level security;
alter table commercial_proposal_sendings force row level security;
create policy tenant on commercial_proposal_sendings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on commercial_proposal_sendings to prokura_service;
grant select, update on commercial_proposal_sendings to prokura_worker;

-- commercial_proposals
create table commercial_proposals (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text collate people not null,
  title text collate people,
  customer_id uuid,
  contact_id uuid,
  requisition_id uuid,
  price_list_id uuid,
  seller_profile_id uuid,
  currency currency not null,
  valid_until date,
  vat_mode text not null,
  intro_text text,
  terms_text text,
  owner_id uuid,
  pricing_mode text not null default 'cost_plus'::text,
  proposal_model text not null default 'resale'::text,
  commission_mode text not null default 'none'::text,
  commission_percent percent,
  commission_fixed_amount amount,
  expenses jsonb not null default '[]'::jsonb,
  row_count integer not null default 0,
  materials_amount amount not null default 0,
  services_amount amount not null default 0,
  expense_total_amount amount not null default 0,
  allocated_expense_amount amount not null default 0,
  commission_amount amount not null default 0,
  net_amount amount not null default 0,
  vat_amount amount not null default 0,
  gross_amount amount not null default 0,
  total_amount amount not null default 0,
  cost_total_amount amount,
  gross_profit_amount amount,
  gross_margin_percent numeric,
  status text not null default 'draft'::text,
  reject_reason text,
  submitted_by uuid,
  approved_by uuid,
  approved_at instant,
  custom_fields jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  revision integer not null default 1,
  sent_at instant,
  opened_at instant,
  answered_at instant,
  answer_source text,
  answer_name text,
  answer_position text,
  answer_comment text,
  decline_reason text,
  constraint commercial_proposals_pkey PRIMARY KEY (tenant_id, id),
  constraint commercial_proposals_answer_comment_check CHECK ((length(answer_comment) <= 2000)),
  constraint commercial_proposals_answer_name_check CHECK ((length(answer_name) <= 200)),
  constraint commercial_proposals_answer_position_check CHECK ((length(answer_position) <= 200)),
  constraint commercial_proposals_answer_source_check CHECK ((answer_source = ANY (ARRAY['customer_link'::text, 'staff'::text]))),
  constraint commercial_proposals_answered CHECK (((answered_at IS NULL) = (answer_source IS NULL))),
  constraint commercial_proposals_check CHECK (((status = 'archived'::text) = (archived_at IS NOT NULL))),
  constraint commercial_proposals_check1 CHECK (((total_amount)::numeric = ((gross_amount)::numeric +
CASE proposal_model
    WHEN 'agency'::text THEN (commission_amount)::numeric
    ELSE (0)::numeric
END))),
  constraint commercial_proposals_commission_fixed_amount_check CHECK (((commission_fixed_amount)::numeric >= (0)::numeric)),
  constraint commercial_proposals_commission_mode_check CHECK ((commission_mode = ANY (ARRAY['none'::text, 'percent'::text, 'fixed'::text, 'per_line'::text]))),
  constraint commercial_proposals_commission_percent_check CHECK ((((commission_percent)::numeric >= (0)::numeric) AND ((commission_percent)::numeric <= (100)::numeric))),
  constraint commercial_proposals_decline_reason_check CHECK ((length(decline_reason) <= 1000)),
  constraint commercial_proposals_intro_text_check CHECK ((length(intro_text) <= 5000)),
  constraint commercial_proposals_number_check CHECK ((length(number) <= 32)),
  constraint commercial_proposals_pricing_mode_check CHECK ((pricing_mode = ANY (ARRAY['cost_plus'::text, 'fixed_price'::text, 'price_list'::text]))),
  constraint commercial_proposals_proposal_model_check CHECK ((proposal_model = ANY (ARRAY['resale'::text, 'agency'::text, 'works'::text]))),
  constraint commercial_proposals_reject_reason_check CHECK ((length(reject_reason) <= 1000)),
  constraint commercial_proposals_revision_check CHECK ((revision >= 1)),
  constraint commercial_proposals_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending_approval'::text, 'approved'::text, 'rejected'::text, 'sent'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'converted'::text, 'archived'::text]))),
  constraint commercial_proposals_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES counterparties(tenant_id, id),
  constraint commercial_proposals_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint commercial_proposals_tenant_id_price_list_id_fkey FOREIGN KEY (tenant_id, price_list_id) REFERENCES price_lists(tenant_id, id),
  constraint commercial_proposals_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint commercial_proposals_tenant_id_seller_profile_id_fkey FOREIGN KEY (tenant_id, seller_profile_id) REFERENCES seller_profiles(tenant_id, id),
  constraint commercial_proposals_terms_text_check CHECK ((length(terms_text) <= 5000)),
  constraint commercial_proposals_title_check CHECK ((length(title) <= 300)),
  constraint commercial_proposals_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])))
);
CREATE INDEX commercial_proposals_by_update ON public.commercial_proposals USING btree (tenant_id, updated_at, id);
CREATE INDEX commercial_proposals_ending ON public.commercial_proposals USING btree (valid_until) WHERE ((status = ANY (ARRAY['approved'::text, 'sent'::text])) AND (valid_until IS NOT NULL));
CREATE INDEX commercial_proposals_of_customer ON public.commercial_proposals USING btree (tenant_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX commercial_proposals_of_list ON public.commercial_proposals USING btree (tenant_id, price_list_id) WHERE (price_list_id IS NOT NULL);
CREATE INDEX commercial_proposals_of_requisition ON public.commercial_proposals USING btree (tenant_id, requisition_id) WHERE (requisition_id IS NOT NULL);
alter table commercial_proposals enable row level security;
alter table commercial_proposals force row level security;
create policy directory on commercial_proposals for select to prokura_directory using (true);
create policy tenant on commercial_proposals using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on commercial_proposals to prokura_service;
grant select, update on commercial_proposals to prokura_worker;

-- company_profiles
create table company_profiles (
  tenant_id uuid not null default tenant_id(),
  kpp text,
  ogrn text,
  address text,
  phone text,
  construction boolean not null default false,
  approval_required boolean not null default true,
  no_self_approval boolean not null default true,
  over_allocation_pct percent not null default 0,
  over_receipt_pct percent not null default 0,
  price_tolerance_pct percent not null default 0,
  quantity_tolerance_pct percent not null default 0,
  amount_tolerance price not null default 1,
  reapproval_pct percent not null default 10,
  price_alert_pct percent not null default 20,
  budget_policy text not null default 'warn'::text,
  budget_alert_pct percent not null default 90,
  pay_only_approved boolean not null default true,
  blocking_issues text[] not null default '{price_above_decision,quantity_above_accepted,vat_mismatch,currency_mismatch,unknown_line,supplier_mismatch}'::text[],
  nomenclature_save_policy text not null default 'SUPPLIER_QUOTES_ALL'::text,
  allow_negative_stock boolean not null default false,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  vehicle_point_days integer not null default 400,
  proposes_reorders boolean not null default false,
  qualification_policy text not null default 'off'::text,
  qualification_category_ids uuid[] not null default '{}'::uuid[],
  committee jsonb not null default '[]'::jsonb,
  constraint company_profiles_pkey PRIMARY KEY (tenant_id),
  constraint company_profiles_budget_alert_pct_check CHECK ((((budget_alert_pct)::numeric >= (0)::numeric) AND ((budget_alert_pct)::numeric <= (100)::numeric))),
  constraint company_profiles_budget_policy_check CHECK ((budget_policy = ANY (ARRAY['warn'::text, 'block'::text]))),
  constraint company_profiles_nomenclature_save_policy_check CHECK ((nomenclature_save_policy = ANY (ARRAY['SUPPLIER_QUOTES_ALL'::text, 'ACCEPTED_QUOTE_LINES_ONLY'::text, 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS'::text]))),
  constraint company_profiles_over_allocation_pct_check CHECK ((((over_allocation_pct)::numeric >= (0)::numeric) AND ((over_allocation_pct)::numeric <= (100)::numeric))),
  constraint company_profiles_over_receipt_pct_check CHECK ((((over_receipt_pct)::numeric >= (0)::numeric) AND ((over_receipt_pct)::numeric <= (100)::numeric))),
  constraint company_profiles_price_alert_pct_check CHECK ((((price_alert_pct)::numeric >= (0)::numeric) AND ((price_alert_pct)::numeric <= (1000)::numeric))),
  constraint company_profiles_price_tolerance_pct_check CHECK ((((price_tolerance_pct)::numeric >= (0)::numeric) AND ((price_tolerance_pct)::numeric <= (100)::numeric))),
  constraint company_profiles_qualification_policy CHECK ((qualification_policy = ANY (ARRAY['off'::text, 'warn'::text, 'refuse'::text]))),
  constraint company_profiles_quantity_tolerance_pct_check CHECK ((((quantity_tolerance_pct)::numeric >= (0)::numeric) AND ((quantity_tolerance_pct)::numeric <= (100)::numeric))),
  constraint company_profiles_reapproval_pct_check CHECK ((((reapproval_pct)::numeric >= (0)::numeric) AND ((reapproval_pct)::numeric <= (1000)::numeric))),
  constraint company_profiles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint company_profiles_vehicle_point_days_check CHECK (((vehicle_point_days >= 1) AND (vehicle_point_days <= 3650)))
);
CREATE TRIGGER company_profiles_touch AFTER INSERT OR UPDATE ON public.company_profiles FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table company_profiles enable row level security;
alter table company_profiles force row level security;
create policy directory on company_profiles for select to prokura_directory using (true);
create policy tenant on company_profiles using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on company_profiles to prokura_service;
grant select on company_profiles to prokura_worker;

-- contracts
create table contracts (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text collate people not null,
  title text collate people not null,
  kind text not null,
  counterparty_id uuid not null,
  seller_profile_id uuid,
  parent_id uuid,
  date date not null,
  valid_from date not null,
  valid_to date,
  auto_renew boolean not null default false,
  renewal_months integer not null default 12,
  amount_limit numeric(19,2),
  limit_policy text not null default 'warn'::text,
  currency text not null,
  payment_terms text,
  comment text,
  status text not null default 'draft'::text,
  status_reason text,
  custom_fields jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  payment_days integer,
  submitted_by uuid,
  constraint contracts_pkey PRIMARY KEY (tenant_id, id),
  constraint contracts_amount_limit_check CHECK ((amount_limit >= (0)::numeric)),
  constraint contracts_check CHECK ((valid_to >= valid_from)),
  constraint contracts_kind_check CHECK ((kind = ANY (ARRAY['supply'::text, 'purchase'::text, 'agency'::text, 'service'::text, 'framework'::text]))),
  constraint contracts_limit_policy_check CHECK ((limit_policy = ANY (ARRAY['warn'::text, 'block'::text]))),
  constraint contracts_number_check CHECK ((length(number) <= 64)),
  constraint contracts_payment_days_check CHECK (((payment_days >= 0) AND (payment_days <= 365))),
  constraint contracts_renewal_months_check CHECK (((renewal_months >= 1) AND (renewal_months <= 120))),
  constraint contracts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending_approval'::text, 'approved'::text, 'rejected'::text, 'on_signing'::text, 'active'::text, 'suspended'::text, 'expired'::text, 'terminated'::text]))),
  constraint contracts_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint contracts_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES contracts(tenant_id, id),
  constraint contracts_tenant_id_seller_profile_id_fkey FOREIGN KEY (tenant_id, seller_profile_id) REFERENCES seller_profiles(tenant_id, id),
  constraint contracts_tenant_id_seller_profile_id_number_date_key UNIQUE NULLS NOT DISTINCT (tenant_id, seller_profile_id, number, date),
  constraint contracts_title_check CHECK ((length(title) <= 300))
);
CREATE INDEX contracts_by_update ON public.contracts USING btree (tenant_id, updated_at, id);
CREATE INDEX contracts_ending ON public.contracts USING btree (valid_to) WHERE ((status = ANY (ARRAY['active'::text, 'suspended'::text])) AND (valid_to IS NOT NULL));
CREATE INDEX contracts_of_counterparty ON public.contracts USING btree (tenant_id, counterparty_id);
CREATE INDEX contracts_of_parent ON public.contracts USING btree (tenant_id, parent_id);
alter table contracts enable row level security;
alter table contracts force row level security;
create policy directory on contracts for select to prokura_directory using (true);
create policy tenant on contracts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on contracts to prokura_service;
grant select, update on contracts to prokura_worker;

-- counterparties
create table counterparties (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  kind text not null,
  short_name text collate people not null,
  full_name text,
  roles text[] not null,
  inn text,
  kpp text,
  ogrn text,
  okpo text,
  tax_id text,
  tax_regime text,
  legal_address text,
  actual_address text,
  postal_address text,
  email text,
  phone text,
  website text,
  custom_fields jsonb not null default '{}'::jsonb,
  status text not null default 'active'::text,
  block_reason text,
  blocked_until instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint counterparties_pkey PRIMARY KEY (tenant_id, id),
  constraint counterparties_check CHECK (((status = 'blocked'::text) = (block_reason IS NOT NULL))),
  constraint counterparties_check1 CHECK (((blocked_until IS NULL) OR (status = 'blocked'::text))),
  constraint counterparties_full_name_check CHECK ((length(full_name) <= 500)),
  constraint counterparties_inn_check CHECK ((inn ~ '^(\d{10}|\d{12})$'::text)),
  constraint counterparties_kind_check CHECK ((kind = ANY (ARRAY['legal_entity'::text, 'entrepreneur'::text, 'individual'::text, 'foreign'::text]))),
  constraint counterparties_roles_check CHECK (((cardinality(roles) >= 1) AND (roles <@ ARRAY['supplier'::text, 'customer'::text, 'carrier'::text, 'our_company'::text]))),
  constraint counterparties_short_name_check CHECK ((length(short_name) <= 255)),
  constraint counterparties_status_check CHECK ((status = ANY (ARRAY['active'::text, 'blocked'::text, 'archived'::text]))),
  constraint counterparties_tax_id_check CHECK ((length(tax_id) <= 50)),
  constraint counterparties_tax_regime_check CHECK ((tax_regime = ANY (ARRAY['osno'::text, 'usn_no_vat'::text, 'usn_5'::text, 'usn_7'::text, 'other'::text])))
);
CREATE INDEX counterparties_by_name ON public.counterparties USING btree (tenant_id, short_name, id) WHERE (archived_at IS NULL);
CREATE INDEX counterparties_by_phone ON public.counterparties USING btree (tenant_id, "right"(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), 10)) WHERE (phone IS NOT NULL);
CREATE INDEX counterparties_by_update ON public.counterparties USING btree (tenant_id, updated_at, id);
CREATE UNIQUE INDEX counterparties_inn_kpp ON public.counterparties USING btree (tenant_id, inn, COALESCE(kpp, ''::text)) WHERE ((inn IS NOT NULL) AND (archived_at IS NULL));
CREATE TRIGGER counterparties_renamed AFTER UPDATE OF short_name, full_name, inn, ogrn, tax_id ON public.counterparties FOR EACH ROW WHEN ((((((old.short_name IS DISTINCT FROM new.short_name) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.inn IS DISTINCT FROM new.inn)) OR (old.ogrn IS DISTINCT FROM new.ogrn)) OR (old.tax_id IS DISTINCT FROM new.tax_id))) EXECUTE FUNCTION keep_counterparty();
CREATE TRIGGER counterparties_searched AFTER INSERT ON public.counterparties FOR EACH ROW EXECUTE FUNCTION keep_counterparty();
alter table counterparties enable row level security;
alter table counterparties force row level security;
create policy tenant on counterparties using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on counterparties to prokura_service;
grant insert, select, update on counterparties to prokura_worker;

-- counterparty_contacts
create table counterparty_contacts (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  counterparty_id uuid not null,
  full_name text collate people not null,
  position text,
  email text,
  phone text,
  is_primary boolean not null default false,
  receives_rfq boolean not null default true,
  messenger_ids jsonb not null default '{}'::jsonb,
  created_at instant not null default portal_now(),
  constraint counterparty_contacts_pkey PRIMARY KEY (tenant_id, id),
  constraint counterparty_contacts_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL) OR (messenger_ids <> '{}'::jsonb))),
  constraint counterparty_contacts_primary EXCLUDE USING btree (tenant_id WITH =, counterparty_id WITH =) WHERE (is_primary) DEFERRABLE,
  constraint counterparty_contacts_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id)
);
CREATE INDEX counterparty_contacts_by_phone ON public.counterparty_contacts USING btree (tenant_id, "right"(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), 10)) WHERE (phone IS NOT NULL);
CREATE INDEX counterparty_contacts_of ON public.counterparty_contacts USING btree (tenant_id, counterparty_id, id);
CREATE INDEX counterparty_contacts_primary ON public.counterparty_contacts USING btree (tenant_id, counterparty_id) WHERE is_primary;
alter table counterparty_contacts enable row level security;
alter table counterparty_contacts force row level security;
create policy tenant on counterparty_contacts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on counterparty_contacts to prokura_service;
grant delete, insert, select, update on counterparty_contacts to prokura_worker;

-- custom_field_definitions
create table custom_field_definitions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  entity_type text not null,
  key text not null,
  label text collate people not null,
  type text not null,
  options jsonb,
  required boolean not null default false,
  status text not null default 'active'::text,
  position integer not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint custom_field_definitions_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_field_definitions_check CHECK (((options IS NULL) OR (type = ANY (ARRAY['select'::text, 'multiselect'::text])))),
  constraint custom_field_definitions_key_check CHECK ((key ~ '^[a-z][a-z0-9_]{0,62}$'::text)),
  constraint custom_field_definitions_position_check CHECK (("position" >= 0)),
  constraint custom_field_definitions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint custom_field_definitions_tenant_id_entity_type_key_key UNIQUE (tenant_id, entity_type, key),
  constraint custom_field_definitions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint custom_field_definitions_type_check CHECK ((type = ANY (ARRAY['string'::text, 'text'::text, 'number'::text, 'money'::text, 'boolean'::text, 'date'::text, 'datetime'::text, 'select'::text, 'multiselect'::text, 'url'::text, 'user'::text])))
);
CREATE TRIGGER custom_field_definitions_touch AFTER INSERT OR DELETE OR UPDATE ON public.custom_field_definitions FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table custom_field_definitions enable row level security;
alter table custom_field_definitions force row level security;
create policy tenant on custom_field_definitions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on custom_field_definitions to prokura_service;
grant select on custom_field_definitions to prokura_worker;

-- decision_protocols
create table decision_protocols (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  requisition_id uuid not null,
  n integer not null,
  sha256 text not null,
  content jsonb not null,
  issued_at instant not null default portal_now(),
  issued_by uuid,
  constraint decision_protocols_pkey PRIMARY KEY (tenant_id, id),
  constraint decision_protocols_n UNIQUE (tenant_id, requisition_id, n),
  constraint decision_protocols_of_requisition FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id) ON DELETE CASCADE,
  constraint decision_protocols_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
alter table decision_protocols enable row level security;
alter table decision_protocols force row level security;
create policy tenant on decision_protocols using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on decision_protocols to prokura_service;
grant insert, select on decision_protocols to prokura_worker;

-- delivery_batch_items
create table delivery_batch_items (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  batch_id uuid not null,
  position integer not null,
  requisition_line_id uuid,
  allocation_id uuid,
  catalog_item_id uuid,
  sku text,
  name text not null,
  quantity measure not null,
  delivered_quantity measure,
  moved_quantity measure not null default 0,
  uom text not null,
  factor_to_base numeric not null,
  weight_kg measure,
  volume_m3 measure,
  comment text,
  constraint delivery_batch_items_pkey PRIMARY KEY (tenant_id, id),
  constraint delivery_batch_items_check CHECK ((((moved_quantity)::numeric + COALESCE((delivered_quantity)::numeric, (0)::numeric)) <= (quantity)::numeric)),
  constraint delivery_batch_items_comment_check CHECK ((length(comment) <= 1000)),
  constraint delivery_batch_items_factor_to_base_check CHECK ((factor_to_base > (0)::numeric)),
  constraint delivery_batch_items_name_check CHECK ((length(name) <= 500)),
  constraint delivery_batch_items_position_check CHECK (("position" >= 1)),
  constraint delivery_batch_items_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint delivery_batch_items_sku_check CHECK ((length(sku) <= 100)),
  constraint delivery_batch_items_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES delivery_batches(tenant_id, id) ON DELETE CASCADE,
  constraint delivery_batch_items_tenant_id_batch_id_position_key UNIQUE (tenant_id, batch_id, "position") DEFERRABLE,
  constraint delivery_batch_items_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint delivery_batch_items_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id)
);
CREATE INDEX delivery_batch_items_of_item ON public.delivery_batch_items USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE INDEX delivery_batch_items_of_line ON public.delivery_batch_items USING btree (tenant_id, requisition_line_id) WHERE (requisition_line_id IS NOT NULL);
CREATE TRIGGER delivery_batch_items_gone AFTER DELETE ON public.delivery_batch_items REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_delivery_batches', 'batch_id');
CREATE TRIGGER delivery_batch_items_renamed AFTER UPDATE ON public.delivery_batch_items REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_delivery_batches', 'batch_id', 'name', 'sku');
CREATE TRIGGER delivery_batch_items_searched AFTER INSERT ON public.delivery_batch_items REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_delivery_batches', 'batch_id');
alter table delivery_batch_items enable row level security;
alter table delivery_batch_items force row level security;
create policy tenant on delivery_batch_items using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on delivery_batch_items to prokura_service;
grant select on delivery_batch_items to prokura_worker;

-- delivery_batches
create table delivery_batches (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text collate people not null,
  status text not null default 'planned'::text,
  requisition_id uuid,
  supplier_id uuid,
  route_id uuid,
  stop_id uuid,
  object_id uuid,
  warehouse_id uuid,
  planned_date date,
  dispatched_at instant,
  delivered_at instant,
  recipient_name text collate people,
  status_reason text,
  split_from_id uuid,
  item_count integer not null default 0,
  weight_kg measure not null default 0,
  volume_m3 measure not null default 0,
  comment text,
  custom_fields jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  driver_comment text,
  constraint delivery_batches_pkey PRIMARY KEY (tenant_id, id),
  constraint delivery_batches_check CHECK (((stop_id IS NULL) OR (route_id IS NOT NULL))),
  constraint delivery_batches_comment_check CHECK ((length(comment) <= 5000)),
  constraint delivery_batches_driver_comment_check CHECK ((length(driver_comment) <= 1000)),
  constraint delivery_batches_number_check CHECK ((length(number) <= 32)),
  constraint delivery_batches_recipient_name_check CHECK ((length(recipient_name) <= 255)),
  constraint delivery_batches_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'loading'::text, 'in_transit'::text, 'delivered'::text, 'partially_delivered'::text, 'returned'::text, 'cancelled'::text]))),
  constraint delivery_batches_status_reason_check CHECK ((length(status_reason) <= 1000)),
  constraint delivery_batches_tenant_id_id_requisition_id_key UNIQUE (tenant_id, id, requisition_id),
  constraint delivery_batches_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint delivery_batches_tenant_id_object_id_fkey FOREIGN KEY (tenant_id, object_id) REFERENCES logistics_objects(tenant_id, id),
  constraint delivery_batches_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint delivery_batches_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES delivery_routes(tenant_id, id),
  constraint delivery_batches_tenant_id_split_from_id_fkey FOREIGN KEY (tenant_id, split_from_id) REFERENCES delivery_batches(tenant_id, id),
  constraint delivery_batches_tenant_id_stop_id_fkey FOREIGN KEY (tenant_id, stop_id) REFERENCES route_stops(tenant_id, id),
  constraint delivery_batches_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint delivery_batches_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX delivery_batches_by_date ON public.delivery_batches USING btree (tenant_id, planned_date, id);
CREATE INDEX delivery_batches_by_update ON public.delivery_batches USING btree (tenant_id, updated_at, id);
CREATE INDEX delivery_batches_of_object ON public.delivery_batches USING btree (tenant_id, object_id) WHERE (object_id IS NOT NULL);
CREATE INDEX delivery_batches_of_requisition ON public.delivery_batches USING btree (tenant_id, requisition_id) WHERE (requisition_id IS NOT NULL);
CREATE INDEX delivery_batches_of_route ON public.delivery_batches USING btree (tenant_id, route_id) WHERE (route_id IS NOT NULL);
CREATE INDEX delivery_batches_of_stop ON public.delivery_batches USING btree (tenant_id, stop_id) WHERE (stop_id IS NOT NULL);
CREATE INDEX delivery_batches_of_supplier ON public.delivery_batches USING btree (tenant_id, supplier_id) WHERE (supplier_id IS NOT NULL);
CREATE INDEX delivery_batches_of_warehouse ON public.delivery_batches USING btree (tenant_id, warehouse_id) WHERE (warehouse_id IS NOT NULL);
CREATE INDEX delivery_batches_split_from ON public.delivery_batches USING btree (tenant_id, split_from_id) WHERE (split_from_id IS NOT NULL);
CREATE TRIGGER delivery_batches_gone AFTER DELETE ON public.delivery_batches FOR EACH ROW EXECUTE FUNCTION drop_document();
CREATE TRIGGER delivery_batches_renamed AFTER UPDATE OF number, object_id, supplier_id, requisition_id ON public.delivery_batches FOR EACH ROW WHEN (((((old.number IS DISTINCT FROM new.number) OR (old.object_id IS DISTINCT FROM new.object_id)) OR (old.supplier_id IS DISTINCT FROM new.supplier_id)) OR (old.requisition_id IS DISTINCT FROM new.requisition_id))) EXECUTE FUNCTION keep_delivery_batch();
CREATE TRIGGER delivery_batches_searched AFTER INSERT ON public.delivery_batches FOR EACH ROW EXECUTE FUNCTION keep_delivery_batch();
alter table delivery_batches enable row level security;
alter table delivery_batches force row level security;
create policy tenant on delivery_batches using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on delivery_batches to prokura_service;
grant select, update on delivery_batches to prokura_worker;

-- delivery_document_lines
create table delivery_document_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  document_id uuid not null,
  position integer not null,
  requisition_line_id uuid,
  catalog_item_id uuid,
  name text collate people not null,
  sku text,
  quantity measure not null,
  uom text not null,
  unit_price price,
  net_price price,
  vat_rate text,
  net_amount amount,
  vat_amount amount,
  gross_amount amount,
  weight_kg measure,
  volume_m3 measure,
  custom_fields jsonb not null default '{}'::jsonb,
  country_code text,
  customs_declaration text collate people,
  traced_uom text,
  traced_quantity measure,
  constraint delivery_document_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint delivery_document_lines_check CHECK (((gross_amount)::numeric = ((net_amount)::numeric + (vat_amount)::numeric))),
  constraint delivery_document_lines_check1 CHECK (((traced_uom IS NULL) = (traced_quantity IS NULL))),
  constraint delivery_document_lines_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint delivery_document_lines_customs_declaration_check CHECK ((length(customs_declaration) <= 100)),
  constraint delivery_document_lines_name_check CHECK ((length(name) <= 500)),
  constraint delivery_document_lines_position_check CHECK (("position" >= 1)),
  constraint delivery_document_lines_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint delivery_document_lines_sku_check CHECK ((length(sku) <= 100)),
  constraint delivery_document_lines_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint delivery_document_lines_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES delivery_documents(tenant_id, id),
  constraint delivery_document_lines_tenant_id_document_id_position_key UNIQUE (tenant_id, document_id, "position"),
  constraint delivery_document_lines_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint delivery_document_lines_traced_quantity_check CHECK (((traced_quantity)::numeric > (0)::numeric)),
  constraint delivery_document_lines_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX delivery_document_lines_of_line ON public.delivery_document_lines USING btree (tenant_id, requisition_line_id) WHERE (requisition_line_id IS NOT NULL);
CREATE TRIGGER delivery_document_lines_searched AFTER INSERT ON public.delivery_document_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_delivery_documents', 'document_id');
alter table delivery_document_lines enable row level security;
alter table delivery_document_lines force row level security;
create policy tenant on delivery_document_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on delivery_document_lines to prokura_service;
grant insert, select on delivery_document_lines to prokura_worker;

-- delivery_documents
create table delivery_documents (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  kind text not null,
  number text not null,
  stage text not null default 'draft'::text,
  scope text not null,
  direction text not null,
  document_date date not null,
  requisition_id uuid not null,
  template_id uuid,
  supplier_id uuid,
  object_id uuid,
  route_id uuid,
  batch_id uuid,
  upd_status text,
  valid_to date,
  basis jsonb,
  currency currency not null,
  vat_mode text,
  row_count integer not null,
  net_amount amount,
  vat_amount amount,
  gross_amount amount,
  weight_kg measure,
  volume_m3 measure,
  package_count integer,
  carrier_id uuid,
  driver_id uuid,
  vehicle_id uuid,
  carrier_name text,
  driver_name text,
  driver_phone text,
  driver_license text,
  vehicle_number text,
  vehicle_model text,
  trailer_number text,
  attorney_name text,
  attorney jsonb,
  recipient_name text,
  recipient_position text,
  loading_address text,
  delivery_address text,
  comment text,
  parties jsonb not null,
  stops jsonb not null default '[]'::jsonb,
  file_id uuid,
  reject_reason text,
  issued_by uuid,
  issued_at instant,
  sent_at instant,
  closed_at instant,
  custom_fields jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint delivery_documents_pkey PRIMARY KEY (tenant_id, id),
  constraint delivery_documents_check CHECK ((valid_to >= document_date)),
  constraint delivery_documents_check1 CHECK (((gross_amount)::numeric = ((net_amount)::numeric + (vat_amount)::numeric))),
  constraint delivery_documents_check2 CHECK (((kind = 'upd'::text) = (upd_status IS NOT NULL))),
  constraint delivery_documents_check3 CHECK (((stage = 'archived'::text) = (archived_at IS NOT NULL))),
  constraint delivery_documents_check4 CHECK (((stage = 'draft'::text) OR (stage = 'archived'::text) OR (issued_at IS NOT NULL))),
  constraint delivery_documents_comment_check CHECK ((length(comment) <= 2000)),
  constraint delivery_documents_delivery_address_check CHECK ((length(delivery_address) <= 1000)),
  constraint delivery_documents_direction_check CHECK ((direction = ANY (ARRAY['outgoing'::text, 'incoming'::text]))),
  constraint delivery_documents_kind_check CHECK ((kind = ANY (ARRAY['upd'::text, 'torg12'::text, 'tn'::text, 'ttn'::text, 'power_of_attorney_m2'::text, 'power_of_attorney_m2a'::text, 'delivery_note'::text, 'packing_list'::text, 'acceptance_act'::text]))),
  constraint delivery_documents_loading_address_check CHECK ((length(loading_address) <= 1000)),
  constraint delivery_documents_number_check CHECK ((length(number) <= 32)),
  constraint delivery_documents_package_count_check CHECK ((package_count > 0)),
  constraint delivery_documents_reject_reason_check CHECK ((length(reject_reason) <= 1000)),
  constraint delivery_documents_row_count_check CHECK ((row_count > 0)),
  constraint delivery_documents_scope_check CHECK ((scope = ANY (ARRAY['procurement'::text, 'supplier'::text, 'logistics_object'::text, 'route'::text, 'batch'::text]))),
  constraint delivery_documents_stage_check CHECK ((stage = ANY (ARRAY['draft'::text, 'issued'::text, 'sent'::text, 'signed'::text, 'rejected'::text, 'archived'::text]))),
  constraint delivery_documents_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES delivery_batches(tenant_id, id),
  constraint delivery_documents_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES counterparties(tenant_id, id),
  constraint delivery_documents_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES drivers(tenant_id, id),
  constraint delivery_documents_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint delivery_documents_tenant_id_kind_number_key UNIQUE (tenant_id, kind, number),
  constraint delivery_documents_tenant_id_object_id_fkey FOREIGN KEY (tenant_id, object_id) REFERENCES logistics_objects(tenant_id, id),
  constraint delivery_documents_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint delivery_documents_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES delivery_routes(tenant_id, id),
  constraint delivery_documents_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint delivery_documents_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES vehicles(tenant_id, id),
  constraint delivery_documents_upd_status_check CHECK ((upd_status = ANY (ARRAY['1'::text, '2'::text]))),
  constraint delivery_documents_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])))
);
CREATE INDEX delivery_documents_by_date ON public.delivery_documents USING btree (tenant_id, document_date, id);
CREATE INDEX delivery_documents_by_update ON public.delivery_documents USING btree (tenant_id, updated_at, id);
CREATE INDEX delivery_documents_of_batch ON public.delivery_documents USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX delivery_documents_of_driver ON public.delivery_documents USING btree (tenant_id, driver_id) WHERE (driver_id IS NOT NULL);
CREATE INDEX delivery_documents_of_object ON public.delivery_documents USING btree (tenant_id, object_id) WHERE (object_id IS NOT NULL);
CREATE INDEX delivery_documents_of_requisition ON public.delivery_documents USING btree (tenant_id, requisition_id);
CREATE INDEX delivery_documents_of_route ON public.delivery_documents USING btree (tenant_id, route_id) WHERE (route_id IS NOT NULL);
CREATE INDEX delivery_documents_of_vehicle ON public.delivery_documents USING btree (tenant_id, vehicle_id) WHERE (vehicle_id IS NOT NULL);
CREATE TRIGGER delivery_documents_renamed AFTER UPDATE OF carrier_name, driver_name, recipient_name, delivery_address, vehicle_number, archived_at ON public.delivery_documents FOR EACH ROW WHEN (((((((old.carrier_name IS DISTINCT FROM new.carrier_name) OR (old.driver_name IS DISTINCT FROM new.driver_name)) OR (old.recipient_name IS DISTINCT FROM new.recipient_name)) OR (old.delivery_address IS DISTINCT FROM new.delivery_address)) OR (old.vehicle_number IS DISTINCT FROM new.vehicle_number)) OR ((old.archived_at)::timestamp with time zone IS DISTINCT FROM (new.archived_at)::timestamp with time zone))) EXECUTE FUNCTION keep_delivery_document();
CREATE TRIGGER delivery_documents_searched AFTER INSERT ON public.delivery_documents FOR EACH ROW EXECUTE FUNCTION keep_delivery_document();
alter table delivery_documents enable row level security;
alter table delivery_documents force row level security;
create policy tenant on delivery_documents using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on delivery_documents to prokura_service;
grant insert, select, update on delivery_documents to prokura_worker;

-- delivery_routes
create table delivery_routes (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text collate people not null,
  name text collate people not null,
  planned_date date,
  is_active boolean not null default true,
  carrier_id uuid,
  driver_id uuid,
  vehicle_id uuid,
  carrier_name text collate people,
  driver_name text collate people,
  vehicle_number text collate people,
  distance_km numeric(10,3),
  comment text,
  custom_fields jsonb not null default '{}'::jsonb,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint delivery_routes_pkey PRIMARY KEY (tenant_id, id),
  constraint delivery_routes_carrier_name_check CHECK ((length(carrier_name) <= 255)),
  constraint delivery_routes_check CHECK (((status = 'archived'::text) = (archived_at IS NOT NULL))),
  constraint delivery_routes_comment_check CHECK ((length(comment) <= 5000)),
  constraint delivery_routes_distance_km_check CHECK ((distance_km >= (0)::numeric)),
  constraint delivery_routes_driver_name_check CHECK ((length(driver_name) <= 200)),
  constraint delivery_routes_name_check CHECK ((length(name) <= 300)),
  constraint delivery_routes_number_check CHECK ((length(number) <= 32)),
  constraint delivery_routes_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint delivery_routes_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES counterparties(tenant_id, id),
  constraint delivery_routes_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES drivers(tenant_id, id),
  constraint delivery_routes_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint delivery_routes_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES vehicles(tenant_id, id),
  constraint delivery_routes_vehicle_number_check CHECK ((length(vehicle_number) <= 20))
);
CREATE INDEX delivery_routes_by_date ON public.delivery_routes USING btree (tenant_id, planned_date, id);
CREATE INDEX delivery_routes_by_update ON public.delivery_routes USING btree (tenant_id, updated_at, id);
CREATE INDEX delivery_routes_of_carrier ON public.delivery_routes USING btree (tenant_id, carrier_id) WHERE (carrier_id IS NOT NULL);
CREATE INDEX delivery_routes_of_driver ON public.delivery_routes USING btree (tenant_id, driver_id) WHERE (driver_id IS NOT NULL);
CREATE INDEX delivery_routes_of_vehicle ON public.delivery_routes USING btree (tenant_id, vehicle_id) WHERE (vehicle_id IS NOT NULL);
alter table delivery_routes enable row level security;
alter table delivery_routes force row level security;
create policy tenant on delivery_routes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on delivery_routes to prokura_service;
grant select on delivery_routes to prokura_worker;

-- document_template_revisions
create table document_template_revisions (
  tenant_id uuid not null default tenant_id(),
  template_id uuid not null,
  revision integer not null,
  layout jsonb,
  file_id uuid,
  file_name text,
  created_at instant not null default portal_now(),
  created_by uuid,
  constraint document_template_revisions_pkey PRIMARY KEY (tenant_id, template_id, revision),
  constraint document_template_revisions_check CHECK (((layout IS NULL) <> (file_id IS NULL))),
  constraint document_template_revisions_revision_check CHECK ((revision >= 1)),
  constraint document_template_revisions_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint document_template_revisions_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES document_templates(tenant_id, id)
);
alter table document_template_revisions enable row level security;
alter table document_template_revisions force row level security;
create policy tenant on document_template_revisions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on document_template_revisions to prokura_service;
grant select on document_template_revisions to prokura_worker;

-- document_templates
create table document_templates (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  kind text not null,
  name text collate people not null,
  format text not null,
  is_default boolean not null default false,
  revision integer not null default 1,
  file_id uuid,
  file_name text,
  variables_used text[] not null default '{}'::text[],
  unknown_variables text[] not null default '{}'::text[],
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint document_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint document_templates_check CHECK (((format = 'docx'::text) = (file_id IS NOT NULL))),
  constraint document_templates_check1 CHECK (((status = 'archived'::text) = (archived_at IS NOT NULL))),
  constraint document_templates_check2 CHECK (((NOT is_default) OR (archived_at IS NULL))),
  constraint document_templates_format_check CHECK ((format = ANY (ARRAY['layout'::text, 'docx'::text]))),
  constraint document_templates_kind_check CHECK ((kind = ANY (ARRAY['commercial_proposal'::text, 'sales_invoice'::text, 'contract'::text, 'delivery:upd'::text, 'delivery:torg12'::text, 'delivery:tn'::text, 'delivery:ttn'::text, 'delivery:power_of_attorney_m2'::text, 'delivery:power_of_attorney_m2a'::text, 'delivery:delivery_note'::text, 'delivery:packing_list'::text, 'delivery:acceptance_act'::text]))),
  constraint document_templates_name_check CHECK ((length(name) <= 200)),
  constraint document_templates_revision_check CHECK ((revision >= 1)),
  constraint document_templates_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint document_templates_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id)
);
CREATE INDEX document_templates_by_update ON public.document_templates USING btree (tenant_id, updated_at, id);
CREATE UNIQUE INDEX document_templates_default ON public.document_templates USING btree (tenant_id, kind) WHERE is_default;
CREATE UNIQUE INDEX document_templates_name ON public.document_templates USING btree (tenant_id, kind, lower(name)) WHERE (archived_at IS NULL);
alter table document_templates enable row level security;
alter table document_templates force row level security;
create policy tenant on document_templates using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on document_templates to prokura_service;
grant select on document_templates to prokura_worker;

-- driver_links
create table driver_links (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  route_id uuid,
  batch_id uuid,
  expires_at instant,
  ended_at instant,
  opened_at instant,
  created_at instant not null default portal_now(),
  created_by uuid,
  digest bytea not null,
  sealed text not null,
  constraint driver_links_pkey PRIMARY KEY (tenant_id, id),
  constraint driver_links_check CHECK ((num_nonnulls(route_id, batch_id) = 1)),
  constraint driver_links_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES delivery_batches(tenant_id, id) ON DELETE CASCADE,
  constraint driver_links_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES delivery_routes(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX driver_links_by_batch ON public.driver_links USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX driver_links_by_route ON public.driver_links USING btree (tenant_id, route_id) WHERE (route_id IS NOT NULL);
CREATE UNIQUE INDEX driver_links_of_batch ON public.driver_links USING btree (tenant_id, batch_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX driver_links_of_route ON public.driver_links USING btree (tenant_id, route_id) WHERE (ended_at IS NULL);
CREATE TRIGGER driver_links_address AFTER INSERT OR DELETE ON public.driver_links FOR EACH ROW EXECUTE FUNCTION keep_address('driver link', 'digest', 'id');
alter table driver_links enable row level security;
alter table driver_links force row level security;
create policy tenant on driver_links using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on driver_links to prokura_service;
grant select on driver_links to prokura_worker;

-- drivers
create table drivers (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  full_name text collate people not null,
  phone text,
  license_number text,
  license_valid_to date,
  passport_mask text,
  passport_sealed text,
  carrier_id uuid,
  is_active boolean not null default true,
  custom_fields jsonb not null default '{}'::jsonb,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint drivers_pkey PRIMARY KEY (tenant_id, id),
  constraint drivers_check CHECK (((passport_mask IS NULL) = (passport_sealed IS NULL))),
  constraint drivers_full_name_check CHECK ((length(full_name) <= 200)),
  constraint drivers_license_number_check CHECK ((length(license_number) <= 32)),
  constraint drivers_passport_mask_check CHECK ((length(passport_mask) <= 200)),
  constraint drivers_phone_check CHECK ((length(phone) <= 40)),
  constraint drivers_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint drivers_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES counterparties(tenant_id, id)
);
CREATE INDEX drivers_by_update ON public.drivers USING btree (tenant_id, updated_at, id);
CREATE UNIQUE INDEX drivers_license ON public.drivers USING btree (tenant_id, license_number) WHERE (archived_at IS NULL);
CREATE INDEX drivers_of_carrier ON public.drivers USING btree (tenant_id, carrier_id);
alter table drivers enable row level security;
alter table drivers force row level security;
create policy tenant on drivers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on drivers to prokura_service;
grant select on drivers to prokura_worker;

-- e_document_events
create table e_document_events (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  operator text not null,
  event_id text not null,
  e_document_id uuid,
  incoming_id uuid,
  name text not null,
  at instant not null,
  event_order text not null,
  status text,
  signature_status text,
  status_text text,
  taken_at instant not null default portal_now(),
  constraint e_document_events_pkey PRIMARY KEY (tenant_id, id),
  constraint e_document_events_check CHECK ((num_nonnulls(e_document_id, incoming_id) = 1)),
  constraint e_document_events_event_id_check CHECK ((length(event_id) <= 200)),
  constraint e_document_events_name_check CHECK ((length(name) <= 300)),
  constraint e_document_events_operator_check CHECK ((operator = ANY (ARRAY['A'::text, 'B'::text, 'C'::text]))),
  constraint e_document_events_status_text_check CHECK ((length(status_text) <= 500)),
  constraint e_document_events_tenant_id_e_document_id_fkey FOREIGN KEY (tenant_id, e_document_id) REFERENCES e_documents(tenant_id, id),
  constraint e_document_events_tenant_id_incoming_id_fkey FOREIGN KEY (tenant_id, incoming_id) REFERENCES incoming_e_documents(tenant_id, id)
);
CREATE UNIQUE INDEX e_document_events_of_incoming ON public.e_document_events USING btree (tenant_id, incoming_id, event_id) WHERE (incoming_id IS NOT NULL);
CREATE UNIQUE INDEX e_document_events_of_sent ON public.e_document_events USING btree (tenant_id, e_document_id, event_id) WHERE (e_document_id IS NOT NULL);
alter table e_document_events enable row level security;
alter table e_document_events force row level security;
create policy tenant on e_document_events using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on e_document_events to prokura_service;
grant insert, select, update on e_document_events to prokura_worker;

-- e_documents
create table e_documents (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  operator text not null,
  installation_id uuid not null,
  entity_type text not null,
  entity_id uuid not null,
  document_version integer not null,
  is_current boolean not null default true,
  title text not null,
  format text not null,
  status text not null default 'queued'::text,
  signature_status text not null default 'none'::text,
  status_text text,
  status_details text,
  reason text,
  is_in_doubt boolean not null default false,
  write_id uuid not null,
  ids jsonb not null default '{}'::jsonb,
  parts jsonb not null default '[]'::jsonb,
  operator_key text,
  recipient jsonb not null,
  last_event_id text,
  last_event_name text,
  last_event_order text,
  as_of instant,
  sent_at instant,
  delivered_at instant,
  signed_at instant,
  synced_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint e_documents_pkey PRIMARY KEY (tenant_id, id),
  constraint e_documents_document_version_check CHECK ((document_version >= 1)),
  constraint e_documents_entity_type_check CHECK ((entity_type = ANY (ARRAY['salesInvoice'::text, 'contract'::text, 'generatedDocument'::text]))),
  constraint e_documents_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'docx'::text, 'xml'::text]))),
  constraint e_documents_last_event_id_check CHECK ((length(last_event_id) <= 200)),
  constraint e_documents_last_event_name_check CHECK ((length(last_event_name) <= 300)),
  constraint e_documents_operator_check CHECK ((operator = ANY (ARRAY['A'::text, 'B'::text, 'C'::text]))),
  constraint e_documents_operator_key_check CHECK ((length(operator_key) <= 400)),
  constraint e_documents_reason_check CHECK ((length(reason) <= 2000)),
  constraint e_documents_signature_status_check CHECK ((signature_status = ANY (ARRAY['none'::text, 'sender_signed'::text, 'waiting_recipient'::text, 'both_signed'::text, 'refused'::text, 'unknown'::text]))),
  constraint e_documents_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'draft'::text, 'sent'::text, 'delivered'::text, 'signed'::text, 'rejected'::text, 'revocation_requested'::text, 'revoked'::text, 'error'::text, 'unknown'::text]))),
  constraint e_documents_status_details_check CHECK ((length(status_details) <= 2000)),
  constraint e_documents_status_text_check CHECK ((length(status_text) <= 500)),
  constraint e_documents_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id),
  constraint e_documents_tenant_id_operator_entity_type_entity_id_docume_key UNIQUE (tenant_id, operator, entity_type, entity_id, document_version),
  constraint e_documents_title_check CHECK ((length(title) <= 300))
);
CREATE UNIQUE INDEX e_documents_by_key ON public.e_documents USING btree (tenant_id, operator, operator_key) WHERE (operator_key IS NOT NULL);
CREATE INDEX e_documents_by_update ON public.e_documents USING btree (tenant_id, updated_at, id);
CREATE INDEX e_documents_by_write ON public.e_documents USING btree (tenant_id, write_id);
CREATE UNIQUE INDEX e_documents_current ON public.e_documents USING btree (tenant_id, operator, entity_type, entity_id) WHERE is_current;
CREATE INDEX e_documents_of_message ON public.e_documents USING btree (tenant_id, operator, split_part(operator_key, '/'::text, 1)) WHERE (operator_key IS NOT NULL);
CREATE INDEX e_documents_of_record ON public.e_documents USING btree (tenant_id, entity_type, entity_id);
alter table e_documents enable row level security;
alter table e_documents force row level security;
create policy tenant on e_documents using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on e_documents to prokura_service;
grant insert, select, update on e_documents to prokura_worker;

-- email_changes
create table email_changes (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  number integer not null,
  old_email text not null,
  new_email text not null,
  confirm_hash bytea not null,
  undo_hash bytea not null,
  created_at instant not null default now(),
  confirm_until instant not null,
  undo_until instant not null,
  confirmed_at instant,
  replaced_at instant,
  undone_at instant,
  constraint email_changes_pkey PRIMARY KEY (tenant_id, id),
  constraint email_changes_tenant_id_confirm_hash_key UNIQUE (tenant_id, confirm_hash),
  constraint email_changes_tenant_id_undo_hash_key UNIQUE (tenant_id, undo_hash),
  constraint email_changes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint email_changes_tenant_id_user_id_number_key UNIQUE (tenant_id, user_id, number)
);
CREATE UNIQUE INDEX email_changes_waiting ON public.email_changes USING btree (tenant_id, user_id) WHERE ((confirmed_at IS NULL) AND (replaced_at IS NULL) AND (undone_at IS NULL));
alter table email_changes enable row level security;
alter table email_changes force row level security;
create policy tenant on email_changes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on email_changes to prokura_service;
grant delete, select on email_changes to prokura_worker;

-- event_heads
create table event_heads (
  tenant_id uuid not null default tenant_id(),
  numbered bigint not null default 0,
  told bigint not null default 0,
  untold boolean not null generated always as ((told < numbered)) stored,
  constraint event_heads_pkey PRIMARY KEY (tenant_id),
  constraint event_heads_check CHECK (((told >= 0) AND (told <= numbered))),
  constraint event_heads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX event_heads_untold ON public.event_heads USING btree (tenant_id) WHERE untold;
alter table event_heads enable row level security;
alter table event_heads force row level security;
create policy directory on event_heads for select to prokura_directory using (true);
create policy tenant on event_heads using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on event_heads to prokura_directory;
grant insert, select, update on event_heads to prokura_service;
grant insert, select, update on event_heads to prokura_worker;

-- exchange_rates
create table exchange_rates (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  currency currency not null,
  date date not null,
  rate numeric not null,
  nominal integer not null default 1,
  source text not null,
  updated_at instant not null default portal_now(),
  updated_by uuid,
  constraint exchange_rates_pkey PRIMARY KEY (tenant_id, id),
  constraint exchange_rates_nominal_check CHECK ((nominal > 0)),
  constraint exchange_rates_rate_check CHECK (((rate > (0)::numeric) AND (rate < '10000000000'::numeric) AND (scale(rate) <= 8))),
  constraint exchange_rates_source_check CHECK ((source = ANY (ARRAY['cbr'::text, 'manual'::text]))),
  constraint exchange_rates_tenant_id_currency_date_key UNIQUE (tenant_id, currency, date)
);
CREATE INDEX exchange_rates_by_date ON public.exchange_rates USING btree (tenant_id, date DESC, currency, id);
alter table exchange_rates enable row level security;
alter table exchange_rates force row level security;
create policy tenant on exchange_rates using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on exchange_rates to prokura_service;
grant insert, select, update on exchange_rates to prokura_worker;

-- external_installations
create table external_installations (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  slug text not null,
  number integer not null,
  offered integer,
  agreed_by uuid,
  agreed_at instant not null default now(),
  key_id uuid,
  subscription_id uuid,
  handover text,
  handover_id uuid,
  handed_over_at instant,
  ended_at instant,
  constraint external_installations_pkey PRIMARY KEY (tenant_id, installation_id),
  constraint external_installations_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX external_installations_of ON public.external_installations USING btree (slug, number) WHERE (ended_at IS NULL);
alter table external_installations enable row level security;
alter table external_installations force row level security;
create policy directory on external_installations for select to prokura_directory using (true);
create policy tenant on external_installations using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on external_installations to prokura_service;
grant insert, select, update on external_installations to prokura_worker;

-- external_links
create table external_links (
  tenant_id uuid not null default tenant_id(),
  entity_type text not null,
  external_source text not null,
  external_id text not null,
  entity_id uuid not null,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint external_links_pkey PRIMARY KEY (tenant_id, entity_type, external_source, external_id)
);
CREATE UNIQUE INDEX external_links_of_entity ON public.external_links USING btree (tenant_id, entity_type, entity_id, external_source);
alter table external_links enable row level security;
alter table external_links force row level security;
create policy tenant on external_links using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on external_links to prokura_service;
grant insert, select, update on external_links to prokura_worker;

-- files
create table files (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  entity_type text not null,
  entity_id uuid not null,
  file_name text collate people not null,
  mime_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  category text,
  storage_key text,
  scan_status text not null,
  status text not null default 'active'::text,
  uploaded_by_id uuid,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  removed_at instant,
  created_by uuid,
  updated_by uuid,
  constraint files_pkey PRIMARY KEY (tenant_id, id),
  constraint files_category_check CHECK (((length(category) >= 1) AND (length(category) <= 64))),
  constraint files_check CHECK (((status = 'removed'::text) OR (storage_key IS NOT NULL))),
  constraint files_entity_type_check CHECK (((length(entity_type) >= 1) AND (length(entity_type) <= 64))),
  constraint files_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint files_mime_type_check CHECK ((length(mime_type) <= 200)),
  constraint files_scan_status_check CHECK ((scan_status = ANY (ARRAY['pending'::text, 'clean'::text, 'infected'::text]))),
  constraint files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint files_size_bytes_check CHECK ((size_bytes > 0)),
  constraint files_status_check CHECK ((status = ANY (ARRAY['active'::text, 'removed'::text]))),
  constraint files_storage_key_check CHECK ((storage_key ~ '^[0-9a-f-]{36}/[0-9a-f]{32}$'::text))
);
CREATE INDEX files_held ON public.files USING btree (tenant_id) INCLUDE (size_bytes) WHERE (storage_key IS NOT NULL);
CREATE UNIQUE INDEX files_once ON public.files USING btree (tenant_id, entity_type, entity_id, sha256) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX files_storage_key ON public.files USING btree (tenant_id, storage_key) WHERE (storage_key IS NOT NULL);
CREATE INDEX files_to_purge ON public.files USING btree (tenant_id, removed_at) WHERE ((status = 'removed'::text) AND (storage_key IS NOT NULL));
alter table files enable row level security;
alter table files force row level security;
create policy tenant on files using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on files to prokura_service;
grant insert, select, update on files to prokura_worker;

-- followers
create table followers (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  entity_type text not null,
  entity_id uuid not null,
  user_id uuid not null,
  is_following boolean not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  constraint followers_pkey PRIMARY KEY (tenant_id, id),
  constraint followers_entity_type_check CHECK ((length(entity_type) <= 64)),
  constraint followers_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE UNIQUE INDEX followers_once ON public.followers USING btree (tenant_id, entity_type, entity_id, user_id);
alter table followers enable row level security;
alter table followers force row level security;
create policy tenant on followers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on followers to prokura_service;
grant select on followers to prokura_worker;

-- hidden_first_steps
create table hidden_first_steps (
  tenant_id uuid not null default tenant_id(),
  user_id uuid not null,
  hidden_at instant not null default portal_now(),
  constraint hidden_first_steps_pkey PRIMARY KEY (tenant_id, user_id),
  constraint hidden_first_steps_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table hidden_first_steps enable row level security;
alter table hidden_first_steps force row level security;
create policy tenant on hidden_first_steps using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on hidden_first_steps to prokura_service;

-- idempotency_keys
create table idempotency_keys (
  tenant_id uuid not null default tenant_id(),
  holder text not null,
  route text not null,
  key text not null,
  fingerprint bytea not null,
  status integer,
  body text not null default ''::text,
  sealed boolean not null default false,
  request_id text not null default ''::text,
  created_at instant not null default now(),
  of_steps boolean not null default false,
  constraint idempotency_keys_pkey PRIMARY KEY (tenant_id, holder, route, key)
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (tenant_id, created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy tenant on idempotency_keys using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on idempotency_keys to prokura_service;
grant delete, select on idempotency_keys to prokura_worker;

-- identity_providers
create table identity_providers (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  name text collate people not null,
  issuer text not null,
  client_id text not null,
  client_secret text,
  domains text[] not null default '{}'::text[],
  role_claims jsonb not null default '[]'::jsonb,
  default_role_id uuid,
  makes_people boolean not null default false,
  is_only_way boolean not null default false,
  second_factor_acr text[] not null default '{}'::text[],
  is_on boolean not null default false,
  last_error text,
  last_error_at instant,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  created_by uuid,
  updated_by uuid,
  constraint identity_providers_pkey PRIMARY KEY (tenant_id, id),
  constraint identity_providers_client_id_check CHECK ((length(client_id) <= 300)),
  constraint identity_providers_domains_check CHECK ((cardinality(domains) <= 20)),
  constraint identity_providers_issuer_check CHECK ((length(issuer) <= 500)),
  constraint identity_providers_last_error_check CHECK ((length(last_error) <= 1000)),
  constraint identity_providers_name_check CHECK ((length(name) <= 100)),
  constraint identity_providers_second_factor_acr_check CHECK ((cardinality(second_factor_acr) <= 10))
);
alter table identity_providers enable row level security;
alter table identity_providers force row level security;
create policy tenant on identity_providers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on identity_providers to prokura_service;
grant select on identity_providers to prokura_worker;

-- import_file_parts
create table import_file_parts (
  tenant_id uuid not null default tenant_id(),
  job_id uuid not null,
  part integer not null,
  bytes bytea not null,
  constraint import_file_parts_pkey PRIMARY KEY (tenant_id, job_id, part),
  constraint import_file_parts_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES import_jobs(tenant_id, id) ON DELETE CASCADE
);
alter table import_file_parts enable row level security;
alter table import_file_parts force row level security;
create policy tenant on import_file_parts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on import_file_parts to prokura_service;
grant delete, insert, select on import_file_parts to prokura_worker;

-- import_jobs
create table import_jobs (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  kind text not null,
  parent_id uuid,
  source text not null default 'file'::text,
  status text not null,
  mode text not null,
  file_name text not null,
  file_size bigint not null,
  mapping jsonb,
  parameters jsonb not null default '{}'::jsonb,
  choices jsonb not null default '{}'::jsonb,
  found jsonb,
  counts jsonb not null default '{}'::jsonb,
  faults jsonb not null default '[]'::jsonb,
  selected integer[],
  on_error text,
  result jsonb,
  problem jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  applied_at instant,
  expires_at instant not null default (portal_now() + '24:00:00'::interval),
  reaches_beside boolean not null default false,
  constraint import_jobs_pkey PRIMARY KEY (tenant_id, id),
  constraint import_jobs_mode_check CHECK ((mode = ANY (ARRAY['append'::text, 'upsert'::text, 'replace'::text]))),
  constraint import_jobs_on_error_check CHECK ((on_error = ANY (ARRAY['skip'::text, 'abort'::text]))),
  constraint import_jobs_source_check CHECK ((source = ANY (ARRAY['file'::text, 'mail_text'::text, 'mail_attachment'::text]))),
  constraint import_jobs_status_check CHECK ((status = ANY (ARRAY['parsing'::text, 'preview_ready'::text, 'applying'::text, 'applied'::text, 'partially_applied'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX import_jobs_by_expiry ON public.import_jobs USING btree (tenant_id, expires_at);
alter table import_jobs enable row level security;
alter table import_jobs force row level security;
create policy tenant on import_jobs using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on import_jobs to prokura_service;
grant delete, insert, select, update on import_jobs to prokura_worker;

-- import_mappings
create table import_mappings (
  tenant_id uuid not null default tenant_id(),
  kind text not null,
  key bytea not null,
  headings text[] not null,
  mapping jsonb not null,
  updated_at instant not null default portal_now(),
  constraint import_mappings_pkey PRIMARY KEY (tenant_id, kind, key)
);
alter table import_mappings enable row level security;
alter table import_mappings force row level security;
create policy tenant on import_mappings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on import_mappings to prokura_service;
grant insert, select, update on import_mappings to prokura_worker;

-- import_progress
create table import_progress (
  tenant_id uuid not null default tenant_id(),
  job_id uuid not null,
  applied integer not null,
  updated_at instant not null default portal_now(),
  constraint import_progress_pkey PRIMARY KEY (tenant_id, job_id),
  constraint import_progress_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES import_jobs(tenant_id, id) ON DELETE CASCADE
);
alter table import_progress enable row level security;
alter table import_progress force row level security;
create policy tenant on import_progress using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on import_progress to prokura_service;
grant insert, select, update on import_progress to prokura_worker;

-- import_rows
create table import_rows (
  tenant_id uuid not null default tenant_id(),
  job_id uuid not null,
  n integer not null,
  cells jsonb not null,
  action text not null,
  entity_id uuid,
  plan jsonb not null,
  failed boolean not null,
  origin jsonb,
  constraint import_rows_pkey PRIMARY KEY (tenant_id, job_id, n),
  constraint import_rows_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'skip'::text, 'conflict'::text]))),
  constraint import_rows_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES import_jobs(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX import_rows_failed ON public.import_rows USING btree (tenant_id, job_id, n) WHERE failed;
alter table import_rows enable row level security;
alter table import_rows force row level security;
create policy tenant on import_rows using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select, update on import_rows to prokura_service;
grant delete, insert, select, update on import_rows to prokura_worker;

-- imported_keys
create table imported_keys (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  name text not null,
  sealed text not null,
  imported_at instant not null default now(),
  constraint imported_keys_pkey PRIMARY KEY (tenant_id, id),
  constraint imported_keys_name_check CHECK ((name = ANY (ARRAY['pepper'::text, 'tokens'::text]))),
  constraint imported_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
alter table imported_keys enable row level security;
alter table imported_keys force row level security;
create policy tenant on imported_keys using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on imported_keys to prokura_service;
grant select on imported_keys to prokura_worker;

-- inbound_applications
create table inbound_applications (
  tenant_id uuid not null default tenant_id(),
  receipt_id uuid not null,
  mapping_id uuid not null,
  result text not null,
  entity_type text,
  entity_id uuid,
  extracted jsonb not null default '{}'::jsonb,
  at instant not null default now(),
  constraint inbound_applications_pkey PRIMARY KEY (tenant_id, receipt_id, mapping_id),
  constraint inbound_applications_result_check CHECK ((result = ANY (ARRAY['recorded'::text, 'created'::text, 'updated'::text, 'unchanged'::text, 'skipped_stale'::text]))),
  constraint inbound_applications_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES inbound_receipts(tenant_id, id) ON DELETE CASCADE
);
alter table inbound_applications enable row level security;
alter table inbound_applications force row level security;
create policy tenant on inbound_applications using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on inbound_applications to prokura_service;
grant delete, insert, select on inbound_applications to prokura_worker;

-- inbound_endpoints
create table inbound_endpoints (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  digest bytea not null,
  token text not null,
  secret text,
  secret_shown text,
  valid_until instant,
  received_before bigint not null default 0,
  created_at instant not null default now(),
  area text not null default 'inbound'::text,
  constraint inbound_endpoints_pkey PRIMARY KEY (tenant_id, id),
  constraint inbound_endpoints_area_check CHECK ((area = ANY (ARRAY['inbound'::text, 'messenger'::text, 'tasktracker'::text]))),
  constraint inbound_endpoints_check CHECK (((area <> 'inbound'::text) OR ((secret IS NOT NULL) AND (secret_shown IS NOT NULL)))),
  constraint inbound_endpoints_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE UNIQUE INDEX inbound_endpoints_current ON public.inbound_endpoints USING btree (tenant_id, installation_id) WHERE (valid_until IS NULL);
CREATE TRIGGER inbound_endpoints_address AFTER INSERT OR DELETE ON public.inbound_endpoints FOR EACH ROW EXECUTE FUNCTION keep_address('webhook ', 'digest', 'id', 'installation_id');
alter table inbound_endpoints enable row level security;
alter table inbound_endpoints force row level security;
create policy tenant on inbound_endpoints using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on inbound_endpoints to prokura_service;
grant delete, insert, select, update on inbound_endpoints to prokura_worker;

-- inbound_mappings
create table inbound_mappings (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  name text not null,
  active boolean not null default true,
  position integer not null,
  event text not null,
  operation text not null,
  source jsonb not null default '{}'::jsonb,
  defaults jsonb not null default '{}'::jsonb,
  required_fields text[] not null default '{}'::text[],
  idempotency_path text,
  external_source text,
  external_id_path text,
  version_path text,
  match_by text,
  allow_bank_details boolean not null default false,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  published boolean not null default false,
  constraint inbound_mappings_pkey PRIMARY KEY (tenant_id, id),
  constraint inbound_mappings_event_check CHECK ((length(event) <= 200)),
  constraint inbound_mappings_name_check CHECK ((length(name) <= 200)),
  constraint inbound_mappings_operation_check CHECK ((length(operation) <= 64)),
  constraint inbound_mappings_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX inbound_mappings_order ON public.inbound_mappings USING btree (tenant_id, installation_id, "position", id) WHERE (archived_at IS NULL);
alter table inbound_mappings enable row level security;
alter table inbound_mappings force row level security;
create policy tenant on inbound_mappings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on inbound_mappings to prokura_service;
grant insert, select, update on inbound_mappings to prokura_worker;

-- inbound_receipts
create table inbound_receipts (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  endpoint_id uuid not null,
  event text not null,
  body bytea not null,
  body_digest bytea not null,
  sent_at instant not null,
  received_at instant not null default now(),
  replay_key bytea,
  replay_kind text not null,
  status text not null default 'received'::text,
  attempts integer not null default 0,
  next_attempt_at instant,
  last_error jsonb,
  missing text[] not null default '{}'::text[],
  finished_at instant,
  signed_key bytea,
  constraint inbound_receipts_pkey PRIMARY KEY (tenant_id, id),
  constraint inbound_receipts_event_check CHECK ((length(event) <= 200)),
  constraint inbound_receipts_replay_kind_check CHECK ((replay_kind = ANY (ARRAY['payload'::text, 'header'::text, 'digest'::text]))),
  constraint inbound_receipts_status_check CHECK ((status = ANY (ARRAY['received'::text, 'retrying'::text, 'applied'::text, 'skipped_stale'::text, 'unmatched'::text, 'failed'::text]))),
  constraint inbound_receipts_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX inbound_receipts_age ON public.inbound_receipts USING btree (tenant_id, received_at);
CREATE INDEX inbound_receipts_open ON public.inbound_receipts USING btree (tenant_id, installation_id, status) WHERE (status = ANY (ARRAY['received'::text, 'retrying'::text, 'failed'::text]));
CREATE INDEX inbound_receipts_order ON public.inbound_receipts USING btree (tenant_id, installation_id, received_at, id);
CREATE UNIQUE INDEX inbound_receipts_replay ON public.inbound_receipts USING btree (tenant_id, installation_id, replay_key);
CREATE UNIQUE INDEX inbound_receipts_signed ON public.inbound_receipts USING btree (tenant_id, installation_id, signed_key);
CREATE INDEX inbound_receipts_spent ON public.inbound_receipts USING btree (tenant_id, received_at) WHERE (signed_key IS NOT NULL);
alter table inbound_receipts enable row level security;
alter table inbound_receipts force row level security;
create policy tenant on inbound_receipts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on inbound_receipts to prokura_service;
grant delete, insert, select, update on inbound_receipts to prokura_worker;

-- inbound_refusals
create table inbound_refusals (
  tenant_id uuid not null default tenant_id(),
  endpoint_id uuid not null,
  hour instant not null,
  refused integer not null,
  minute instant,
  line_id uuid,
  constraint inbound_refusals_pkey PRIMARY KEY (tenant_id, endpoint_id),
  constraint inbound_refusals_tenant_id_endpoint_id_fkey FOREIGN KEY (tenant_id, endpoint_id) REFERENCES inbound_endpoints(tenant_id, id) ON DELETE CASCADE
);
alter table inbound_refusals enable row level security;
alter table inbound_refusals force row level security;
create policy tenant on inbound_refusals using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on inbound_refusals to prokura_service;
grant delete, select on inbound_refusals to prokura_worker;

-- inbound_versions
create table inbound_versions (
  tenant_id uuid not null default tenant_id(),
  operation text not null,
  external_source text not null,
  external_id text not null,
  newest text,
  updated_at instant not null default now(),
  constraint inbound_versions_pkey PRIMARY KEY (tenant_id, operation, external_source, external_id)
);
alter table inbound_versions enable row level security;
alter table inbound_versions force row level security;
create policy tenant on inbound_versions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on inbound_versions to prokura_service;
grant insert, select, update on inbound_versions to prokura_worker;

-- incoming_e_documents
create table incoming_e_documents (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  operator text not null,
  installation_id uuid not null,
  kind text not null,
  title text collate people not null,
  number text collate people,
  document_date date,
  amount amount,
  sender jsonb not null,
  status text not null,
  signature_status text not null,
  status_text text,
  status_details text,
  reason text,
  refusal_status text not null default 'none'::text,
  ids jsonb not null,
  parts jsonb not null default '[]'::jsonb,
  operator_key text not null,
  transfer_document_id uuid,
  last_event_id text,
  last_event_name text,
  last_event_order text,
  as_of instant not null,
  received_at instant not null,
  synced_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint incoming_e_documents_pkey PRIMARY KEY (tenant_id, id),
  constraint incoming_e_documents_kind_check CHECK ((kind = ANY (ARRAY['upd'::text, 'invoice'::text, 'contract'::text, 'delivery'::text, 'other'::text]))),
  constraint incoming_e_documents_last_event_id_check CHECK ((length(last_event_id) <= 200)),
  constraint incoming_e_documents_last_event_name_check CHECK ((length(last_event_name) <= 300)),
  constraint incoming_e_documents_number_check CHECK ((length(number) <= 100)),
  constraint incoming_e_documents_operator_check CHECK ((operator = ANY (ARRAY['A'::text, 'B'::text, 'C'::text]))),
  constraint incoming_e_documents_operator_key_check CHECK ((length(operator_key) <= 400)),
  constraint incoming_e_documents_reason_check CHECK ((length(reason) <= 2000)),
  constraint incoming_e_documents_refusal_status_check CHECK ((refusal_status = ANY (ARRAY['none'::text, 'queued'::text, 'in_doubt'::text, 'failed'::text, 'done'::text]))),
  constraint incoming_e_documents_signature_status_check CHECK ((signature_status = ANY (ARRAY['none'::text, 'sender_signed'::text, 'waiting_recipient'::text, 'both_signed'::text, 'refused'::text, 'unknown'::text]))),
  constraint incoming_e_documents_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'draft'::text, 'sent'::text, 'delivered'::text, 'signed'::text, 'rejected'::text, 'revocation_requested'::text, 'revoked'::text, 'error'::text, 'unknown'::text]))),
  constraint incoming_e_documents_status_details_check CHECK ((length(status_details) <= 2000)),
  constraint incoming_e_documents_status_text_check CHECK ((length(status_text) <= 500)),
  constraint incoming_e_documents_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id),
  constraint incoming_e_documents_tenant_id_operator_operator_key_key UNIQUE (tenant_id, operator, operator_key),
  constraint incoming_e_documents_tenant_id_transfer_document_id_fkey FOREIGN KEY (tenant_id, transfer_document_id) REFERENCES transfer_documents(tenant_id, id),
  constraint incoming_e_documents_title_check CHECK ((length(title) <= 500))
);
CREATE INDEX incoming_e_documents_by_receipt ON public.incoming_e_documents USING btree (tenant_id, received_at, id);
CREATE INDEX incoming_e_documents_by_update ON public.incoming_e_documents USING btree (tenant_id, updated_at, id);
CREATE INDEX incoming_e_documents_of_message ON public.incoming_e_documents USING btree (tenant_id, operator, split_part(operator_key, '/'::text, 1));
CREATE INDEX incoming_e_documents_of_transfer ON public.incoming_e_documents USING btree (tenant_id, transfer_document_id) WHERE (transfer_document_id IS NOT NULL);
alter table incoming_e_documents enable row level security;
alter table incoming_e_documents force row level security;
create policy tenant on incoming_e_documents using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on incoming_e_documents to prokura_service;
grant insert, select, update on incoming_e_documents to prokura_worker;

-- installation_keys
create table installation_keys (
  name text not null,
  wrapped_key text not null,
  created_at instant not null default now(),
  constraint installation_keys_pkey PRIMARY KEY (name)
);
grant insert, select, update on installation_keys to prokura_service;
grant insert, select, update on installation_keys to prokura_worker;

-- integration_cursors
create table integration_cursors (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  stream text not null,
  cursor text,
  updated_at instant not null default now(),
  constraint integration_cursors_pkey PRIMARY KEY (tenant_id, installation_id, stream),
  constraint integration_cursors_stream_check CHECK ((length(stream) <= 100)),
  constraint integration_cursors_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
alter table integration_cursors enable row level security;
alter table integration_cursors force row level security;
create policy tenant on integration_cursors using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on integration_cursors to prokura_service;
grant delete, insert, select, update on integration_cursors to prokura_worker;

-- integration_installations
create table integration_installations (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  slug text not null,
  status text not null default 'requires_setup'::text,
  settings jsonb not null default '{}'::jsonb,
  secrets jsonb not null default '{}'::jsonb,
  secrets_shown jsonb not null default '{}'::jsonb,
  config_version integer not null default 1,
  tested_version integer,
  last_test jsonb,
  connected_account text,
  last_sync_at instant,
  last_sync_status text,
  last_error jsonb,
  failure_streak integer not null default 0,
  sync_run uuid,
  sync_progress jsonb,
  next_sync_at instant,
  installed_by uuid,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  next_probe_at instant,
  inbound boolean not null default false,
  constraint integration_installations_pkey PRIMARY KEY (tenant_id, id),
  constraint integration_installations_check CHECK (((status = 'deleted'::text) = (archived_at IS NOT NULL))),
  constraint integration_installations_last_sync_status_check CHECK ((last_sync_status = ANY (ARRAY['running'::text, 'ok'::text, 'failed'::text]))),
  constraint integration_installations_slug_check CHECK ((length(slug) <= 64)),
  constraint integration_installations_status_check CHECK ((status = ANY (ARRAY['requires_setup'::text, 'installed'::text, 'sync_error'::text, 'disabled'::text, 'deleted'::text]))),
  constraint integration_installations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint integration_installations_tenant_id_installed_by_fkey FOREIGN KEY (tenant_id, installed_by) REFERENCES users(tenant_id, id)
);
CREATE UNIQUE INDEX integration_installations_active ON public.integration_installations USING btree (tenant_id, slug) WHERE (archived_at IS NULL);
CREATE INDEX integration_installations_due ON public.integration_installations USING btree (tenant_id, next_sync_at) WHERE ((archived_at IS NULL) AND (next_sync_at IS NOT NULL));
CREATE INDEX integration_installations_probed ON public.integration_installations USING btree (tenant_id, next_probe_at) WHERE ((archived_at IS NULL) AND (next_probe_at IS NOT NULL));
CREATE TRIGGER integration_installations_counted AFTER INSERT OR UPDATE OF archived_at ON public.integration_installations FOR EACH ROW EXECUTE FUNCTION count_installation();
alter table integration_installations enable row level security;
alter table integration_installations force row level security;
create policy directory on integration_installations for select to prokura_directory using (true);
create policy tenant on integration_installations using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on integration_installations to prokura_service;
grant insert, select, update on integration_installations to prokura_worker;

-- integration_log
create table integration_log (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  at instant not null default now(),
  direction text not null,
  level text not null,
  event text not null,
  status text not null,
  message jsonb not null,
  entity_type text,
  entity_id text,
  details jsonb not null default '{}'::jsonb,
  correlation_id text,
  duration_ms integer,
  http_status integer,
  attempt integer,
  times integer not null default 1,
  constraint integration_log_pkey PRIMARY KEY (tenant_id, id),
  constraint integration_log_direction_check CHECK ((direction = ANY (ARRAY['INBOUND'::text, 'OUTBOUND'::text, 'INTERNAL'::text]))),
  constraint integration_log_event_check CHECK ((length(event) <= 200)),
  constraint integration_log_level_check CHECK ((level = ANY (ARRAY['info'::text, 'warning'::text, 'error'::text]))),
  constraint integration_log_status_check CHECK ((status = ANY (ARRAY['ok'::text, 'warning'::text, 'failed'::text, 'in_doubt'::text, 'skipped'::text]))),
  constraint integration_log_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
) partition by range (id);
CREATE INDEX integration_log_age ON ONLY public.integration_log USING btree (tenant_id, at);
CREATE INDEX integration_log_order ON ONLY public.integration_log USING btree (tenant_id, installation_id, at, id);
alter table integration_log enable row level security;
alter table integration_log force row level security;
create policy tenant on integration_log using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on integration_log to prokura_service;
grant delete, insert, select, update on integration_log to prokura_worker;

-- integration_oauth_states
create table integration_oauth_states (
  tenant_id uuid not null default tenant_id(),
  hash bytea not null,
  installation_id uuid not null,
  slug text not null,
  user_id uuid not null,
  session_id uuid not null,
  issuer text not null,
  config_version integer not null,
  verifier_sealed text not null,
  expires_at instant not null,
  used_at instant,
  constraint integration_oauth_states_pkey PRIMARY KEY (tenant_id, hash),
  constraint integration_oauth_states_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id),
  constraint integration_oauth_states_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX integration_oauth_states_age ON public.integration_oauth_states USING btree (tenant_id, expires_at);
alter table integration_oauth_states enable row level security;
alter table integration_oauth_states force row level security;
create policy tenant on integration_oauth_states using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on integration_oauth_states to prokura_service;
grant delete, select on integration_oauth_states to prokura_worker;

-- integration_outbox
create table integration_outbox (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  operation text not null,
  payload jsonb not null,
  entity_type text,
  entity_id uuid,
  status text not null default 'pending'::text,
  attempts integer not null default 0,
  sent_at instant,
  sweeps integer not null default 0,
  awaits_decision boolean not null default false,
  external_id text,
  details jsonb not null default '{}'::jsonb,
  last_error jsonb,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint integration_outbox_pkey PRIMARY KEY (tenant_id, id),
  constraint integration_outbox_check CHECK (((NOT awaits_decision) OR (status = 'in_doubt'::text))),
  constraint integration_outbox_operation_check CHECK ((length(operation) <= 100)),
  constraint integration_outbox_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'running'::text, 'done'::text, 'failed'::text, 'in_doubt'::text]))),
  constraint integration_outbox_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX integration_outbox_age ON public.integration_outbox USING btree (tenant_id, updated_at) WHERE (status = ANY (ARRAY['done'::text, 'failed'::text]));
CREATE INDEX integration_outbox_of_record ON public.integration_outbox USING btree (tenant_id, entity_type, entity_id) WHERE (entity_id IS NOT NULL);
CREATE INDEX integration_outbox_order ON public.integration_outbox USING btree (tenant_id, installation_id, created_at, id);
alter table integration_outbox enable row level security;
alter table integration_outbox force row level security;
create policy tenant on integration_outbox using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on integration_outbox to prokura_service;
grant delete, insert, select, update on integration_outbox to prokura_worker;

-- integration_ratings
create table integration_ratings (
  tenant_id uuid not null default tenant_id(),
  slug text not null,
  stars integer not null,
  rated_by uuid,
  updated_at instant not null default now(),
  constraint integration_ratings_pkey PRIMARY KEY (tenant_id, slug),
  constraint integration_ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);
CREATE TRIGGER integration_ratings_counted AFTER INSERT OR DELETE OR UPDATE ON public.integration_ratings FOR EACH ROW EXECUTE FUNCTION count_rating();
alter table integration_ratings enable row level security;
alter table integration_ratings force row level security;
create policy tenant on integration_ratings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on integration_ratings to prokura_service;

-- integration_standings
create table integration_standings (
  slug text not null,
  installs integer not null default 0,
  ratings integer not null default 0,
  stars integer not null default 0,
  constraint integration_standings_pkey PRIMARY KEY (slug)
);
grant insert, select, update on integration_standings to prokura_directory;

-- integration_tokens
create table integration_tokens (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  issuer text not null,
  client_id text not null,
  access text not null,
  refresh text,
  scope text,
  renew_at instant,
  generation integer not null default 1,
  lease uuid,
  leased_until instant,
  updated_at instant not null default now(),
  constraint integration_tokens_pkey PRIMARY KEY (tenant_id, installation_id),
  constraint integration_tokens_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
alter table integration_tokens enable row level security;
alter table integration_tokens force row level security;
create policy tenant on integration_tokens using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on integration_tokens to prokura_service;
grant delete, insert, select, update on integration_tokens to prokura_worker;

-- invoice_credits
create table invoice_credits (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  return_id uuid not null,
  amount amount not null,
  created_at instant not null default portal_now(),
  created_by uuid,
  constraint invoice_credits_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_credits_amount_check CHECK (((amount)::numeric > (0)::numeric)),
  constraint invoice_credits_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoice_credits_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES supplier_returns(tenant_id, id)
);
CREATE INDEX invoice_credits_of_invoice ON public.invoice_credits USING btree (tenant_id, invoice_id, id);
CREATE INDEX invoice_credits_of_return ON public.invoice_credits USING btree (tenant_id, return_id, id);
alter table invoice_credits enable row level security;
alter table invoice_credits force row level security;
create policy tenant on invoice_credits using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on invoice_credits to prokura_service;
grant insert, select on invoice_credits to prokura_worker;

-- invoice_lines
create table invoice_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  position integer not null,
  requisition_line_id uuid,
  allocation_id uuid,
  catalog_item_id uuid,
  name text collate people not null,
  quantity measure not null,
  uom text not null default '796'::text,
  factor_to_base numeric not null default 1,
  line_quantity measure,
  price price not null,
  discount_percent percent not null default 0,
  vat_rate text not null,
  net amount not null,
  vat amount not null,
  gross amount not null,
  order_id uuid,
  order_line_id uuid,
  constraint invoice_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_lines_check CHECK (((requisition_line_id IS NULL) = (line_quantity IS NULL))),
  constraint invoice_lines_discount_percent_check CHECK ((((discount_percent)::numeric >= (0)::numeric) AND ((discount_percent)::numeric <= (100)::numeric))),
  constraint invoice_lines_factor_to_base_check CHECK ((factor_to_base > (0)::numeric)),
  constraint invoice_lines_name_check CHECK ((length(name) <= 500)),
  constraint invoice_lines_ordered CHECK (((order_id IS NULL) = (order_line_id IS NULL))),
  constraint invoice_lines_position_check CHECK (("position" >= 1)),
  constraint invoice_lines_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint invoice_lines_tenant_id_allocation_id_fkey FOREIGN KEY (tenant_id, allocation_id) REFERENCES requisition_allocations(tenant_id, id),
  constraint invoice_lines_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint invoice_lines_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id) ON DELETE CASCADE,
  constraint invoice_lines_tenant_id_invoice_id_position_key UNIQUE (tenant_id, invoice_id, "position") DEFERRABLE,
  constraint invoice_lines_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint invoice_lines_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX invoice_lines_of_allocation ON public.invoice_lines USING btree (tenant_id, allocation_id) WHERE (allocation_id IS NOT NULL);
CREATE INDEX invoice_lines_of_item ON public.invoice_lines USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE INDEX invoice_lines_of_line ON public.invoice_lines USING btree (tenant_id, requisition_line_id) WHERE (requisition_line_id IS NOT NULL);
CREATE INDEX invoice_lines_of_order ON public.invoice_lines USING btree (tenant_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX invoice_lines_of_order_line ON public.invoice_lines USING btree (tenant_id, order_line_id) WHERE (order_line_id IS NOT NULL);
CREATE TRIGGER invoice_lines_gone AFTER DELETE ON public.invoice_lines REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_invoices', 'invoice_id');
CREATE TRIGGER invoice_lines_renamed AFTER UPDATE ON public.invoice_lines REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_invoices', 'invoice_id', 'name', 'catalog_item_id');
CREATE TRIGGER invoice_lines_searched AFTER INSERT ON public.invoice_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_invoices', 'invoice_id');
alter table invoice_lines enable row level security;
alter table invoice_lines force row level security;
create policy tenant on invoice_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on invoice_lines to prokura_service;
grant delete, insert, select, update on invoice_lines to prokura_worker;

-- invoice_payments
create table invoice_payments (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  amount amount not null,
  currency currency not null,
  fx_rate numeric not null default 1,
  invoice_amount amount not null,
  paid_at date not null,
  method text not null default 'bank'::text,
  source text not null default 'manual'::text,
  external_source text,
  external_payment_id text,
  document_number text,
  comment text,
  status text not null default 'posted'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  deleted_at instant,
  constraint invoice_payments_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_payments_amount_check CHECK (((amount)::numeric > (0)::numeric)),
  constraint invoice_payments_check CHECK (((external_source IS NULL) = (external_payment_id IS NULL))),
  constraint invoice_payments_check1 CHECK (((status = 'deleted'::text) = (deleted_at IS NOT NULL))),
  constraint invoice_payments_comment_check CHECK ((length(comment) <= 1000)),
  constraint invoice_payments_document_number_check CHECK ((length(document_number) <= 64)),
  constraint invoice_payments_external_payment_id_check CHECK ((length(external_payment_id) <= 200)),
  constraint invoice_payments_external_source_check CHECK ((length(external_source) <= 64)),
  constraint invoice_payments_fx_rate_check CHECK ((fx_rate > (0)::numeric)),
  constraint invoice_payments_method_check CHECK ((method = ANY (ARRAY['bank'::text, 'cash'::text, 'card'::text, 'offset'::text]))),
  constraint invoice_payments_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'bank'::text, 'accounting'::text]))),
  constraint invoice_payments_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'deleted'::text]))),
  constraint invoice_payments_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
);
CREATE INDEX invoice_payments_by_day ON public.invoice_payments USING btree (tenant_id, paid_at) WHERE (status = 'posted'::text);
CREATE INDEX invoice_payments_by_update ON public.invoice_payments USING btree (tenant_id, updated_at, id);
CREATE INDEX invoice_payments_of ON public.invoice_payments USING btree (tenant_id, invoice_id, id);
CREATE UNIQUE INDEX invoice_payments_once ON public.invoice_payments USING btree (tenant_id, external_source, external_payment_id) WHERE ((external_payment_id IS NOT NULL) AND (status = 'posted'::text));
alter table invoice_payments enable row level security;
alter table invoice_payments force row level security;
create policy tenant on invoice_payments using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on invoice_payments to prokura_service;
grant insert, select, update on invoice_payments to prokura_worker;

-- invoice_request_lines
create table invoice_request_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  request_id uuid not null,
  requisition_line_id uuid not null,
  allocation_id uuid not null,
  quantity measure not null,
  invoiced_quantity measure not null default 0,
  price price not null,
  currency currency not null,
  vat_mode text not null,
  vat_rate text,
  constraint invoice_request_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_request_lines_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint invoice_request_lines_tenant_id_allocation_id_fkey FOREIGN KEY (tenant_id, allocation_id) REFERENCES requisition_allocations(tenant_id, id),
  constraint invoice_request_lines_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES invoice_requests(tenant_id, id) ON DELETE CASCADE,
  constraint invoice_request_lines_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint invoice_request_lines_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])))
);
CREATE INDEX invoice_request_lines_of ON public.invoice_request_lines USING btree (tenant_id, request_id);
CREATE INDEX invoice_request_lines_of_allocation ON public.invoice_request_lines USING btree (tenant_id, allocation_id);
alter table invoice_request_lines enable row level security;
alter table invoice_request_lines force row level security;
create policy tenant on invoice_request_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on invoice_request_lines to prokura_service;
grant insert, select, update on invoice_request_lines to prokura_worker;

-- invoice_requests
create table invoice_requests (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  requisition_id uuid not null,
  supplier_id uuid not null,
  counterparty_id uuid not null,
  seller_profile_id uuid,
  channel text not null default 'email'::text,
  email text,
  message text,
  due_date date,
  status text not null default 'sent'::text,
  error text,
  sent_at instant not null default portal_now(),
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint invoice_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_requests_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'link'::text, 'messenger'::text]))),
  constraint invoice_requests_message_check CHECK ((length(message) <= 5000)),
  constraint invoice_requests_number_check CHECK ((length(number) <= 32)),
  constraint invoice_requests_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'partially_invoiced'::text, 'invoiced'::text, 'failed'::text, 'cancelled'::text]))),
  constraint invoice_requests_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint invoice_requests_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint invoice_requests_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint invoice_requests_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
CREATE INDEX invoice_requests_of ON public.invoice_requests USING btree (tenant_id, requisition_id, id);
alter table invoice_requests enable row level security;
alter table invoice_requests force row level security;
create policy tenant on invoice_requests using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on invoice_requests to prokura_service;
grant insert, select, update on invoice_requests to prokura_worker;

-- invoices
create table invoices (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  external_number text,
  external_date date,
  external_year integer not null,
  external_key text collate C generated always as (code_key(external_number)) stored,
  counterparty_id uuid not null,
  supplier_id uuid not null,
  requisition_id uuid,
  invoice_request_id uuid,
  contract_id uuid,
  seller_profile_id uuid,
  currency currency not null,
  fx_rate numeric,
  vat_mode text not null,
  supply_date date,
  correction_of uuid,
  vat_override_reason text,
  status text not null default 'received'::text,
  disputed_from text,
  payment_status text not null default 'unpaid'::text,
  due_date date,
  on_hold_until date,
  net amount not null,
  vat amount not null,
  gross amount not null,
  paid_amount amount not null default 0,
  matching_status text not null default 'not_matched'::text,
  matching_issues jsonb not null default '[]'::jsonb,
  override_reason text,
  duplicate_reason text,
  reject_reason text,
  dispute_reason text,
  cancel_reason text,
  purpose text,
  comment text,
  source text not null default 'manual'::text,
  submitted_by uuid,
  approved_by uuid,
  approved_at instant,
  custom_fields jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  contract_rate numeric,
  credited_amount amount not null default 0.00,
  constraint invoices_pkey PRIMARY KEY (tenant_id, id),
  constraint invoices_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint invoices_check CHECK (((status = 'disputed'::text) = (disputed_from IS NOT NULL))),
  constraint invoices_comment_check CHECK ((length(comment) <= 5000)),
  constraint invoices_contract_rate_check CHECK ((contract_rate > (0)::numeric)),
  constraint invoices_dispute_reason_check CHECK ((length(dispute_reason) <= 1000)),
  constraint invoices_duplicate_reason_check CHECK ((length(duplicate_reason) <= 1000)),
  constraint invoices_external_number_check CHECK ((length(external_number) <= 64)),
  constraint invoices_fx_rate_check CHECK ((fx_rate > (0)::numeric)),
  constraint invoices_matching_status_check CHECK ((matching_status = ANY (ARRAY['not_matched'::text, 'matched'::text, 'warning'::text, 'blocked'::text, 'overridden'::text]))),
  constraint invoices_number_check CHECK ((length(number) <= 32)),
  constraint invoices_override_reason_check CHECK ((length(override_reason) <= 1000)),
  constraint invoices_payment_status_check CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'partially_paid'::text, 'paid'::text, 'overpaid'::text]))),
  constraint invoices_purpose_check CHECK ((length(purpose) <= 1000)),
  constraint invoices_reject_reason_check CHECK ((length(reject_reason) <= 1000)),
  constraint invoices_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'api'::text, 'edo'::text, 'mail'::text]))),
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['received'::text, 'pending_approval'::text, 'approved'::text, 'rejected'::text, 'disputed'::text, 'paid'::text, 'cancelled'::text]))),
  constraint invoices_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES contracts(tenant_id, id),
  constraint invoices_tenant_id_correction_of_fkey FOREIGN KEY (tenant_id, correction_of) REFERENCES invoices(tenant_id, id),
  constraint invoices_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint invoices_tenant_id_invoice_request_id_fkey FOREIGN KEY (tenant_id, invoice_request_id) REFERENCES invoice_requests(tenant_id, id),
  constraint invoices_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint invoices_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint invoices_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint invoices_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text]))),
  constraint invoices_vat_override_reason_check CHECK ((length(vat_override_reason) <= 1000))
);
CREATE INDEX invoices_by_creation ON public.invoices USING btree (tenant_id, created_at, id);
CREATE INDEX invoices_by_due_date ON public.invoices USING btree (tenant_id, due_date, id);
CREATE INDEX invoices_by_external_date ON public.invoices USING btree (tenant_id, external_date, id);
CREATE INDEX invoices_by_status ON public.invoices USING btree (tenant_id, status, updated_at, id);
CREATE INDEX invoices_by_update ON public.invoices USING btree (tenant_id, updated_at, id);
CREATE INDEX invoices_of_contract ON public.invoices USING btree (tenant_id, contract_id) WHERE (contract_id IS NOT NULL);
CREATE INDEX invoices_of_counterparty ON public.invoices USING btree (tenant_id, counterparty_id, updated_at, id);
CREATE INDEX invoices_of_request ON public.invoices USING btree (tenant_id, invoice_request_id) WHERE (invoice_request_id IS NOT NULL);
CREATE INDEX invoices_of_requisition ON public.invoices USING btree (tenant_id, requisition_id) WHERE (requisition_id IS NOT NULL);
CREATE INDEX invoices_of_supplier ON public.invoices USING btree (tenant_id, supplier_id, updated_at, id) WHERE (supplier_id IS NOT NULL);
CREATE UNIQUE INDEX invoices_once ON public.invoices USING btree (tenant_id, counterparty_id, external_key, external_year) WHERE ((external_key IS NOT NULL) AND (status <> 'cancelled'::text) AND (duplicate_reason IS NULL));
CREATE INDEX invoices_owed ON public.invoices USING btree (tenant_id, due_date, id) WHERE ((gross)::numeric > (paid_amount)::numeric);
CREATE TRIGGER invoices_renumbered AFTER UPDATE OF number, external_number, counterparty_id ON public.invoices FOR EACH ROW WHEN ((((old.number IS DISTINCT FROM new.number) OR (old.external_number IS DISTINCT FROM new.external_number)) OR (old.counterparty_id IS DISTINCT FROM new.counterparty_id))) EXECUTE FUNCTION keep_invoice();
CREATE TRIGGER invoices_searched AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
alter table invoices enable row level security;
alter table invoices force row level security;
create policy directory on invoices for select to prokura_directory using (true);
create policy tenant on invoices using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on invoices to prokura_service;
grant insert, select, update on invoices to prokura_worker;

-- jobs
create table jobs (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  name text not null,
  key text,
  payload json not null,
  due_at instant not null default now(),
  attempts integer not null default 0,
  lease uuid,
  last_error text,
  finished_at instant,
  failed boolean not null default false,
  created_at instant not null default now(),
  holder uuid,
  constraint jobs_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX jobs_due ON public.jobs USING btree (due_at, tenant_id) WHERE (finished_at IS NULL);
CREATE INDEX jobs_finished ON public.jobs USING btree (tenant_id, finished_at) WHERE (finished_at IS NOT NULL);
CREATE UNIQUE INDEX jobs_waiting ON public.jobs USING btree (tenant_id, name, key) WHERE ((finished_at IS NULL) AND (lease IS NULL));
alter table jobs enable row level security;
alter table jobs force row level security;
create policy directory on jobs for select to prokura_directory using (true);
create policy tenant on jobs using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on jobs to prokura_service;
grant delete, insert, select, update on jobs to prokura_worker;

-- legal_consents
create table legal_consents (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  accepted_offer boolean not null,
  accepted_personal_data boolean not null,
  accepted_marketing boolean not null,
  document_versions json not null,
  document_urls json not null,
  source text not null,
  ip inet,
  user_agent text,
  accepted_at instant not null default portal_now(),
  constraint legal_consents_pkey PRIMARY KEY (tenant_id, id),
  constraint legal_consents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint legal_consents_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table legal_consents enable row level security;
alter table legal_consents force row level security;
create policy tenant on legal_consents using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on legal_consents to prokura_service;
grant select on legal_consents to prokura_worker;

-- letters
create table letters (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  recipient text not null,
  template text not null,
  locale text not null,
  subject text not null,
  variables text,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  ref text,
  about_type text,
  about_id uuid,
  about_page text,
  written_for uuid,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  attachment_ids uuid[] not null default '{}'::uuid[],
  constraint letters_pkey PRIMARY KEY (tenant_id, id),
  constraint letters_check CHECK (((about_type IS NULL) = (about_id IS NULL))),
  constraint letters_locale_check CHECK ((locale = ANY (ARRAY['ru'::text, 'en'::text]))),
  constraint letters_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'withdrawn'::text, 'kept'::text])))
);
CREATE INDEX letters_of_recipient ON public.letters USING btree (tenant_id, recipient, created_at);
CREATE INDEX letters_waiting ON public.letters USING btree (tenant_id, about_id) WHERE ((status = 'queued'::text) AND (about_id IS NOT NULL));
alter table letters enable row level security;
alter table letters force row level security;
create policy tenant on letters using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on letters to prokura_service;
grant insert, select, update on letters to prokura_worker;

-- login_directory
create table login_directory (
  email text not null,
  tenant_id uuid not null,
  user_id uuid not null,
  constraint login_directory_pkey PRIMARY KEY (email),
  constraint login_directory_tenant_id_user_id_key UNIQUE (tenant_id, user_id)
);
grant delete, insert, select on login_directory to prokura_directory;

-- login_throttles
create table login_throttles (
  key bytea not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  constraint login_throttles_pkey PRIMARY KEY (key)
);
CREATE INDEX login_throttles_age ON public.login_throttles USING btree (last_at);
grant delete, insert, select, update on login_throttles to prokura_directory;

-- logistics_objects
create table logistics_objects (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  code text collate people not null,
  name text collate people not null,
  kind text not null default 'site'::text,
  address text,
  region text collate people,
  latitude numeric(9,6),
  longitude numeric(9,6),
  contact_name text,
  phone text,
  warehouse_id uuid,
  counterparty_id uuid,
  working_hours text,
  comment text,
  is_active boolean not null default true,
  custom_fields jsonb not null default '{}'::jsonb,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint logistics_objects_pkey PRIMARY KEY (tenant_id, id),
  constraint logistics_objects_address_check CHECK ((length(address) <= 500)),
  constraint logistics_objects_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint logistics_objects_code_check CHECK ((length(code) <= 32)),
  constraint logistics_objects_comment_check CHECK ((length(comment) <= 2000)),
  constraint logistics_objects_contact_name_check CHECK ((length(contact_name) <= 200)),
  constraint logistics_objects_kind_check CHECK ((kind = ANY (ARRAY['warehouse'::text, 'site'::text, 'supplier'::text, 'customer'::text, 'terminal'::text]))),
  constraint logistics_objects_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
  constraint logistics_objects_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
  constraint logistics_objects_name_check CHECK ((length(name) <= 200)),
  constraint logistics_objects_phone_check CHECK ((length(phone) <= 40)),
  constraint logistics_objects_region_check CHECK ((length(region) <= 200)),
  constraint logistics_objects_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint logistics_objects_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint logistics_objects_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id),
  constraint logistics_objects_working_hours_check CHECK ((length(working_hours) <= 200))
);
CREATE INDEX logistics_objects_by_update ON public.logistics_objects USING btree (tenant_id, updated_at, id);
CREATE UNIQUE INDEX logistics_objects_code ON public.logistics_objects USING btree (tenant_id, lower(code)) WHERE (archived_at IS NULL);
CREATE INDEX logistics_objects_of_counterparty ON public.logistics_objects USING btree (tenant_id, counterparty_id);
CREATE INDEX logistics_objects_of_warehouse ON public.logistics_objects USING btree (tenant_id, warehouse_id);
CREATE TRIGGER logistics_objects_renamed AFTER UPDATE OF name ON public.logistics_objects FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION keep_batches_of_object();
alter table logistics_objects enable row level security;
alter table logistics_objects force row level security;
create policy tenant on logistics_objects using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on logistics_objects to prokura_service;
grant select on logistics_objects to prokura_worker;

-- mailbox_links
create table mailbox_links (
  tenant_id uuid not null default tenant_id(),
  thread_id uuid not null,
  entity_type text not null,
  entity_id uuid not null,
  status text not null,
  source text not null,
  linked_by uuid,
  linked_at instant not null default portal_now(),
  constraint mailbox_links_pkey PRIMARY KEY (tenant_id, thread_id, entity_type, entity_id),
  constraint mailbox_links_entity_type_check CHECK ((entity_type = ANY (ARRAY['supplier'::text, 'requisition'::text, 'rfq'::text, 'proposal'::text, 'invoice'::text]))),
  constraint mailbox_links_source_check CHECK ((source = ANY (ARRAY['letter'::text, 'address'::text, 'person'::text]))),
  constraint mailbox_links_status_check CHECK ((status = ANY (ARRAY['suggested'::text, 'confirmed'::text, 'dismissed'::text]))),
  constraint mailbox_links_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES mailbox_threads(tenant_id, id)
);
CREATE INDEX mailbox_links_record ON public.mailbox_links USING btree (tenant_id, entity_type, entity_id, thread_id) WHERE (status <> 'dismissed'::text);
alter table mailbox_links enable row level security;
alter table mailbox_links force row level security;
create policy tenant on mailbox_links using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on mailbox_links to prokura_service;
grant delete, insert, select, update on mailbox_links to prokura_worker;

-- mailbox_messages
create table mailbox_messages (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  thread_id uuid not null,
  installation_id uuid not null,
  direction text not null,
  message_id text not null,
  answers text[] not null default '{}'::text[],
  sender jsonb not null,
  recipients jsonb not null default '[]'::jsonb,
  copies jsonb not null default '[]'::jsonb,
  subject text collate people not null,
  body text not null,
  sent_at instant not null,
  attachments jsonb not null default '[]'::jsonb,
  folder text,
  uid_validity text,
  uid bigint,
  state text,
  attempts integer not null default 0,
  error jsonb,
  undelivered jsonb not null default '[]'::jsonb,
  read_at instant,
  created_by uuid,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint mailbox_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint mailbox_messages_check CHECK (((direction = 'out'::text) = (state IS NOT NULL))),
  constraint mailbox_messages_check1 CHECK ((((uid IS NULL) = (uid_validity IS NULL)) AND ((uid IS NULL) = (folder IS NULL)))),
  constraint mailbox_messages_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint mailbox_messages_message_id_check CHECK ((length(message_id) <= 500)),
  constraint mailbox_messages_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'running'::text, 'done'::text, 'failed'::text, 'in_doubt'::text]))),
  constraint mailbox_messages_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id),
  constraint mailbox_messages_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES mailbox_threads(tenant_id, id)
);
CREATE UNIQUE INDEX mailbox_messages_once ON public.mailbox_messages USING btree (tenant_id, message_id);
CREATE UNIQUE INDEX mailbox_messages_place ON public.mailbox_messages USING btree (tenant_id, installation_id, folder, uid_validity, uid) WHERE (uid IS NOT NULL);
CREATE INDEX mailbox_messages_thread ON public.mailbox_messages USING btree (tenant_id, thread_id, sent_at, id);
CREATE INDEX mailbox_messages_under_way ON public.mailbox_messages USING btree (tenant_id, updated_at) WHERE (state = ANY (ARRAY['pending'::text, 'running'::text, 'in_doubt'::text]));
alter table mailbox_messages enable row level security;
alter table mailbox_messages force row level security;
create policy tenant on mailbox_messages using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on mailbox_messages to prokura_service;
grant insert, select, update on mailbox_messages to prokura_worker;

-- mailbox_references
create table mailbox_references (
  tenant_id uuid not null default tenant_id(),
  message_id text not null,
  thread_id uuid not null,
  constraint mailbox_references_pkey PRIMARY KEY (tenant_id, message_id),
  constraint mailbox_references_message_id_check CHECK ((length(message_id) <= 500)),
  constraint mailbox_references_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES mailbox_threads(tenant_id, id)
);
CREATE INDEX mailbox_references_thread ON public.mailbox_references USING btree (tenant_id, thread_id);
alter table mailbox_references enable row level security;
alter table mailbox_references force row level security;
create policy tenant on mailbox_references using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on mailbox_references to prokura_service;
grant insert, select, update on mailbox_references to prokura_worker;

-- mailbox_threads
create table mailbox_threads (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  subject text collate people not null,
  addresses text[] not null default '{}'::text[],
  people text collate people not null default ''::text,
  message_count integer not null default 0,
  unread_count integer not null default 0,
  last_message_at instant not null,
  last_direction text not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint mailbox_threads_pkey PRIMARY KEY (tenant_id, id),
  constraint mailbox_threads_last_direction_check CHECK ((last_direction = ANY (ARRAY['in'::text, 'out'::text])))
);
CREATE INDEX mailbox_threads_addresses ON public.mailbox_threads USING gin (addresses);
CREATE INDEX mailbox_threads_order ON public.mailbox_threads USING btree (tenant_id, last_message_at DESC, id DESC);
CREATE TRIGGER mailbox_threads_gone AFTER DELETE ON public.mailbox_threads FOR EACH ROW EXECUTE FUNCTION drop_document();
CREATE TRIGGER mailbox_threads_renamed AFTER UPDATE OF subject, people ON public.mailbox_threads FOR EACH ROW WHEN (((old.subject IS DISTINCT FROM new.subject) OR (old.people IS DISTINCT FROM new.people))) EXECUTE FUNCTION keep_mailbox_thread();
CREATE TRIGGER mailbox_threads_searched AFTER INSERT ON public.mailbox_threads FOR EACH ROW EXECUTE FUNCTION keep_mailbox_thread();
alter table mailbox_threads enable row level security;
alter table mailbox_threads force row level security;
create policy tenant on mailbox_threads using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on mailbox_threads to prokura_service;
grant delete, insert, select, update on mailbox_threads to prokura_worker;

-- messenger_channels
create table messenger_channels (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  external_id text not null,
  transport text not null,
  label text not null,
  state text not null,
  works boolean not null,
  chat_types text[] not null default '{}'::text[],
  is_gone boolean not null default false,
  synced_at instant not null,
  constraint messenger_channels_pkey PRIMARY KEY (tenant_id, id),
  constraint messenger_channels_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 100))),
  constraint messenger_channels_label_check CHECK ((length(label) <= 200)),
  constraint messenger_channels_state_check CHECK ((length(state) <= 60)),
  constraint messenger_channels_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id),
  constraint messenger_channels_transport_check CHECK ((length(transport) <= 40))
);
CREATE UNIQUE INDEX messenger_channels_once ON public.messenger_channels USING btree (tenant_id, installation_id, external_id);
alter table messenger_channels enable row level security;
alter table messenger_channels force row level security;
create policy tenant on messenger_channels using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on messenger_channels to prokura_service;
grant insert, select, update on messenger_channels to prokura_worker;

-- messenger_conversations
create table messenger_conversations (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  channel_id text not null,
  chat_type text not null,
  chat_id text not null,
  name text collate people not null,
  username text,
  phone text,
  message_count integer not null default 0,
  unread_count integer not null default 0,
  last_message_at instant not null,
  last_direction text not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint messenger_conversations_pkey PRIMARY KEY (tenant_id, id),
  constraint messenger_conversations_chat_id_check CHECK (((length(chat_id) >= 1) AND (length(chat_id) <= 200))),
  constraint messenger_conversations_chat_type_check CHECK ((length(chat_type) <= 40)),
  constraint messenger_conversations_last_direction_check CHECK ((last_direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint messenger_conversations_phone_check CHECK ((phone ~ '^[0-9]{5,20}$'::text)),
  constraint messenger_conversations_tenant_id_installation_id_channel__fkey FOREIGN KEY (tenant_id, installation_id, channel_id) REFERENCES messenger_channels(tenant_id, installation_id, external_id),
  constraint messenger_conversations_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE UNIQUE INDEX messenger_conversations_once ON public.messenger_conversations USING btree (tenant_id, installation_id, channel_id, chat_type, chat_id);
CREATE INDEX messenger_conversations_order ON public.messenger_conversations USING btree (tenant_id, last_message_at DESC, id DESC);
CREATE INDEX messenger_conversations_phone ON public.messenger_conversations USING btree (tenant_id, phone) WHERE (phone IS NOT NULL);
CREATE INDEX messenger_conversations_unread ON public.messenger_conversations USING btree (tenant_id) WHERE (unread_count > 0);
CREATE TRIGGER messenger_conversations_renamed AFTER UPDATE OF name, username, phone ON public.messenger_conversations FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.username IS DISTINCT FROM new.username)) OR (old.phone IS DISTINCT FROM new.phone))) EXECUTE FUNCTION keep_messenger_conversation();
CREATE TRIGGER messenger_conversations_searched AFTER INSERT ON public.messenger_conversations FOR EACH ROW EXECUTE FUNCTION keep_messenger_conversation();
alter table messenger_conversations enable row level security;
alter table messenger_conversations force row level security;
create policy tenant on messenger_conversations using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on messenger_conversations to prokura_service;
grant insert, select, update on messenger_conversations to prokura_worker;

-- messenger_early_events
create table messenger_early_events (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  external_id text not null,
  kind text not null,
  conversation_id uuid,
  event jsonb not null default '{}'::jsonb,
  received_at instant not null default portal_now(),
  constraint messenger_early_events_pkey PRIMARY KEY (tenant_id, installation_id, external_id, kind),
  constraint messenger_early_events_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 200))),
  constraint messenger_early_events_kind_check CHECK ((kind = ANY (ARRAY['sent'::text, 'failed'::text, 'delivered'::text, 'read'::text, 'echo'::text]))),
  constraint messenger_early_events_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES messenger_conversations(tenant_id, id),
  constraint messenger_early_events_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX messenger_early_events_age ON public.messenger_early_events USING btree (tenant_id, received_at);
CREATE INDEX messenger_early_events_echo ON public.messenger_early_events USING btree (tenant_id, conversation_id) WHERE (kind = 'echo'::text);
alter table messenger_early_events enable row level security;
alter table messenger_early_events force row level security;
create policy tenant on messenger_early_events using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on messenger_early_events to prokura_service;
grant delete, insert, select, update on messenger_early_events to prokura_worker;

-- messenger_links
create table messenger_links (
  tenant_id uuid not null default tenant_id(),
  conversation_id uuid not null,
  entity_type text not null,
  entity_id uuid not null,
  status text not null,
  source text not null,
  linked_by uuid,
  linked_at instant not null default portal_now(),
  constraint messenger_links_pkey PRIMARY KEY (tenant_id, conversation_id, entity_type, entity_id),
  constraint messenger_links_entity_type_check CHECK ((entity_type = ANY (ARRAY['procurement'::text, 'supplierRfq'::text, 'supplier'::text, 'counterparty'::text]))),
  constraint messenger_links_source_check CHECK ((source = ANY (ARRAY['phone'::text, 'message'::text, 'person'::text]))),
  constraint messenger_links_status_check CHECK ((status = ANY (ARRAY['suggested'::text, 'confirmed'::text, 'dismissed'::text]))),
  constraint messenger_links_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES messenger_conversations(tenant_id, id)
);
CREATE INDEX messenger_links_record ON public.messenger_links USING btree (tenant_id, entity_type, entity_id, conversation_id) WHERE (status <> 'dismissed'::text);
alter table messenger_links enable row level security;
alter table messenger_links force row level security;
create policy tenant on messenger_links using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on messenger_links to prokura_service;
grant insert, select, update on messenger_links to prokura_worker;

-- messenger_messages
create table messenger_messages (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  installation_id uuid not null,
  direction text not null,
  external_id text,
  write_id uuid,
  rfq_recipient_id uuid,
  body text collate people,
  file jsonb,
  file_url text,
  status text,
  in_doubt boolean not null default false,
  error jsonb,
  author_name text,
  sent_at instant not null,
  edits jsonb not null default '[]'::jsonb,
  edited_at instant,
  deleted_at instant,
  read_at instant,
  created_by uuid,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint messenger_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint messenger_messages_check CHECK (((direction = 'out'::text) = (status IS NOT NULL))),
  constraint messenger_messages_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint messenger_messages_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 200))),
  constraint messenger_messages_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'delivered'::text, 'read'::text]))),
  constraint messenger_messages_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES messenger_conversations(tenant_id, id),
  constraint messenger_messages_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX messenger_messages_nameless ON public.messenger_messages USING btree (tenant_id, conversation_id) WHERE (external_id IS NULL);
CREATE UNIQUE INDEX messenger_messages_once ON public.messenger_messages USING btree (tenant_id, installation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX messenger_messages_order ON public.messenger_messages USING btree (tenant_id, conversation_id, sent_at, id);
CREATE INDEX messenger_messages_unread ON public.messenger_messages USING btree (tenant_id, conversation_id) WHERE ((direction = 'in'::text) AND (read_at IS NULL));
CREATE UNIQUE INDEX messenger_messages_write ON public.messenger_messages USING btree (tenant_id, write_id) WHERE (write_id IS NOT NULL);
alter table messenger_messages enable row level security;
alter table messenger_messages force row level security;
create policy tenant on messenger_messages using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on messenger_messages to prokura_service;
grant delete, insert, select, update on messenger_messages to prokura_worker;

-- messenger_pushes
create table messenger_pushes (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  external_kind text not null,
  external_id text not null,
  entity_type text not null,
  entity_id uuid not null,
  digest bytea,
  pushed_at instant,
  refused jsonb,
  constraint messenger_pushes_pkey PRIMARY KEY (tenant_id, installation_id, external_kind, external_id),
  constraint messenger_pushes_external_id_check CHECK ((length(external_id) <= 100)),
  constraint messenger_pushes_external_kind_check CHECK ((external_kind = ANY (ARRAY['user'::text, 'contact'::text, 'deal'::text]))),
  constraint messenger_pushes_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX messenger_pushes_record ON public.messenger_pushes USING btree (tenant_id, entity_type, entity_id);
alter table messenger_pushes enable row level security;
alter table messenger_pushes force row level security;
create policy tenant on messenger_pushes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on messenger_pushes to prokura_service;
grant insert, select, update on messenger_pushes to prokura_worker;

-- notice_settings
create table notice_settings (
  tenant_id uuid not null default tenant_id(),
  user_id uuid not null,
  digest_hour smallint not null default 9,
  ways jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint notice_settings_pkey PRIMARY KEY (tenant_id, user_id),
  constraint notice_settings_digest_hour_check CHECK (((digest_hour >= 0) AND (digest_hour <= 23))),
  constraint notice_settings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint notice_settings_ways_check CHECK ((jsonb_typeof(ways) = 'object'::text))
);
alter table notice_settings enable row level security;
alter table notice_settings force row level security;
create policy tenant on notice_settings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on notice_settings to prokura_service;
grant select on notice_settings to prokura_worker;

-- notices
create table notices (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  kind text not null,
  key text not null,
  entity_type text,
  entity_id uuid,
  page text not null,
  permission text,
  title_ru text not null,
  title_en text not null,
  text_ru text not null,
  text_en text not null,
  digest_at instant,
  created_at instant not null default portal_now(),
  read_at instant,
  constraint notices_pkey PRIMARY KEY (tenant_id, id),
  constraint notices_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint notices_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint notices_tenant_id_user_id_kind_key_key UNIQUE (tenant_id, user_id, kind, key)
);
CREATE INDEX notices_by_age ON public.notices USING btree (tenant_id, created_at);
CREATE INDEX notices_for_digest ON public.notices USING btree (digest_at) WHERE (digest_at IS NOT NULL);
CREATE INDEX notices_of ON public.notices USING btree (tenant_id, user_id, id);
CREATE INDEX notices_unread ON public.notices USING btree (tenant_id, user_id, id) WHERE (read_at IS NULL);
alter table notices enable row level security;
alter table notices force row level security;
create policy directory on notices for select to prokura_directory using (true);
create policy tenant on notices using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on notices to prokura_service;
grant delete, insert, select, update on notices to prokura_worker;

-- number_sequences
create table number_sequences (
  tenant_id uuid not null default tenant_id(),
  sequence text not null,
  period text not null default ''::text,
  last bigint not null,
  constraint number_sequences_pkey PRIMARY KEY (tenant_id, sequence, period),
  constraint number_sequences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
alter table number_sequences enable row level security;
alter table number_sequences force row level security;
create policy tenant on number_sequences using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on number_sequences to prokura_service;
grant insert, select, update on number_sequences to prokura_worker;

-- one_time_links
create table one_time_links (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  purpose text not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at instant not null default now(),
  expires_at instant not null,
  used_at instant,
  ended_at instant,
  constraint one_time_links_pkey PRIMARY KEY (tenant_id, id),
  constraint one_time_links_tenant_id_token_hash_key UNIQUE (tenant_id, token_hash),
  constraint one_time_links_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX one_time_links_live ON public.one_time_links USING btree (tenant_id, user_id, purpose) WHERE ((used_at IS NULL) AND (ended_at IS NULL));
CREATE INDEX one_time_links_of_user ON public.one_time_links USING btree (tenant_id, user_id, purpose, created_at);
alter table one_time_links enable row level security;
alter table one_time_links force row level security;
create policy tenant on one_time_links using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on one_time_links to prokura_service;
grant delete, insert, select, update on one_time_links to prokura_worker;

-- paid_widgets
create table paid_widgets (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  slug text not null,
  name text not null,
  license_status text not null default 'notPaid'::text,
  visible boolean not null default true,
  active_from instant,
  active_until instant,
  price_monthly_rub price not null default 0,
  trial_used boolean not null default false,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  note text,
  status_before text,
  version bigint not null default 1,
  created_by uuid,
  updated_by uuid,
  constraint paid_widgets_pkey PRIMARY KEY (tenant_id, id),
  constraint paid_widgets_check CHECK (((active_until IS NULL) OR (active_from IS NULL) OR ((active_until)::timestamp with time zone >= (active_from)::timestamp with time zone))),
  constraint paid_widgets_check1 CHECK (((license_status = 'disabled'::text) >= (status_before IS NOT NULL))),
  constraint paid_widgets_license_status_check CHECK ((license_status = ANY (ARRAY['notPaid'::text, 'trial'::text, 'active'::text, 'disabled'::text]))),
  constraint paid_widgets_note_check CHECK ((length(note) <= 1000)),
  constraint paid_widgets_status_before_check CHECK ((status_before = ANY (ARRAY['notPaid'::text, 'trial'::text, 'active'::text]))),
  constraint paid_widgets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint paid_widgets_tenant_id_slug_key UNIQUE (tenant_id, slug)
);
alter table paid_widgets enable row level security;
alter table paid_widgets force row level security;
create policy tenant on paid_widgets using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on paid_widgets to prokura_service;
grant insert, select, update on paid_widgets to prokura_worker;

-- passkeys
create table passkeys (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  name text collate people not null,
  rp_id text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at instant not null default now(),
  last_used_at instant,
  constraint passkeys_pkey PRIMARY KEY (tenant_id, id),
  constraint passkeys_tenant_id_credential_id_key UNIQUE (tenant_id, credential_id),
  constraint passkeys_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX passkeys_of_user ON public.passkeys USING btree (tenant_id, user_id, created_at, id);
CREATE TRIGGER passkeys_touch AFTER INSERT OR DELETE ON public.passkeys FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy tenant on passkeys using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on passkeys to prokura_service;
grant select on passkeys to prokura_worker;

-- payment_order_files
create table payment_order_files (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  name text not null,
  slug text not null,
  payer jsonb not null,
  timezone text not null,
  count integer not null,
  total amount not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  constraint payment_order_files_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_order_files_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
alter table payment_order_files enable row level security;
alter table payment_order_files force row level security;
create policy tenant on payment_order_files using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on payment_order_files to prokura_service;
grant select on payment_order_files to prokura_worker;

-- payment_orders
create table payment_orders (
  tenant_id uuid not null default tenant_id(),
  file_id uuid not null,
  position integer not null,
  invoice_id uuid not null,
  number integer not null,
  date date not null,
  amount amount not null,
  payee jsonb not null,
  purpose text not null,
  constraint payment_orders_pkey PRIMARY KEY (tenant_id, file_id, "position"),
  constraint payment_orders_amount_check CHECK (((amount)::numeric > (0)::numeric)),
  constraint payment_orders_purpose_check CHECK ((length(purpose) <= 210)),
  constraint payment_orders_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES payment_order_files(tenant_id, id),
  constraint payment_orders_tenant_id_file_id_invoice_id_key UNIQUE (tenant_id, file_id, invoice_id),
  constraint payment_orders_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
);
CREATE INDEX payment_orders_of_invoice ON public.payment_orders USING btree (tenant_id, invoice_id);
alter table payment_orders enable row level security;
alter table payment_orders force row level security;
create policy tenant on payment_orders using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on payment_orders to prokura_service;
grant select on payment_orders to prokura_worker;

-- payment_requisites
create table payment_requisites (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  counterparty_id uuid not null,
  label text,
  bank_name text,
  bik text,
  checking_account text,
  correspondent_account text,
  currency currency not null default 'RUB'::text,
  is_primary boolean not null,
  created_at instant not null default portal_now(),
  constraint payment_requisites_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_requisites_account UNIQUE (tenant_id, counterparty_id, bik, checking_account) DEFERRABLE,
  constraint payment_requisites_primary EXCLUDE USING btree (tenant_id WITH =, counterparty_id WITH =) WHERE (is_primary) DEFERRABLE,
  constraint payment_requisites_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id)
);
CREATE INDEX payment_requisites_of ON public.payment_requisites USING btree (tenant_id, counterparty_id, id);
CREATE INDEX payment_requisites_primary ON public.payment_requisites USING btree (tenant_id, counterparty_id) WHERE is_primary;
alter table payment_requisites enable row level security;
alter table payment_requisites force row level security;
create policy tenant on payment_requisites using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on payment_requisites to prokura_service;
grant delete, insert, select, update on payment_requisites to prokura_worker;

-- pending_logins
create table pending_logins (
  email text not null,
  tenant_id uuid,
  user_id uuid,
  password_hash text not null,
  created_at instant not null default now(),
  constraint pending_logins_pkey PRIMARY KEY (email)
);
grant delete, insert, select, update on pending_logins to prokura_directory;

-- pending_writes
create table pending_writes (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  api_key_id uuid not null,
  family_id uuid not null,
  address text not null,
  title jsonb not null,
  permission text not null,
  input jsonb not null,
  if_match bigint,
  preview jsonb not null,
  status text not null default 'waiting'::text,
  reason text collate people,
  decided_at instant,
  decided_by uuid,
  answer jsonb,
  expires_at instant not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint pending_writes_pkey PRIMARY KEY (tenant_id, id),
  constraint pending_writes_address_check CHECK ((length(address) <= 300)),
  constraint pending_writes_permission_check CHECK ((length(permission) <= 100)),
  constraint pending_writes_reason_check CHECK ((length(reason) <= 1000)),
  constraint pending_writes_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'done'::text, 'failed'::text, 'rejected'::text]))),
  constraint pending_writes_tenant_id_api_key_id_fkey FOREIGN KEY (tenant_id, api_key_id) REFERENCES api_keys(tenant_id, id)
);
CREATE INDEX pending_writes_of_family ON public.pending_writes USING btree (tenant_id, family_id, id);
CREATE INDEX pending_writes_of_key ON public.pending_writes USING btree (tenant_id, api_key_id);
CREATE INDEX pending_writes_waiting ON public.pending_writes USING btree (tenant_id, expires_at) WHERE (status = 'waiting'::text);
alter table pending_writes enable row level security;
alter table pending_writes force row level security;
create policy tenant on pending_writes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on pending_writes to prokura_service;
grant delete, select, update on pending_writes to prokura_worker;

-- pipeline_stages
create table pipeline_stages (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  external_id text,
  name text collate people not null,
  short_name text,
  color text not null,
  position integer not null,
  is_system boolean not null default false,
  is_active boolean not null default true,
  statuses text[] not null default '{}'::text[],
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint pipeline_stages_pkey PRIMARY KEY (tenant_id, id),
  constraint pipeline_stages_color_check CHECK ((color ~ '^#[0-9A-F]{6}$'::text)),
  constraint pipeline_stages_external_id_check CHECK ((length(external_id) <= 200)),
  constraint pipeline_stages_name_check CHECK ((length(name) <= 100)),
  constraint pipeline_stages_position_check CHECK (("position" >= 1)),
  constraint pipeline_stages_short_name_check CHECK ((length(short_name) <= 20))
);
CREATE UNIQUE INDEX pipeline_stages_external_id ON public.pipeline_stages USING btree (tenant_id, external_id) WHERE (archived_at IS NULL);
CREATE INDEX pipeline_stages_in_order ON public.pipeline_stages USING btree (tenant_id, "position", id) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX pipeline_stages_name ON public.pipeline_stages USING btree (tenant_id, lower(name)) WHERE (archived_at IS NULL);
alter table pipeline_stages enable row level security;
alter table pipeline_stages force row level security;
create policy tenant on pipeline_stages using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on pipeline_stages to prokura_service;
grant insert, select, update on pipeline_stages to prokura_worker;

-- portal_addresses
create table portal_addresses (
  kind text not null,
  address bytea not null,
  tenant_id uuid not null,
  record_id uuid not null,
  parent_id uuid,
  constraint portal_addresses_pkey PRIMARY KEY (kind, address)
);
CREATE INDEX portal_addresses_of ON public.portal_addresses USING btree (tenant_id);
grant delete, insert, select on portal_addresses to prokura_directory;

-- portal_names
create table portal_names (
  slug text not null,
  taken_at instant not null default now(),
  constraint portal_names_pkey PRIMARY KEY (slug)
);
grant insert, select on portal_names to prokura_directory;

-- price_list_items
create table price_list_items (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  price_list_id uuid not null,
  catalog_item_id uuid not null,
  supplier_sku text,
  supplier_name text,
  price price not null,
  is_free boolean not null default false,
  uom text not null,
  min_quantity measure not null default 1,
  batch_size measure,
  delivery_days integer,
  valid_from date,
  valid_to date,
  vat_rate text,
  discount_percent percent not null default 0,
  note text,
  status text not null default 'active'::text,
  changed_in integer not null,
  previous_price price,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint price_list_items_pkey PRIMARY KEY (tenant_id, id),
  constraint price_list_items_batch_size_check CHECK (((batch_size)::numeric > (0)::numeric)),
  constraint price_list_items_check CHECK ((is_free = ((price)::numeric = (0)::numeric))),
  constraint price_list_items_check1 CHECK ((valid_from <= valid_to)),
  constraint price_list_items_delivery_days_check CHECK (((delivery_days >= 0) AND (delivery_days <= 3650))),
  constraint price_list_items_discount_percent_check CHECK ((((discount_percent)::numeric >= (0)::numeric) AND ((discount_percent)::numeric <= (100)::numeric))),
  constraint price_list_items_min_quantity_check CHECK (((min_quantity)::numeric > (0)::numeric)),
  constraint price_list_items_note_check CHECK ((length(note) <= 1000)),
  constraint price_list_items_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint price_list_items_supplier_name_check CHECK ((length(supplier_name) <= 500)),
  constraint price_list_items_supplier_sku_check CHECK ((length(supplier_sku) <= 100)),
  constraint price_list_items_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint price_list_items_tenant_id_price_list_id_fkey FOREIGN KEY (tenant_id, price_list_id) REFERENCES price_lists(tenant_id, id) ON DELETE CASCADE,
  constraint price_list_items_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX price_list_items_ending ON public.price_list_items USING btree (tenant_id, price_list_id, valid_to) WHERE ((valid_to IS NOT NULL) AND (status = 'active'::text));
CREATE UNIQUE INDEX price_list_items_key ON public.price_list_items USING btree (tenant_id, price_list_id, catalog_item_id, uom, min_quantity, valid_from) NULLS NOT DISTINCT;
CREATE INDEX price_list_items_of_item ON public.price_list_items USING btree (tenant_id, catalog_item_id, uom, min_quantity);
CREATE INDEX price_list_items_of_list ON public.price_list_items USING btree (tenant_id, price_list_id, id);
alter table price_list_items enable row level security;
alter table price_list_items force row level security;
create policy directory on price_list_items for select to prokura_directory using (true);
create policy tenant on price_list_items using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on price_list_items to prokura_service;
grant insert, select, update on price_list_items to prokura_worker;

-- price_list_versions
create table price_list_versions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  price_list_id uuid not null,
  n integer not null,
  at instant not null default portal_now(),
  by_id uuid,
  source text not null,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  diff jsonb not null default '[]'::jsonb,
  constraint price_list_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint price_list_versions_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'api'::text, 'duplicate'::text, 'import'::text, 'system'::text]))),
  constraint price_list_versions_tenant_id_price_list_id_fkey FOREIGN KEY (tenant_id, price_list_id) REFERENCES price_lists(tenant_id, id) ON DELETE CASCADE,
  constraint price_list_versions_tenant_id_price_list_id_n_key UNIQUE (tenant_id, price_list_id, n)
);
alter table price_list_versions enable row level security;
alter table price_list_versions force row level security;
create policy tenant on price_list_versions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on price_list_versions to prokura_service;
grant insert, select on price_list_versions to prokura_worker;

-- price_lists
create table price_lists (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  name text collate people not null,
  kind text not null,
  counterparty_id uuid,
  currency currency not null,
  vat_mode text not null,
  valid_from date,
  valid_to date,
  is_default boolean not null default false,
  comment text,
  current_version integer not null default 1,
  item_count integer not null default 0,
  changed_count integer not null default 0,
  published_at instant,
  custom_fields jsonb not null default '{}'::jsonb,
  status text not null default 'draft'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint price_lists_pkey PRIMARY KEY (tenant_id, id),
  constraint price_lists_check CHECK ((valid_from <= valid_to)),
  constraint price_lists_check1 CHECK (
CASE kind
    WHEN 'supplier'::text THEN (counterparty_id IS NOT NULL)
    WHEN 'internal'::text THEN (counterparty_id IS NULL)
    ELSE true
END),
  constraint price_lists_kind_check CHECK ((kind = ANY (ARRAY['supplier'::text, 'customer'::text, 'internal'::text]))),
  constraint price_lists_name_check CHECK ((length(name) <= 200)),
  constraint price_lists_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'expired'::text, 'archived'::text]))),
  constraint price_lists_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint price_lists_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint price_lists_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])))
);
CREATE INDEX price_lists_by_name ON public.price_lists USING btree (tenant_id, name, id) WHERE (archived_at IS NULL);
CREATE INDEX price_lists_by_update ON public.price_lists USING btree (tenant_id, updated_at, id);
CREATE UNIQUE INDEX price_lists_default ON public.price_lists USING btree (tenant_id, kind, COALESCE(counterparty_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE is_default;
CREATE INDEX price_lists_ending ON public.price_lists USING btree (valid_to, tenant_id) WHERE (status = 'active'::text);
CREATE INDEX price_lists_of_counterparty ON public.price_lists USING btree (tenant_id, counterparty_id) WHERE (counterparty_id IS NOT NULL);
CREATE TRIGGER price_lists_let_go BEFORE DELETE ON public.price_lists FOR EACH ROW EXECUTE FUNCTION let_go('commercial_proposals', 'price_list_id');
alter table price_lists enable row level security;
alter table price_lists force row level security;
create policy directory on price_lists for select to prokura_directory using (true);
create policy tenant on price_lists using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on price_lists to prokura_service;
grant select, update on price_lists to prokura_worker;

-- price_observations
create table price_observations (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  catalog_item_id uuid not null,
  supplier_id uuid,
  price price not null,
  currency currency not null,
  uom text not null,
  base_price price not null,
  cost_price price not null,
  quantity_from measure,
  vat_mode text,
  vat_rate text,
  source text not null,
  source_entity_type text not null,
  source_entity_id uuid not null,
  source_row_id uuid not null,
  effective_at instant not null,
  valid_to date,
  recorded_at instant not null default portal_now(),
  recorded_by uuid,
  is_anomaly boolean not null default false,
  withdrawn_at instant,
  constraint price_observations_pkey PRIMARY KEY (tenant_id, id),
  constraint price_observations_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'manual_pinned'::text, 'price_list'::text, 'quote'::text, 'accepted_quote'::text, 'invoice'::text, 'receipt'::text, 'import'::text, 'integration'::text]))),
  constraint price_observations_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint price_observations_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint price_observations_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text]))),
  constraint price_observations_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX price_observations_of_item ON public.price_observations USING btree (tenant_id, catalog_item_id, effective_at DESC, id DESC);
CREATE INDEX price_observations_of_source ON public.price_observations USING btree (tenant_id, source_entity_id, source_row_id);
CREATE UNIQUE INDEX price_observations_told ON public.price_observations USING btree (tenant_id, catalog_item_id, source_entity_id, source_row_id, source, COALESCE((quantity_from)::numeric, (0)::numeric)) WHERE (withdrawn_at IS NULL);
alter table price_observations enable row level security;
alter table price_observations force row level security;
create policy tenant on price_observations using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on price_observations to prokura_service;
grant insert, select on price_observations to prokura_worker;

-- product_fields
create table product_fields (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  key text not null,
  label text collate people not null,
  type text not null,
  options jsonb,
  required boolean not null default false,
  position integer not null,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint product_fields_pkey PRIMARY KEY (tenant_id, id),
  constraint product_fields_check CHECK (((options IS NULL) OR (type = 'select'::text))),
  constraint product_fields_key_check CHECK ((key ~ '^[a-z][a-z0-9_]{0,62}$'::text)),
  constraint product_fields_label_check CHECK ((length(label) <= 200)),
  constraint product_fields_position_check CHECK (("position" >= 0)),
  constraint product_fields_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint product_fields_tenant_id_key_key UNIQUE (tenant_id, key),
  constraint product_fields_type_check CHECK ((type = ANY (ARRAY['string'::text, 'number'::text, 'date'::text, 'boolean'::text, 'select'::text])))
);
CREATE TRIGGER product_fields_touch AFTER INSERT OR DELETE OR UPDATE ON public.product_fields FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table product_fields enable row level security;
alter table product_fields force row level security;
create policy tenant on product_fields using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on product_fields to prokura_service;
grant select on product_fields to prokura_worker;

-- provider_deliveries
create table provider_deliveries (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  endpoint_id uuid not null,
  received_at instant not null default now(),
  body bytea,
  size integer not null,
  status text not null default 'received'::text,
  events integer not null default 0,
  fresh integer not null default 0,
  attempts integer not null default 0,
  finished_at instant,
  constraint provider_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint provider_deliveries_check CHECK (((status = ANY (ARRAY['received'::text, 'waiting'::text])) OR (finished_at IS NOT NULL))),
  constraint provider_deliveries_status_check CHECK ((status = ANY (ARRAY['received'::text, 'waiting'::text, 'applied'::text, 'unreadable'::text, 'skipped'::text, 'failed'::text]))),
  constraint provider_deliveries_tenant_id_endpoint_id_fkey FOREIGN KEY (tenant_id, endpoint_id) REFERENCES inbound_endpoints(tenant_id, id),
  constraint provider_deliveries_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX provider_deliveries_age ON public.provider_deliveries USING btree (tenant_id, received_at);
CREATE INDEX provider_deliveries_endpoint ON public.provider_deliveries USING btree (tenant_id, endpoint_id);
CREATE INDEX provider_deliveries_order ON public.provider_deliveries USING btree (tenant_id, installation_id, received_at, id);
alter table provider_deliveries enable row level security;
alter table provider_deliveries force row level security;
create policy tenant on provider_deliveries using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on provider_deliveries to prokura_service;
grant delete, select, update on provider_deliveries to prokura_worker;

-- provider_events
create table provider_events (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  digest bytea not null,
  taken_at instant not null default now(),
  constraint provider_events_pkey PRIMARY KEY (tenant_id, installation_id, digest),
  constraint provider_events_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX provider_events_age ON public.provider_events USING btree (tenant_id, taken_at);
alter table provider_events enable row level security;
alter table provider_events force row level security;
create policy tenant on provider_events using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on provider_events to prokura_service;
grant delete, insert, select on provider_events to prokura_worker;

-- provider_group_members
create table provider_group_members (
  tenant_id uuid not null default tenant_id(),
  group_id uuid not null,
  user_id uuid not null,
  constraint provider_group_members_pkey PRIMARY KEY (tenant_id, group_id, user_id),
  constraint provider_group_members_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES provider_groups(tenant_id, id) ON DELETE CASCADE,
  constraint provider_group_members_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX provider_group_members_of_user ON public.provider_group_members USING btree (tenant_id, user_id);
alter table provider_group_members enable row level security;
alter table provider_group_members force row level security;
create policy tenant on provider_group_members using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on provider_group_members to prokura_service;
grant select on provider_group_members to prokura_worker;

-- provider_groups
create table provider_groups (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  provider_id uuid not null,
  name text collate people not null,
  external_id text,
  role_id uuid,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  created_by uuid,
  updated_by uuid,
  constraint provider_groups_pkey PRIMARY KEY (tenant_id, id),
  constraint provider_groups_external_id_check CHECK ((length(external_id) <= 254)),
  constraint provider_groups_name_check CHECK ((length(name) <= 254)),
  constraint provider_groups_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES identity_providers(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX provider_groups_name ON public.provider_groups USING btree (tenant_id, provider_id, lower(name));
CREATE INDEX provider_groups_of_role ON public.provider_groups USING btree (tenant_id, role_id) WHERE (role_id IS NOT NULL);
alter table provider_groups enable row level security;
alter table provider_groups force row level security;
create policy tenant on provider_groups using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on provider_groups to prokura_service;
grant select on provider_groups to prokura_worker;

-- provider_subjects
create table provider_subjects (
  tenant_id uuid not null default tenant_id(),
  provider_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at instant not null default now(),
  last_used_at instant not null default now(),
  constraint provider_subjects_pkey PRIMARY KEY (tenant_id, provider_id, issuer, subject),
  constraint provider_subjects_subject_check CHECK ((length(subject) <= 255)),
  constraint provider_subjects_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES identity_providers(tenant_id, id) ON DELETE CASCADE,
  constraint provider_subjects_tenant_id_provider_id_issuer_user_id_key UNIQUE (tenant_id, provider_id, issuer, user_id),
  constraint provider_subjects_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX provider_subjects_of_person ON public.provider_subjects USING btree (tenant_id, user_id);
alter table provider_subjects enable row level security;
alter table provider_subjects force row level security;
create policy tenant on provider_subjects using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on provider_subjects to prokura_service;
grant select on provider_subjects to prokura_worker;

-- provider_webhooks
create table provider_webhooks (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  registered_at instant,
  state text,
  last_error jsonb,
  busy_until instant,
  updated_at instant not null default now(),
  constraint provider_webhooks_pkey PRIMARY KEY (tenant_id, installation_id),
  constraint provider_webhooks_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
alter table provider_webhooks enable row level security;
alter table provider_webhooks force row level security;
create policy tenant on provider_webhooks using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on provider_webhooks to prokura_service;
grant delete, insert, select, update on provider_webhooks to prokura_worker;

-- provisioned_people
create table provisioned_people (
  tenant_id uuid not null default tenant_id(),
  provider_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  external_id text,
  kept jsonb not null default '{}'::jsonb,
  removed_at instant,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  blocked boolean not null default false,
  constraint provisioned_people_pkey PRIMARY KEY (tenant_id, provider_id, user_id),
  constraint provisioned_people_external_id_check CHECK ((length(external_id) <= 254)),
  constraint provisioned_people_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES identity_providers(tenant_id, id) ON DELETE CASCADE,
  constraint provisioned_people_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint provisioned_people_user_name_check CHECK ((length(user_name) <= 254))
);
CREATE INDEX provisioned_people_external ON public.provisioned_people USING btree (tenant_id, provider_id, external_id);
CREATE UNIQUE INDEX provisioned_people_name ON public.provisioned_people USING btree (tenant_id, provider_id, lower(user_name)) WHERE (removed_at IS NULL);
CREATE INDEX provisioned_people_of_user ON public.provisioned_people USING btree (tenant_id, user_id);
alter table provisioned_people enable row level security;
alter table provisioned_people force row level security;
create policy tenant on provisioned_people using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on provisioned_people to prokura_service;
grant select on provisioned_people to prokura_worker;

-- publications
create table publications (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  slug text not null,
  number integer not null default 1,
  status text not null default 'draft'::text,
  manifest jsonb not null,
  checks jsonb,
  review_note text,
  submitted_at instant,
  reviewed_at instant,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint publications_pkey PRIMARY KEY (tenant_id, id),
  constraint publications_review_note_check CHECK ((length(review_note) <= 4000)),
  constraint publications_slug_check CHECK (((slug ~ '^[a-z0-9](-?[a-z0-9])*\.[a-z0-9](-?[a-z0-9])*$'::text) AND ((length(slug) >= 5) AND (length(slug) <= 64)))),
  constraint publications_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'changes_requested'::text, 'approved'::text, 'published'::text, 'suspended'::text])))
);
CREATE INDEX publications_order ON public.publications USING btree (tenant_id, created_at, id);
CREATE UNIQUE INDEX publications_slug ON public.publications USING btree (tenant_id, slug);
CREATE TRIGGER publications_address AFTER INSERT ON public.publications FOR EACH ROW EXECUTE FUNCTION keep_address('publication', 'slug', 'id');
alter table publications enable row level security;
alter table publications force row level security;
create policy directory on publications for select to prokura_directory using (true);
create policy tenant on publications using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on publications to prokura_directory;
grant insert, select, update on publications to prokura_service;
grant select, update on publications to prokura_worker;

-- published_integrations
create table published_integrations (
  slug text not null,
  current integer not null,
  suspended jsonb,
  constraint published_integrations_pkey PRIMARY KEY (slug)
);
grant insert, select, update on published_integrations to prokura_directory;
grant select on published_integrations to prokura_service;
grant select on published_integrations to prokura_worker;

-- published_versions
create table published_versions (
  slug text not null,
  number integer not null,
  manifest jsonb not null,
  publisher jsonb not null,
  published_at instant not null default now(),
  suspended jsonb,
  constraint published_versions_pkey PRIMARY KEY (slug, number),
  constraint published_versions_slug_fkey FOREIGN KEY (slug) REFERENCES published_integrations(slug)
);
grant insert, select, update on published_versions to prokura_directory;
grant select on published_versions to prokura_service;
grant select on published_versions to prokura_worker;

-- publisher_calls
create table publisher_calls (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  event text not null,
  attempts integer not null default 0,
  created_at instant not null default now(),
  finished_at instant,
  outcome text,
  constraint publisher_calls_pkey PRIMARY KEY (tenant_id, id),
  constraint publisher_calls_outcome_check CHECK ((outcome = ANY (ARRAY['delivered'::text, 'given_up'::text, 'superseded'::text]))),
  constraint publisher_calls_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE INDEX publisher_calls_open ON public.publisher_calls USING btree (tenant_id, installation_id, id) WHERE (finished_at IS NULL);
alter table publisher_calls enable row level security;
alter table publisher_calls force row level security;
create policy tenant on publisher_calls using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on publisher_calls to prokura_service;
grant insert, select, update on publisher_calls to prokura_worker;

-- publishers
create table publishers (
  tenant_id uuid not null default tenant_id(),
  contact text not null,
  support_email text not null,
  privacy_url text not null,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  updated_by uuid,
  constraint publishers_pkey PRIMARY KEY (tenant_id),
  constraint publishers_contact_check CHECK ((length(contact) <= 200)),
  constraint publishers_privacy_url_check CHECK ((length(privacy_url) <= 2048)),
  constraint publishers_support_email_check CHECK ((length(support_email) <= 254)),
  constraint publishers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
alter table publishers enable row level security;
alter table publishers force row level security;
create policy directory on publishers for select to prokura_directory using (true);
create policy tenant on publishers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on publishers to prokura_directory;
grant insert, select, update on publishers to prokura_service;
grant select on publishers to prokura_worker;

-- purchase_order_answers
create table purchase_order_answers (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  revision integer not null,
  outcome text not null,
  source text not null,
  name text,
  comment text,
  lines jsonb not null,
  answered_at instant not null,
  answered_by uuid,
  constraint purchase_order_answers_pkey PRIMARY KEY (tenant_id, id),
  constraint purchase_order_answers_comment_check CHECK ((length(comment) <= 2000)),
  constraint purchase_order_answers_name_check CHECK ((length(name) <= 200)),
  constraint purchase_order_answers_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'confirmed_in_part'::text, 'declined'::text]))),
  constraint purchase_order_answers_source_check CHECK ((source = ANY (ARRAY['supplier_link'::text, 'staff'::text]))),
  constraint purchase_order_answers_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES purchase_orders(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX purchase_order_answers_of ON public.purchase_order_answers USING btree (tenant_id, order_id, answered_at);
alter table purchase_order_answers enable row level security;
alter table purchase_order_answers force row level security;
create policy tenant on purchase_order_answers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on purchase_order_answers to prokura_service;
grant insert, select on purchase_order_answers to prokura_worker;

-- purchase_order_lines
create table purchase_order_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  position integer not null,
  requisition_line_id uuid not null,
  allocation_id uuid not null,
  catalog_item_id uuid,
  sku text,
  name text collate people not null,
  quantity measure not null,
  uom text not null,
  price price not null,
  vat_rate text not null,
  line_amount amount not null,
  net_amount amount not null,
  vat_amount amount not null,
  gross_amount amount not null,
  wanted_date date,
  confirmed_quantity measure,
  promised_date date,
  supplier_remark text,
  received_before measure not null default 0,
  received_quantity measure not null default 0,
  is_held boolean not null default true,
  invoiced_quantity measure not null default 0,
  invoiced_amount amount not null default 0.00,
  paid_amount amount not null default 0.00,
  constraint purchase_order_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint purchase_order_lines_check CHECK (((gross_amount)::numeric = ((net_amount)::numeric + (vat_amount)::numeric))),
  constraint purchase_order_lines_check1 CHECK (((confirmed_quantity)::numeric <= (quantity)::numeric)),
  constraint purchase_order_lines_name_check CHECK ((length(name) <= 500)),
  constraint purchase_order_lines_position_check CHECK (("position" >= 1)),
  constraint purchase_order_lines_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint purchase_order_lines_sku_check CHECK ((length(sku) <= 100)),
  constraint purchase_order_lines_supplier_remark_check CHECK ((length(supplier_remark) <= 500)),
  constraint purchase_order_lines_tenant_id_allocation_id_fkey FOREIGN KEY (tenant_id, allocation_id) REFERENCES requisition_allocations(tenant_id, id),
  constraint purchase_order_lines_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint purchase_order_lines_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES purchase_orders(tenant_id, id) ON DELETE CASCADE,
  constraint purchase_order_lines_tenant_id_order_id_position_key UNIQUE (tenant_id, order_id, "position") DEFERRABLE,
  constraint purchase_order_lines_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint purchase_order_lines_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE UNIQUE INDEX purchase_order_lines_held ON public.purchase_order_lines USING btree (tenant_id, allocation_id) WHERE is_held;
CREATE INDEX purchase_order_lines_of_item ON public.purchase_order_lines USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE INDEX purchase_order_lines_of_line ON public.purchase_order_lines USING btree (tenant_id, requisition_line_id);
CREATE TRIGGER purchase_order_lines_gone AFTER DELETE ON public.purchase_order_lines REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_purchase_orders', 'order_id');
CREATE TRIGGER purchase_order_lines_renamed AFTER UPDATE ON public.purchase_order_lines REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_purchase_orders', 'order_id', 'name', 'sku');
CREATE TRIGGER purchase_order_lines_searched AFTER INSERT ON public.purchase_order_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_purchase_orders', 'order_id');
alter table purchase_order_lines enable row level security;
alter table purchase_order_lines force row level security;
create policy tenant on purchase_order_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on purchase_order_lines to prokura_service;
grant insert, select, update on purchase_order_lines to prokura_worker;

-- purchase_order_sendings
create table purchase_order_sendings (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  revision integer not null,
  channel text not null,
  recipients text[] not null,
  subject text collate people,
  message text collate people,
  sent_by uuid,
  sent_at instant not null default portal_now(),
  opened_at instant,
  open_count integer not null default 0,
  undelivered text[] not null default '{}'::text[],
  pdf_file_id uuid,
  digest bytea not null,
  sealed text not null,
  constraint purchase_order_sendings_pkey PRIMARY KEY (tenant_id, id),
  constraint purchase_order_sendings_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'link'::text]))),
  constraint purchase_order_sendings_check CHECK (((channel = 'email'::text) = (cardinality(recipients) > 0))),
  constraint purchase_order_sendings_message_check CHECK ((length(message) <= 5000)),
  constraint purchase_order_sendings_subject_check CHECK ((length(subject) <= 200)),
  constraint purchase_order_sendings_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES purchase_orders(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX purchase_order_sendings_of ON public.purchase_order_sendings USING btree (tenant_id, order_id, sent_at);
CREATE TRIGGER purchase_order_sendings_address AFTER INSERT OR DELETE ON public.purchase_order_sendings FOR EACH ROW EXECUTE FUNCTION keep_address('order link', 'digest', 'id');
alter table purchase_order_sendings enable row level security;
alter table purchase_order_sendings force row level security;
create policy tenant on purchase_order_sendings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on purchase_order_sendings to prokura_service;
grant select, update on purchase_order_sendings to prokura_worker;

-- purchase_orders
create table purchase_orders (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  requisition_id uuid not null,
  counterparty_id uuid not null,
  supplier_id uuid not null,
  seller_profile_id uuid,
  responsible_id uuid,
  currency currency not null,
  vat_mode text not null,
  delivery_warehouse_id uuid,
  delivery_address text,
  delivery_terms text,
  payment_terms text,
  comment text,
  line_count integer not null default 0,
  net_amount amount not null default 0,
  vat_amount amount not null default 0,
  gross_amount amount not null default 0,
  expected_date date,
  status text not null default 'draft'::text,
  revision integer not null default 1,
  sent_at instant,
  opened_at instant,
  answered_at instant,
  answer_outcome text,
  answer_source text,
  answer_name text,
  answer_comment text,
  decline_reason text,
  cancel_reason text,
  close_reason text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  invoiced_amount amount not null default 0.00,
  paid_amount amount not null default 0.00,
  invoicing text not null default 'none'::text,
  late_told date,
  constraint purchase_orders_pkey PRIMARY KEY (tenant_id, id),
  constraint purchase_orders_answer_comment_check CHECK ((length(answer_comment) <= 2000)),
  constraint purchase_orders_answer_name_check CHECK ((length(answer_name) <= 200)),
  constraint purchase_orders_answer_outcome_check CHECK ((answer_outcome = ANY (ARRAY['confirmed'::text, 'confirmed_in_part'::text, 'declined'::text]))),
  constraint purchase_orders_answer_source_check CHECK ((answer_source = ANY (ARRAY['supplier_link'::text, 'staff'::text]))),
  constraint purchase_orders_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint purchase_orders_check CHECK (((answered_at IS NULL) = (answer_outcome IS NULL))),
  constraint purchase_orders_check1 CHECK (((gross_amount)::numeric = ((net_amount)::numeric + (vat_amount)::numeric))),
  constraint purchase_orders_close_reason_check CHECK ((length(close_reason) <= 1000)),
  constraint purchase_orders_comment_check CHECK ((length(comment) <= 2000)),
  constraint purchase_orders_decline_reason_check CHECK ((length(decline_reason) <= 1000)),
  constraint purchase_orders_delivery_address_check CHECK ((length(delivery_address) <= 1000)),
  constraint purchase_orders_delivery_terms_check CHECK ((length(delivery_terms) <= 2000)),
  constraint purchase_orders_invoicing CHECK ((invoicing = ANY (ARRAY['none'::text, 'part'::text, 'whole'::text, 'over'::text]))),
  constraint purchase_orders_number_check CHECK ((length(number) <= 32)),
  constraint purchase_orders_payment_terms_check CHECK ((length(payment_terms) <= 2000)),
  constraint purchase_orders_revision_check CHECK ((revision >= 1)),
  constraint purchase_orders_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'confirmed'::text, 'confirmed_in_part'::text, 'declined'::text, 'partially_received'::text, 'received'::text, 'closed'::text, 'cancelled'::text]))),
  constraint purchase_orders_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint purchase_orders_tenant_id_delivery_warehouse_id_fkey FOREIGN KEY (tenant_id, delivery_warehouse_id) REFERENCES warehouses(tenant_id, id),
  constraint purchase_orders_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint purchase_orders_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint purchase_orders_tenant_id_seller_profile_id_fkey FOREIGN KEY (tenant_id, seller_profile_id) REFERENCES seller_profiles(tenant_id, id),
  constraint purchase_orders_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint purchase_orders_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])))
);
CREATE INDEX purchase_orders_by_invoicing ON public.purchase_orders USING btree (tenant_id, invoicing, updated_at, id);
CREATE INDEX purchase_orders_by_status ON public.purchase_orders USING btree (tenant_id, status, updated_at, id);
CREATE INDEX purchase_orders_by_update ON public.purchase_orders USING btree (tenant_id, updated_at, id);
CREATE INDEX purchase_orders_expected ON public.purchase_orders USING btree (tenant_id, expected_date, id) WHERE (status = ANY (ARRAY['sent'::text, 'confirmed'::text, 'confirmed_in_part'::text, 'partially_received'::text]));
CREATE INDEX purchase_orders_of_counterparty ON public.purchase_orders USING btree (tenant_id, counterparty_id);
CREATE INDEX purchase_orders_of_requisition ON public.purchase_orders USING btree (tenant_id, requisition_id, id);
CREATE INDEX purchase_orders_of_responsible ON public.purchase_orders USING btree (tenant_id, responsible_id, updated_at, id) WHERE (responsible_id IS NOT NULL);
CREATE INDEX purchase_orders_of_supplier ON public.purchase_orders USING btree (tenant_id, supplier_id, updated_at, id);
CREATE TRIGGER purchase_orders_gone AFTER DELETE ON public.purchase_orders FOR EACH ROW EXECUTE FUNCTION drop_document();
CREATE TRIGGER purchase_orders_renamed AFTER UPDATE OF comment, delivery_terms, payment_terms ON public.purchase_orders FOR EACH ROW WHEN ((((old.comment IS DISTINCT FROM new.comment) OR (old.delivery_terms IS DISTINCT FROM new.delivery_terms)) OR (old.payment_terms IS DISTINCT FROM new.payment_terms))) EXECUTE FUNCTION keep_purchase_order();
CREATE TRIGGER purchase_orders_searched AFTER INSERT ON public.purchase_orders FOR EACH ROW EXECUTE FUNCTION keep_purchase_order();
alter table purchase_orders enable row level security;
alter table purchase_orders force row level security;
create policy directory on purchase_orders for select to prokura_directory using (true);
create policy tenant on purchase_orders using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on purchase_orders to prokura_service;
grant select, update on purchase_orders to prokura_worker;

-- rate_buckets
create unlogged table rate_buckets (
  bucket text not null,
  tokens double precision not null,
  updated_at timestamp with time zone not null default now(),
  constraint rate_buckets_pkey PRIMARY KEY (bucket)
);
grant insert, select, update on rate_buckets to prokura_directory;

-- recovery_codes
create table recovery_codes (
  tenant_id uuid not null default tenant_id(),
  user_id uuid not null,
  digest bytea not null,
  used_at instant,
  constraint recovery_codes_pkey PRIMARY KEY (tenant_id, user_id, digest),
  constraint recovery_codes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES second_factors(tenant_id, user_id) ON DELETE CASCADE
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy tenant on recovery_codes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on recovery_codes to prokura_service;

-- regional_settings
create table regional_settings (
  tenant_id uuid not null default tenant_id(),
  currency currency not null default 'RUB'::text,
  locale text not null default 'ru-RU'::text,
  timezone text not null default 'Europe/Moscow'::text,
  date_format text not null default 'dd.MM.yyyy'::text,
  decimal_separator text not null default ','::text,
  group_separator text not null default ' '::text,
  week_start integer not null default 1,
  vat_mode text not null default 'included'::text,
  vat_rate text not null default '22'::text,
  csv_delimiter text not null default ';'::text,
  fx_source text not null default 'manual'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  map_tiles_url text,
  map_tiles_attribution text,
  constraint regional_settings_pkey PRIMARY KEY (tenant_id),
  constraint regional_settings_check CHECK ((group_separator <> decimal_separator)),
  constraint regional_settings_csv_delimiter_check CHECK ((csv_delimiter = ANY (ARRAY[';'::text, ','::text, '	'::text]))),
  constraint regional_settings_fx_source_check CHECK ((fx_source = ANY (ARRAY['cbr'::text, 'manual'::text]))),
  constraint regional_settings_map_tiles_attributed CHECK (((map_tiles_url IS NULL) OR (map_tiles_attribution IS NOT NULL))),
  constraint regional_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint regional_settings_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text]))),
  constraint regional_settings_week_start_check CHECK (((week_start >= 0) AND (week_start <= 6)))
);
CREATE TRIGGER regional_settings_touch AFTER INSERT OR UPDATE ON public.regional_settings FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table regional_settings enable row level security;
alter table regional_settings force row level security;
create policy directory on regional_settings for select to prokura_directory using (true);
create policy tenant on regional_settings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on regional_settings to prokura_service;
grant insert, select on regional_settings to prokura_worker;

-- register_exports
create table register_exports (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  list text not null,
  title text collate people not null,
  filters jsonb not null,
  columns text[],
  format text not null,
  time_zone text not null,
  language text not null,
  status text not null default 'working'::text,
  row_count integer not null default 0,
  file_name text collate people not null,
  size_bytes bigint,
  problem text collate people,
  storage_key text,
  expires_at instant not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid not null,
  updated_by uuid,
  rows text not null default 'records'::text,
  constraint register_exports_pkey PRIMARY KEY (tenant_id, id),
  constraint register_exports_check CHECK (((status = 'ready'::text) = (storage_key IS NOT NULL))),
  constraint register_exports_check1 CHECK (((status = 'ready'::text) = (size_bytes IS NOT NULL))),
  constraint register_exports_file_name_check CHECK ((length(file_name) <= 255)),
  constraint register_exports_format_check CHECK ((format = ANY (ARRAY['xlsx'::text, 'csv'::text]))),
  constraint register_exports_language_check CHECK ((language = ANY (ARRAY['ru'::text, 'en'::text]))),
  constraint register_exports_list_check CHECK ((length(list) <= 100)),
  constraint register_exports_problem_check CHECK ((length(problem) <= 1000)),
  constraint register_exports_rows CHECK ((rows = ANY (ARRAY['records'::text, 'lines'::text]))),
  constraint register_exports_status_check CHECK ((status = ANY (ARRAY['working'::text, 'ready'::text, 'failed'::text]))),
  constraint register_exports_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint register_exports_time_zone_check CHECK ((length(time_zone) <= 64)),
  constraint register_exports_title_check CHECK ((length(title) <= 200))
);
CREATE INDEX register_exports_expire ON public.register_exports USING btree (tenant_id, expires_at);
CREATE INDEX register_exports_stored ON public.register_exports USING btree (tenant_id, storage_key) WHERE (storage_key IS NOT NULL);
alter table register_exports enable row level security;
alter table register_exports force row level security;
create policy tenant on register_exports using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on register_exports to prokura_service;
grant delete, select, update on register_exports to prokura_worker;

-- remembered_matches
create table remembered_matches (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  supplier_id uuid not null,
  kind text not null,
  key text not null,
  text text not null,
  catalog_item_id uuid not null,
  document_id uuid,
  place integer,
  previous_item_id uuid,
  previous_document_id uuid,
  previous_place integer,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint remembered_matches_pkey PRIMARY KEY (tenant_id, id),
  constraint remembered_matches_kind_check CHECK ((kind = ANY (ARRAY['article'::text, 'code'::text, 'name'::text]))),
  constraint remembered_matches_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint remembered_matches_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES transfer_documents(tenant_id, id),
  constraint remembered_matches_tenant_id_previous_document_id_fkey FOREIGN KEY (tenant_id, previous_document_id) REFERENCES transfer_documents(tenant_id, id),
  constraint remembered_matches_tenant_id_previous_item_id_fkey FOREIGN KEY (tenant_id, previous_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint remembered_matches_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint remembered_matches_tenant_id_supplier_id_kind_key_key UNIQUE (tenant_id, supplier_id, kind, key),
  constraint remembered_matches_text_check CHECK ((length(text) <= 500))
);
CREATE INDEX remembered_matches_of_document ON public.remembered_matches USING btree (tenant_id, document_id) WHERE (document_id IS NOT NULL);
alter table remembered_matches enable row level security;
alter table remembered_matches force row level security;
create policy tenant on remembered_matches using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on remembered_matches to prokura_service;
grant select on remembered_matches to prokura_worker;

-- reorder_days
create table reorder_days (
  tenant_id uuid not null default tenant_id(),
  day date not null,
  constraint reorder_days_pkey PRIMARY KEY (tenant_id, day)
);
alter table reorder_days enable row level security;
alter table reorder_days force row level security;
create policy directory on reorder_days for select to prokura_directory using (true);
create policy tenant on reorder_days using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on reorder_days to prokura_directory;
grant insert, select on reorder_days to prokura_service;
grant insert, select on reorder_days to prokura_worker;

-- reorder_points
create table reorder_points (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  catalog_item_id uuid not null,
  warehouse_id uuid not null,
  minimum measure not null,
  target measure,
  lot measure,
  lead_time_days integer,
  is_active boolean not null default true,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  supplier_id uuid,
  constraint reorder_points_pkey PRIMARY KEY (tenant_id, id),
  constraint reorder_points_check CHECK (((target)::numeric >= (minimum)::numeric)),
  constraint reorder_points_lead_time_days_check CHECK (((lead_time_days >= 0) AND (lead_time_days <= 3650))),
  constraint reorder_points_lot_check CHECK (((lot)::numeric > (0)::numeric)),
  constraint reorder_points_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint reorder_points_tenant_id_catalog_item_id_warehouse_id_key UNIQUE (tenant_id, catalog_item_id, warehouse_id),
  constraint reorder_points_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX reorder_points_by_update ON public.reorder_points USING btree (tenant_id, updated_at, id);
CREATE INDEX reorder_points_of_supplier ON public.reorder_points USING btree (tenant_id, supplier_id) WHERE (supplier_id IS NOT NULL);
CREATE INDEX reorder_points_of_warehouse ON public.reorder_points USING btree (tenant_id, warehouse_id, id);
alter table reorder_points enable row level security;
alter table reorder_points force row level security;
create policy tenant on reorder_points using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on reorder_points to prokura_service;
grant insert, select, update on reorder_points to prokura_worker;

-- report_baskets
create table report_baskets (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  name text collate people not null,
  base_month date not null,
  items jsonb not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint report_baskets_pkey PRIMARY KEY (tenant_id, id),
  constraint report_baskets_base_month_check CHECK ((EXTRACT(day FROM base_month) = (1)::numeric)),
  constraint report_baskets_items_check CHECK ((jsonb_typeof(items) = 'array'::text)),
  constraint report_baskets_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE INDEX report_baskets_by_name ON public.report_baskets USING btree (tenant_id, name, id);
alter table report_baskets enable row level security;
alter table report_baskets force row level security;
create policy tenant on report_baskets using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on report_baskets to prokura_service;
grant select on report_baskets to prokura_worker;

-- report_letters
create table report_letters (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  owner_id uuid not null,
  name text collate people not null,
  asked jsonb not null,
  form text not null default 'figures'::text,
  recipient_ids uuid[] not null,
  schedule jsonb not null,
  is_paused boolean not null default false,
  next_date date not null,
  due_date date,
  sent_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint report_letters_pkey PRIMARY KEY (tenant_id, id),
  constraint report_letters_form_check CHECK ((form = ANY (ARRAY['figures'::text, 'xlsx'::text]))),
  constraint report_letters_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint report_letters_recipient_ids_check CHECK (((cardinality(recipient_ids) >= 1) AND (cardinality(recipient_ids) <= 50))),
  constraint report_letters_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX report_letters_by_next_date ON public.report_letters USING btree (tenant_id, next_date, id);
CREATE INDEX report_letters_due ON public.report_letters USING btree (next_date, tenant_id) WHERE (NOT is_paused);
CREATE INDEX report_letters_of_owner ON public.report_letters USING btree (tenant_id, owner_id);
alter table report_letters enable row level security;
alter table report_letters force row level security;
create policy directory on report_letters for select to prokura_directory using (true);
create policy tenant on report_letters using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on report_letters to prokura_service;
grant select, update on report_letters to prokura_worker;

-- report_pages
create table report_pages (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  owner_id uuid not null,
  name text collate people not null,
  is_shared boolean not null default false,
  tiles jsonb not null default '[]'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint report_pages_pkey PRIMARY KEY (tenant_id, id),
  constraint report_pages_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint report_pages_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id),
  constraint report_pages_tiles_check CHECK ((jsonb_typeof(tiles) = 'array'::text))
);
CREATE INDEX report_pages_of_owner ON public.report_pages USING btree (tenant_id, owner_id);
alter table report_pages enable row level security;
alter table report_pages force row level security;
create policy tenant on report_pages using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on report_pages to prokura_service;
grant select on report_pages to prokura_worker;

-- report_savings
create table report_savings (
  tenant_id uuid not null default tenant_id(),
  currency currency not null,
  month date not null,
  next_month date not null,
  lines bigint not null,
  plan numeric not null,
  plan_chosen numeric not null,
  plan_lines bigint not null,
  last numeric not null,
  last_chosen numeric not null,
  last_lines bigint not null,
  median numeric not null,
  median_chosen numeric not null,
  median_lines bigint not null,
  constraint report_savings_pkey PRIMARY KEY (tenant_id, currency, month, next_month)
);
alter table report_savings enable row level security;
alter table report_savings force row level security;
create policy tenant on report_savings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on report_savings to prokura_service;
grant insert, select, update on report_savings to prokura_worker;

-- report_savings_lines
create table report_savings_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null,
  purchase_id uuid not null,
  catalog_item_id uuid,
  currency currency not null,
  first_at instant not null,
  decided_at instant not null,
  date date not null,
  next_date date,
  chosen amount not null,
  plan numeric,
  last numeric,
  median numeric,
  earlier_id uuid,
  earlier_line_id uuid,
  earlier_at instant,
  constraint report_savings_lines_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX report_savings_lines_by_decision ON public.report_savings_lines USING btree (tenant_id, currency, decided_at, id);
CREATE INDEX report_savings_lines_of_earlier ON public.report_savings_lines USING btree (tenant_id, earlier_line_id) WHERE (earlier_line_id IS NOT NULL);
CREATE INDEX report_savings_lines_of_item ON public.report_savings_lines USING btree (tenant_id, catalog_item_id, first_at) WHERE (catalog_item_id IS NOT NULL);
CREATE INDEX report_savings_lines_of_purchase ON public.report_savings_lines USING btree (tenant_id, purchase_id);
alter table report_savings_lines enable row level security;
alter table report_savings_lines force row level security;
create policy tenant on report_savings_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on report_savings_lines to prokura_service;
grant delete, insert, select on report_savings_lines to prokura_worker;

-- report_spend
create table report_spend (
  tenant_id uuid not null default tenant_id(),
  dimension text not null,
  currency currency not null,
  month date not null,
  key text collate C not null,
  amount amount not null,
  lines bigint not null,
  span text not null,
  constraint report_spend_pkey PRIMARY KEY (tenant_id, dimension, currency, span, month, key),
  constraint report_spend_dimension_check CHECK ((dimension = ANY (ARRAY['supplier'::text, 'category'::text, 'department'::text, 'item'::text, 'month'::text, 'currency'::text]))),
  constraint report_spend_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint report_spend_span CHECK ((span = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text])))
);
CREATE INDEX report_spend_of_key ON public.report_spend USING btree (tenant_id, dimension, key, span, month);
alter table report_spend enable row level security;
alter table report_spend force row level security;
create policy tenant on report_spend using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on report_spend to prokura_service;
grant select on report_spend to prokura_worker;

-- report_spend_lines
create table report_spend_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null,
  invoice_id uuid not null,
  requisition_id uuid,
  date date not null,
  counterparty_id uuid not null,
  category_id uuid,
  department text collate people,
  catalog_item_id uuid,
  invoice_currency currency not null,
  currency currency not null,
  amount amount not null,
  constraint report_spend_lines_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX report_spend_lines_by_date ON public.report_spend_lines USING btree (tenant_id, date, id);
CREATE INDEX report_spend_lines_of_category ON public.report_spend_lines USING btree (tenant_id, category_id, date, id);
CREATE INDEX report_spend_lines_of_department ON public.report_spend_lines USING btree (tenant_id, department, date, id);
CREATE INDEX report_spend_lines_of_invoice ON public.report_spend_lines USING btree (tenant_id, invoice_id);
CREATE INDEX report_spend_lines_of_item ON public.report_spend_lines USING btree (tenant_id, catalog_item_id, date, id);
CREATE INDEX report_spend_lines_of_requisition ON public.report_spend_lines USING btree (tenant_id, requisition_id) WHERE (requisition_id IS NOT NULL);
CREATE INDEX report_spend_lines_of_supplier ON public.report_spend_lines USING btree (tenant_id, counterparty_id, date, id);
alter table report_spend_lines enable row level security;
alter table report_spend_lines force row level security;
create policy tenant on report_spend_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on report_spend_lines to prokura_service;
grant delete, insert, select, update on report_spend_lines to prokura_worker;

-- report_spend_years
create table report_spend_years (
  tenant_id uuid not null default tenant_id(),
  dimension text not null,
  currency currency not null,
  year date not null,
  key text collate C not null,
  amounts numeric[] not null,
  lines bigint[] not null,
  constraint report_spend_years_pkey PRIMARY KEY (tenant_id, dimension, currency, year, key),
  constraint report_spend_years_amounts_check CHECK ((cardinality(amounts) = ANY (ARRAY[12, 24]))),
  constraint report_spend_years_dimension_check CHECK ((dimension = ANY (ARRAY['supplier'::text, 'category'::text, 'department'::text, 'item'::text, 'month'::text, 'currency'::text]))),
  constraint report_spend_years_lines_check CHECK ((cardinality(lines) = ANY (ARRAY[12, 24])))
);
alter table report_spend_years enable row level security;
alter table report_spend_years force row level security;
create policy tenant on report_spend_years using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on report_spend_years to prokura_service;
grant delete, insert, select, update on report_spend_years to prokura_worker;

-- report_standings
create table report_standings (
  tenant_id uuid not null default tenant_id(),
  begun_at instant,
  counted_at instant,
  purchases_begun_at instant,
  purchases_counted_at instant,
  constraint report_standings_pkey PRIMARY KEY (tenant_id)
);
alter table report_standings enable row level security;
alter table report_standings force row level security;
create policy directory on report_standings for select to prokura_directory using (true);
create policy tenant on report_standings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on report_standings to prokura_directory;
grant insert, select, update on report_standings to prokura_service;
grant insert, select, update on report_standings to prokura_worker;

-- report_step_days
create table report_step_days (
  tenant_id uuid not null default tenant_id(),
  step text not null,
  month date not null,
  days numeric(9,1) not null,
  purchases bigint not null,
  constraint report_step_days_pkey PRIMARY KEY (tenant_id, step, month, days)
);
alter table report_step_days enable row level security;
alter table report_step_days force row level security;
create policy tenant on report_step_days using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on report_step_days to prokura_service;
grant select on report_step_days to prokura_worker;

-- report_step_years
create table report_step_years (
  tenant_id uuid not null default tenant_id(),
  step text not null,
  year date not null,
  days numeric(9,1) not null,
  purchases bigint[] not null,
  constraint report_step_years_pkey PRIMARY KEY (tenant_id, step, year, days),
  constraint report_step_years_purchases_check CHECK ((cardinality(purchases) = ANY (ARRAY[12, 24])))
);
alter table report_step_years enable row level security;
alter table report_step_years force row level security;
create policy tenant on report_step_years using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on report_step_years to prokura_service;
grant insert, select, update on report_step_years to prokura_worker;

-- report_steps
create table report_steps (
  tenant_id uuid not null default tenant_id(),
  purchase_id uuid not null,
  step text not null,
  date date not null,
  days numeric(9,1) not null,
  constraint report_steps_pkey PRIMARY KEY (tenant_id, purchase_id, step)
);
CREATE INDEX report_steps_by_date ON public.report_steps USING btree (tenant_id, step, date);
alter table report_steps enable row level security;
alter table report_steps force row level security;
create policy tenant on report_steps using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on report_steps to prokura_service;
grant delete, insert, select on report_steps to prokura_worker;

-- report_supplier_records
create table report_supplier_records (
  tenant_id uuid not null default tenant_id(),
  purchase_id uuid not null,
  figure text not null,
  entity_id uuid not null,
  counterparty_id uuid not null,
  date date not null,
  good bigint not null,
  records bigint not null,
  constraint report_supplier_records_pkey PRIMARY KEY (tenant_id, purchase_id, figure, entity_id, counterparty_id, date)
);
CREATE INDEX report_supplier_records_by_date ON public.report_supplier_records USING btree (tenant_id, figure, date);
CREATE INDEX report_supplier_records_of_entity ON public.report_supplier_records USING btree (tenant_id, entity_id);
CREATE INDEX report_supplier_records_of_supplier ON public.report_supplier_records USING btree (tenant_id, counterparty_id, figure, date);
alter table report_supplier_records enable row level security;
alter table report_supplier_records force row level security;
create policy tenant on report_supplier_records using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on report_supplier_records to prokura_service;
grant delete, insert, select on report_supplier_records to prokura_worker;

-- report_supplier_sums
create table report_supplier_sums (
  tenant_id uuid not null default tenant_id(),
  figure text not null,
  span text not null,
  month date not null,
  counterparty_id uuid not null,
  good bigint not null,
  records bigint not null,
  constraint report_supplier_sums_pkey PRIMARY KEY (tenant_id, figure, span, month, counterparty_id),
  constraint report_supplier_sums_span_check CHECK ((span = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text])))
);
alter table report_supplier_sums enable row level security;
alter table report_supplier_sums force row level security;
create policy tenant on report_supplier_sums using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on report_supplier_sums to prokura_service;
grant select on report_supplier_sums to prokura_worker;

-- report_supplier_years
create table report_supplier_years (
  tenant_id uuid not null default tenant_id(),
  figure text not null,
  year date not null,
  counterparty_id uuid not null,
  good bigint[] not null,
  records bigint[] not null,
  constraint report_supplier_years_pkey PRIMARY KEY (tenant_id, figure, year, counterparty_id),
  constraint report_supplier_years_good_check CHECK ((cardinality(good) = ANY (ARRAY[12, 24]))),
  constraint report_supplier_years_records_check CHECK ((cardinality(records) = ANY (ARRAY[12, 24])))
);
alter table report_supplier_years enable row level security;
alter table report_supplier_years force row level security;
create policy tenant on report_supplier_years using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on report_supplier_years to prokura_service;
grant insert, select, update on report_supplier_years to prokura_worker;

-- reported_payments
create table reported_payments (
  tenant_id uuid not null default tenant_id(),
  external_source text not null,
  external_payment_id text not null,
  entity_type text not null,
  payment_id uuid not null,
  constraint reported_payments_pkey PRIMARY KEY (tenant_id, external_source, external_payment_id),
  constraint reported_payments_entity_type_check CHECK ((entity_type = ANY (ARRAY['invoice_payment'::text, 'sales_payment'::text])))
);
alter table reported_payments enable row level security;
alter table reported_payments force row level security;
create policy tenant on reported_payments using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on reported_payments to prokura_service;
grant delete, insert, select on reported_payments to prokura_worker;

-- requisition_allocations
create table requisition_allocations (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  requisition_id uuid not null,
  line_id uuid not null,
  supplier_id uuid not null,
  quote_id uuid,
  quote_version integer,
  quote_line_id uuid,
  quantity measure not null,
  uom text not null,
  price price not null,
  currency currency not null,
  fx_rate numeric not null default 1,
  vat_rate text,
  vat_mode text not null,
  amount amount not null,
  delivery_date date,
  comment text,
  requested_quantity measure not null default 0,
  invoiced_quantity measure not null default 0,
  received_quantity measure not null default 0,
  price_changed boolean not null default false,
  status text not null default 'accepted'::text,
  decided_by uuid,
  decided_at instant not null default portal_now(),
  released_by uuid,
  released_at instant,
  constraint requisition_allocations_pkey PRIMARY KEY (tenant_id, id),
  constraint requisition_allocations_check CHECK (((status = 'released'::text) = (released_at IS NOT NULL))),
  constraint requisition_allocations_comment_check CHECK ((length(comment) <= 1000)),
  constraint requisition_allocations_fx_rate_check CHECK ((fx_rate > (0)::numeric)),
  constraint requisition_allocations_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint requisition_allocations_status_check CHECK ((status = ANY (ARRAY['accepted'::text, 'released'::text]))),
  constraint requisition_allocations_tenant_id_line_id_fkey FOREIGN KEY (tenant_id, line_id) REFERENCES requisition_lines(tenant_id, id) ON DELETE CASCADE,
  constraint requisition_allocations_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id) ON DELETE CASCADE,
  constraint requisition_allocations_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint requisition_allocations_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text]))),
  constraint requisition_allocations_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX requisition_allocations_by_decision ON public.requisition_allocations USING btree (tenant_id, decided_at) WHERE (status = 'accepted'::text);
CREATE INDEX requisition_allocations_of ON public.requisition_allocations USING btree (tenant_id, requisition_id, line_id);
CREATE INDEX requisition_allocations_of_line ON public.requisition_allocations USING btree (tenant_id, line_id);
CREATE INDEX requisition_allocations_of_quote ON public.requisition_allocations USING btree (tenant_id, quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX requisition_allocations_of_supplier ON public.requisition_allocations USING btree (tenant_id, supplier_id) WHERE (status = 'accepted'::text);
CREATE INDEX requisition_allocations_promised ON public.requisition_allocations USING btree (tenant_id, delivery_date) WHERE (status = 'accepted'::text);
alter table requisition_allocations enable row level security;
alter table requisition_allocations force row level security;
create policy tenant on requisition_allocations using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on requisition_allocations to prokura_service;
grant insert, select, update on requisition_allocations to prokura_worker;

-- requisition_lines
create table requisition_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  requisition_id uuid not null,
  position integer not null,
  catalog_item_id uuid,
  sku text,
  name text collate people not null,
  item_type text not null default 'product'::text,
  quantity measure not null,
  uom text not null default '796'::text,
  factor_to_base numeric not null default 1,
  planned_price price,
  currency currency not null,
  fx_rate numeric,
  vat_rate text,
  required_at date,
  source_section_name text,
  work_type text,
  need_group_key text,
  specification text,
  manufacturer text,
  brand text,
  analogs_allowed boolean not null default false,
  product_fields jsonb not null default '{}'::jsonb,
  custom_fields jsonb not null default '{}'::jsonb,
  source_job_id uuid,
  source_row_id text,
  status text not null default 'active'::text,
  planned_amount amount not null default 0,
  actual_amount amount,
  accepted_quantity measure not null default 0,
  invoiced_quantity measure not null default 0,
  received_quantity measure not null default 0,
  rejected_quantity measure not null default 0,
  returned_quantity measure not null default 0,
  closed_short_quantity measure not null default 0,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  cancel_reason text,
  reorder jsonb,
  late_told date,
  reserved_quantity measure not null default 0,
  from_stock_quantity measure not null default 0,
  constraint requisition_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint requisition_lines_brand_check CHECK ((length(brand) <= 255)),
  constraint requisition_lines_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint requisition_lines_factor_to_base_check CHECK ((factor_to_base > (0)::numeric)),
  constraint requisition_lines_fx_rate_check CHECK ((fx_rate > (0)::numeric)),
  constraint requisition_lines_item_type_check CHECK ((item_type = ANY (ARRAY['product'::text, 'service'::text]))),
  constraint requisition_lines_manufacturer_check CHECK ((length(manufacturer) <= 255)),
  constraint requisition_lines_name_check CHECK ((length(name) <= 500)),
  constraint requisition_lines_need_group_key_check CHECK ((length(need_group_key) <= 200)),
  constraint requisition_lines_position_check CHECK (("position" >= 1)),
  constraint requisition_lines_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint requisition_lines_sku_check CHECK ((length(sku) <= 100)),
  constraint requisition_lines_source_section_name_check CHECK ((length(source_section_name) <= 500)),
  constraint requisition_lines_specification_check CHECK ((length(specification) <= 5000)),
  constraint requisition_lines_status_check CHECK ((status = ANY (ARRAY['active'::text, 'cancelled'::text]))),
  constraint requisition_lines_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint requisition_lines_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id) ON DELETE CASCADE,
  constraint requisition_lines_tenant_id_requisition_id_position_key UNIQUE (tenant_id, requisition_id, "position") DEFERRABLE,
  constraint requisition_lines_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text]))),
  constraint requisition_lines_work_type_check CHECK ((length(work_type) <= 500))
);
CREATE INDEX requisition_lines_of_item ON public.requisition_lines USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE TRIGGER requisition_lines_gone AFTER DELETE ON public.requisition_lines REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_requisitions', 'requisition_id');
CREATE TRIGGER requisition_lines_renamed AFTER UPDATE ON public.requisition_lines REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_requisitions', 'requisition_id', 'name', 'sku', 'brand', 'manufacturer');
CREATE TRIGGER requisition_lines_searched AFTER INSERT ON public.requisition_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_requisitions', 'requisition_id');
alter table requisition_lines enable row level security;
alter table requisition_lines force row level security;
create policy directory on requisition_lines for select to prokura_directory using (true);
create policy tenant on requisition_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on requisition_lines to prokura_service;
grant delete, insert, select, update on requisition_lines to prokura_worker;

-- requisition_suppliers
create table requisition_suppliers (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  requisition_id uuid not null,
  supplier_id uuid not null,
  counterparty_id uuid not null,
  contact_id uuid,
  status text not null default 'candidate'::text,
  note text,
  exclude_reason text,
  added_from text not null default 'manual'::text,
  invited_at instant,
  quoted_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  declined_at instant,
  constraint requisition_suppliers_pkey PRIMARY KEY (tenant_id, id),
  constraint requisition_suppliers_added_from_check CHECK ((added_from = ANY (ARRAY['manual'::text, 'assortment'::text, 'rfq'::text, 'import'::text, 'quote'::text, 'reorder_point'::text]))),
  constraint requisition_suppliers_check CHECK (((status = 'excluded'::text) = (exclude_reason IS NOT NULL))),
  constraint requisition_suppliers_exclude_reason_check CHECK ((length(exclude_reason) <= 1000)),
  constraint requisition_suppliers_note_check CHECK ((length(note) <= 1000)),
  constraint requisition_suppliers_status_check CHECK ((status = ANY (ARRAY['candidate'::text, 'invited'::text, 'declined'::text, 'quoted'::text, 'excluded'::text]))),
  constraint requisition_suppliers_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint requisition_suppliers_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id) ON DELETE CASCADE,
  constraint requisition_suppliers_tenant_id_requisition_id_supplier_id_key UNIQUE (tenant_id, requisition_id, supplier_id),
  constraint requisition_suppliers_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
CREATE INDEX requisition_suppliers_of ON public.requisition_suppliers USING btree (tenant_id, supplier_id);
CREATE TRIGGER requisition_suppliers_gone AFTER DELETE ON public.requisition_suppliers REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_requisitions', 'requisition_id');
CREATE TRIGGER requisition_suppliers_renamed AFTER UPDATE ON public.requisition_suppliers REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_requisitions', 'requisition_id', 'counterparty_id', 'supplier_id');
CREATE TRIGGER requisition_suppliers_searched AFTER INSERT ON public.requisition_suppliers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_requisitions', 'requisition_id');
alter table requisition_suppliers enable row level security;
alter table requisition_suppliers force row level security;
create policy tenant on requisition_suppliers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on requisition_suppliers to prokura_service;
grant insert, select, update on requisition_suppliers to prokura_worker;

-- requisition_template_runs
create table requisition_template_runs (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  template_id uuid not null,
  planned_date date not null,
  status text not null default 'planned'::text,
  is_late boolean not null default false,
  missed integer not null default 0,
  requisition_id uuid,
  problem jsonb,
  created_at instant not null default portal_now(),
  made_at instant,
  constraint requisition_template_runs_pkey PRIMARY KEY (tenant_id, id),
  constraint requisition_template_runs_check CHECK (((status = 'made'::text) = (requisition_id IS NOT NULL))),
  constraint requisition_template_runs_missed_check CHECK ((missed >= 0)),
  constraint requisition_template_runs_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'made'::text, 'failed'::text]))),
  constraint requisition_template_runs_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES requisition_templates(tenant_id, id) ON DELETE CASCADE,
  constraint requisition_template_runs_tenant_id_template_id_planned_dat_key UNIQUE (tenant_id, template_id, planned_date)
);
alter table requisition_template_runs enable row level security;
alter table requisition_template_runs force row level security;
create policy tenant on requisition_template_runs using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on requisition_template_runs to prokura_service;
grant insert, select, update on requisition_template_runs to prokura_worker;

-- requisition_templates
create table requisition_templates (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  name text collate people not null,
  is_active boolean not null default true,
  title text,
  priority text not null default 'normal'::text,
  customer_id uuid,
  customer_contact jsonb,
  responsible_id uuid,
  department_name text,
  due_in_days integer,
  delivery_warehouse_id uuid,
  delivery_address text,
  contract_id uuid,
  currency currency not null,
  budget_amount amount,
  budget_code text,
  construction_project jsonb,
  construction_object jsonb,
  construction_stage jsonb,
  comment text,
  tags text[] not null default '{}'::text[],
  custom_fields jsonb not null default '{}'::jsonb,
  lines jsonb not null,
  schedule jsonb,
  is_paused boolean not null default false,
  submits boolean not null default false,
  next_date date,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint requisition_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint requisition_templates_budget_amount_check CHECK (((budget_amount)::numeric >= (0)::numeric)),
  constraint requisition_templates_budget_code_check CHECK ((length(budget_code) <= 100)),
  constraint requisition_templates_check CHECK (((next_date IS NULL) OR (schedule IS NOT NULL))),
  constraint requisition_templates_comment_check CHECK ((length(comment) <= 5000)),
  constraint requisition_templates_delivery_address_check CHECK ((length(delivery_address) <= 1000)),
  constraint requisition_templates_department_name_check CHECK ((length(department_name) <= 200)),
  constraint requisition_templates_due_in_days_check CHECK (((due_in_days >= 0) AND (due_in_days <= 3650))),
  constraint requisition_templates_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint requisition_templates_name_check CHECK ((length(name) <= 200)),
  constraint requisition_templates_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint requisition_templates_title_check CHECK ((length(title) <= 300))
);
CREATE INDEX requisition_templates_by_name ON public.requisition_templates USING btree (tenant_id, name, id);
CREATE INDEX requisition_templates_due ON public.requisition_templates USING btree (next_date, tenant_id) WHERE (is_active AND (NOT is_paused) AND (next_date IS NOT NULL));
alter table requisition_templates enable row level security;
alter table requisition_templates force row level security;
create policy directory on requisition_templates for select to prokura_directory using (true);
create policy tenant on requisition_templates using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on requisition_templates to prokura_service;
grant select, update on requisition_templates to prokura_worker;

-- requisitions
create table requisitions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  title text collate people not null,
  status text not null default 'draft'::text,
  held_from text,
  stage_id uuid,
  priority text not null default 'normal'::text,
  customer_id uuid,
  customer_contact jsonb,
  customer_request_file_name text,
  responsible_id uuid,
  requester_id uuid,
  department_name text,
  due_date date,
  delivery_warehouse_id uuid,
  delivery_address text,
  currency currency not null,
  budget_amount amount,
  budget_code text,
  selected_supplier_id uuid,
  construction_project jsonb,
  construction_object jsonb,
  construction_stage jsonb,
  comment text,
  tags text[] not null default '{}'::text[],
  cancel_reason text,
  hold_reason text,
  reject_reason text,
  close_reason text,
  submitted_by uuid,
  approved_by uuid,
  approved_at instant,
  approved_total amount,
  line_count integer not null default 0,
  planned_total amount not null default 0,
  actual_total amount,
  supply_percent numeric(5,2) not null default 0,
  invoice_percent numeric(5,2) not null default 0,
  receipt_percent numeric(5,2) not null default 0,
  custom_fields jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  contract_id uuid,
  late_told date,
  copied_from_id uuid,
  template_id uuid,
  committee jsonb,
  constraint requisitions_pkey PRIMARY KEY (tenant_id, id),
  constraint requisitions_budget_amount_check CHECK (((budget_amount)::numeric >= (0)::numeric)),
  constraint requisitions_budget_code_check CHECK ((length(budget_code) <= 100)),
  constraint requisitions_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint requisitions_check CHECK (((status = 'on_hold'::text) = (held_from IS NOT NULL))),
  constraint requisitions_close_reason_check CHECK ((length(close_reason) <= 1000)),
  constraint requisitions_comment_check CHECK ((length(comment) <= 5000)),
  constraint requisitions_customer_request_file_name_check CHECK ((length(customer_request_file_name) <= 255)),
  constraint requisitions_delivery_address_check CHECK ((length(delivery_address) <= 1000)),
  constraint requisitions_department_name_check CHECK ((length(department_name) <= 200)),
  constraint requisitions_hold_reason_check CHECK ((length(hold_reason) <= 1000)),
  constraint requisitions_number_check CHECK ((length(number) <= 32)),
  constraint requisitions_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint requisitions_reject_reason_check CHECK ((length(reject_reason) <= 1000)),
  constraint requisitions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending_approval'::text, 'approved'::text, 'rejected'::text, 'in_sourcing'::text, 'supplier_selected'::text, 'awaiting_delivery'::text, 'partially_received'::text, 'completed'::text, 'on_hold'::text, 'cancelled'::text]))),
  constraint requisitions_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES contracts(tenant_id, id),
  constraint requisitions_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES counterparties(tenant_id, id),
  constraint requisitions_tenant_id_delivery_warehouse_id_fkey FOREIGN KEY (tenant_id, delivery_warehouse_id) REFERENCES warehouses(tenant_id, id),
  constraint requisitions_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint requisitions_tenant_id_selected_supplier_id_fkey FOREIGN KEY (tenant_id, selected_supplier_id) REFERENCES suppliers(tenant_id, id),
  constraint requisitions_tenant_id_stage_id_fkey FOREIGN KEY (tenant_id, stage_id) REFERENCES pipeline_stages(tenant_id, id),
  constraint requisitions_title_check CHECK ((length(title) <= 300))
);
CREATE INDEX requisitions_by_creation ON public.requisitions USING btree (tenant_id, created_at, id) WHERE (archived_at IS NULL);
CREATE INDEX requisitions_by_due_date ON public.requisitions USING btree (tenant_id, due_date, id) WHERE (archived_at IS NULL);
CREATE INDEX requisitions_by_planned_total ON public.requisitions USING btree (tenant_id, planned_total, id) WHERE (archived_at IS NULL);
CREATE INDEX requisitions_by_stage ON public.requisitions USING btree (tenant_id, stage_id, updated_at, id);
CREATE INDEX requisitions_by_status ON public.requisitions USING btree (tenant_id, status, updated_at, id) WHERE (archived_at IS NULL);
CREATE INDEX requisitions_by_title ON public.requisitions USING btree (tenant_id, title, id) WHERE (archived_at IS NULL);
CREATE INDEX requisitions_by_update ON public.requisitions USING btree (tenant_id, updated_at, id);
CREATE INDEX requisitions_for_warehouse ON public.requisitions USING btree (tenant_id, delivery_warehouse_id) WHERE (delivery_warehouse_id IS NOT NULL);
CREATE INDEX requisitions_of_budget ON public.requisitions USING btree (tenant_id, budget_code) WHERE ((budget_code IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX requisitions_of_budget_code ON public.requisitions USING btree (tenant_id, lower(budget_code)) WHERE (budget_code IS NOT NULL);
CREATE INDEX requisitions_of_contract ON public.requisitions USING btree (tenant_id, contract_id) WHERE (contract_id IS NOT NULL);
CREATE INDEX requisitions_of_customer ON public.requisitions USING btree (tenant_id, customer_id, updated_at, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX requisitions_of_department ON public.requisitions USING btree (tenant_id, lower(department_name)) WHERE (department_name IS NOT NULL);
CREATE INDEX requisitions_of_requester ON public.requisitions USING btree (tenant_id, requester_id, updated_at, id) WHERE (archived_at IS NULL);
CREATE INDEX requisitions_of_responsible ON public.requisitions USING btree (tenant_id, responsible_id, updated_at, id) WHERE (archived_at IS NULL);
CREATE TRIGGER requisitions_gone AFTER DELETE ON public.requisitions FOR EACH ROW EXECUTE FUNCTION drop_document();
CREATE TRIGGER requisitions_renamed AFTER UPDATE OF title, number, budget_code, customer_id ON public.requisitions FOR EACH ROW WHEN (((((old.title IS DISTINCT FROM new.title) OR (old.number IS DISTINCT FROM new.number)) OR (old.budget_code IS DISTINCT FROM new.budget_code)) OR (old.customer_id IS DISTINCT FROM new.customer_id))) EXECUTE FUNCTION keep_requisition();
CREATE TRIGGER requisitions_searched AFTER INSERT ON public.requisitions FOR EACH ROW EXECUTE FUNCTION keep_requisition();
alter table requisitions enable row level security;
alter table requisitions force row level security;
create policy directory on requisitions for select to prokura_directory using (true);
create policy tenant on requisitions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on requisitions to prokura_service;
grant insert, select, update on requisitions to prokura_worker;

-- rfq_questions
create table rfq_questions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  rfq_id uuid not null,
  recipient_id uuid not null,
  side text not null,
  body text collate people not null,
  answer text collate people,
  answered_at instant,
  supplier_person text collate people,
  employee_id uuid,
  published_question text collate people,
  published_answer text collate people,
  published_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint rfq_questions_pkey PRIMARY KEY (tenant_id, id),
  constraint rfq_questions_answer_check CHECK ((length(answer) <= 4000)),
  constraint rfq_questions_body_check CHECK ((length(body) <= 2000)),
  constraint rfq_questions_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint rfq_questions_check1 CHECK ((((published_at IS NULL) = (published_question IS NULL)) AND ((published_at IS NULL) = (published_answer IS NULL)))),
  constraint rfq_questions_check2 CHECK (((published_at IS NULL) OR ((side = 'supplier'::text) AND (answer IS NOT NULL)))),
  constraint rfq_questions_published_answer_check CHECK ((length(published_answer) <= 4000)),
  constraint rfq_questions_published_question_check CHECK ((length(published_question) <= 2000)),
  constraint rfq_questions_side_check CHECK ((side = ANY (ARRAY['supplier'::text, 'buyer'::text]))),
  constraint rfq_questions_supplier_person_check CHECK ((length(supplier_person) <= 200)),
  constraint rfq_questions_tenant_id_recipient_id_fkey FOREIGN KEY (tenant_id, recipient_id) REFERENCES supplier_rfq_recipients(tenant_id, id) ON DELETE CASCADE,
  constraint rfq_questions_tenant_id_rfq_id_fkey FOREIGN KEY (tenant_id, rfq_id) REFERENCES supplier_rfqs(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX rfq_questions_of ON public.rfq_questions USING btree (tenant_id, rfq_id, id);
CREATE INDEX rfq_questions_of_recipient ON public.rfq_questions USING btree (tenant_id, recipient_id, id);
alter table rfq_questions enable row level security;
alter table rfq_questions force row level security;
create policy tenant on rfq_questions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on rfq_questions to prokura_service;
grant select, update on rfq_questions to prokura_worker;

-- roles
create table roles (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  code text not null,
  name text collate people not null,
  is_system boolean not null default false,
  permissions text[],
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  demands_second_factor boolean not null default false,
  constraint roles_pkey PRIMARY KEY (tenant_id, id),
  constraint roles_check CHECK ((is_system = (permissions IS NULL))),
  constraint roles_tenant_id_code_key UNIQUE (tenant_id, code),
  constraint roles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE TRIGGER roles_touch AFTER INSERT OR DELETE OR UPDATE ON public.roles FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table roles enable row level security;
alter table roles force row level security;
create policy tenant on roles using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on roles to prokura_service;
grant select on roles to prokura_worker;

-- route_stops
create table route_stops (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  route_id uuid not null,
  sequence integer not null,
  kind text not null,
  label text collate people,
  object_id uuid,
  address text collate people,
  latitude signed_decimal,
  longitude signed_decimal,
  planned_at instant,
  arrived_at instant,
  constraint route_stops_pkey PRIMARY KEY (tenant_id, id),
  constraint route_stops_address_check CHECK ((length(address) <= 1000)),
  constraint route_stops_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint route_stops_kind_check CHECK ((kind = ANY (ARRAY['origin'::text, 'pickup'::text, 'waypoint'::text, 'delivery'::text, 'destination'::text]))),
  constraint route_stops_label_check CHECK ((length(label) <= 255)),
  constraint route_stops_latitude_check CHECK ((((latitude)::numeric >= ('-90'::integer)::numeric) AND ((latitude)::numeric <= (90)::numeric))),
  constraint route_stops_longitude_check CHECK ((((longitude)::numeric >= ('-180'::integer)::numeric) AND ((longitude)::numeric <= (180)::numeric))),
  constraint route_stops_sequence_check CHECK ((sequence >= 1)),
  constraint route_stops_tenant_id_object_id_fkey FOREIGN KEY (tenant_id, object_id) REFERENCES logistics_objects(tenant_id, id),
  constraint route_stops_tenant_id_route_id_fkey FOREIGN KEY (tenant_id, route_id) REFERENCES delivery_routes(tenant_id, id) ON DELETE CASCADE,
  constraint route_stops_tenant_id_route_id_sequence_key UNIQUE (tenant_id, route_id, sequence) DEFERRABLE
);
CREATE INDEX route_stops_of_object ON public.route_stops USING btree (tenant_id, object_id) WHERE (object_id IS NOT NULL);
CREATE TRIGGER route_stops_let_go BEFORE DELETE ON public.route_stops FOR EACH ROW EXECUTE FUNCTION let_go('delivery_batches', 'stop_id');
alter table route_stops enable row level security;
alter table route_stops force row level security;
create policy tenant on route_stops using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on route_stops to prokura_service;
grant select on route_stops to prokura_worker;

-- sales_invoice_rows
create table sales_invoice_rows (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  position integer not null,
  catalog_item_id uuid,
  name text collate people not null,
  sku text,
  quantity measure not null,
  uom text not null,
  unit_price price not null,
  discount_percent percent not null default 0,
  vat_rate text not null,
  line_amount amount not null,
  net_amount amount not null,
  vat_amount amount not null,
  gross_amount amount not null,
  group_key text,
  group_label text,
  unit_cost price,
  line_cost_amount amount,
  gross_profit_amount amount,
  gross_margin_percent numeric,
  cost_is_estimated boolean,
  constraint sales_invoice_rows_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_invoice_rows_check CHECK (((gross_amount)::numeric = ((net_amount)::numeric + (vat_amount)::numeric))),
  constraint sales_invoice_rows_discount_percent_check CHECK ((((discount_percent)::numeric >= (0)::numeric) AND ((discount_percent)::numeric <= (100)::numeric))),
  constraint sales_invoice_rows_group_key_check CHECK ((length(group_key) <= 100)),
  constraint sales_invoice_rows_group_label_check CHECK ((length(group_label) <= 255)),
  constraint sales_invoice_rows_name_check CHECK ((length(name) <= 500)),
  constraint sales_invoice_rows_position_check CHECK (("position" >= 1)),
  constraint sales_invoice_rows_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint sales_invoice_rows_sku_check CHECK ((length(sku) <= 100)),
  constraint sales_invoice_rows_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint sales_invoice_rows_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES sales_invoices(tenant_id, id) ON DELETE CASCADE,
  constraint sales_invoice_rows_tenant_id_invoice_id_position_key UNIQUE (tenant_id, invoice_id, "position") DEFERRABLE,
  constraint sales_invoice_rows_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX sales_invoice_rows_of_item ON public.sales_invoice_rows USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE TRIGGER sales_invoice_rows_gone AFTER DELETE ON public.sales_invoice_rows REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_sales_invoices', 'invoice_id');
CREATE TRIGGER sales_invoice_rows_renamed AFTER UPDATE ON public.sales_invoice_rows REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_sales_invoices', 'invoice_id', 'name', 'sku');
CREATE TRIGGER sales_invoice_rows_searched AFTER INSERT ON public.sales_invoice_rows REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_sales_invoices', 'invoice_id');
alter table sales_invoice_rows enable row level security;
alter table sales_invoice_rows force row level security;
create policy tenant on sales_invoice_rows using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on sales_invoice_rows to prokura_service;
grant delete, insert, select, update on sales_invoice_rows to prokura_worker;

-- sales_invoice_sendings
create table sales_invoice_sendings (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  channel text not null,
  recipients text[] not null,
  subject text collate people,
  message text collate people,
  file_id uuid,
  sent_by uuid,
  sent_at instant not null default portal_now(),
  undelivered text[] not null default '{}'::text[],
  constraint sales_invoice_sendings_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_invoice_sendings_channel_check CHECK ((channel = 'email'::text)),
  constraint sales_invoice_sendings_message_check CHECK ((length(message) <= 5000)),
  constraint sales_invoice_sendings_recipients_check CHECK ((cardinality(recipients) > 0)),
  constraint sales_invoice_sendings_subject_check CHECK ((length(subject) <= 200)),
  constraint sales_invoice_sendings_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint sales_invoice_sendings_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES sales_invoices(tenant_id, id)
);
CREATE INDEX sales_invoice_sendings_of ON public.sales_invoice_sendings USING btree (tenant_id, invoice_id, sent_at);
alter table sales_invoice_sendings enable row level security;
alter table sales_invoice_sendings force row level security;
create policy tenant on sales_invoice_sendings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on sales_invoice_sendings to prokura_service;
grant select, update on sales_invoice_sendings to prokura_worker;

-- sales_invoices
create table sales_invoices (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text collate people,
  title text collate people,
  customer_id uuid,
  seller_profile_id uuid,
  proposal_id uuid,
  proposal_number text,
  requisition_id uuid,
  contract_id uuid,
  contract_rate numeric,
  issue_date date,
  due_date date,
  currency currency not null,
  fx_rate numeric,
  vat_mode text not null,
  custom_requisites jsonb not null default '[]'::jsonb,
  comment text,
  owner_id uuid,
  row_count integer not null default 0,
  net_amount amount not null default 0,
  vat_amount amount not null default 0,
  gross_amount amount not null default 0,
  total_amount amount not null default 0,
  cost_captured_at instant,
  cost_total_amount amount,
  gross_profit_amount amount,
  gross_margin_percent numeric,
  cost_coverage_percent numeric,
  status text not null default 'draft'::text,
  payment_status text not null default 'unpaid'::text,
  paid_amount amount not null default 0,
  reject_reason text,
  cancel_reason text,
  void_reason text,
  submitted_by uuid,
  approved_by uuid,
  approved_at instant,
  issued_by uuid,
  issued_at instant,
  sent_at instant,
  custom_fields jsonb not null default '{}'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  document_file_id uuid,
  terms_text text,
  constraint sales_invoices_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_invoices_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint sales_invoices_check CHECK (((gross_amount)::numeric = ((net_amount)::numeric + (vat_amount)::numeric))),
  constraint sales_invoices_check1 CHECK (((total_amount)::numeric = (gross_amount)::numeric)),
  constraint sales_invoices_check2 CHECK (((status = ANY (ARRAY['issued'::text, 'sent'::text, 'void'::text])) = (number IS NOT NULL))),
  constraint sales_invoices_check3 CHECK (((number IS NULL) = (issue_date IS NULL))),
  constraint sales_invoices_check4 CHECK (((number IS NULL) OR ((customer_id IS NOT NULL) AND (seller_profile_id IS NOT NULL)))),
  constraint sales_invoices_check5 CHECK (((status <> 'void'::text) OR ((paid_amount)::numeric = (0)::numeric))),
  constraint sales_invoices_comment_check CHECK ((length(comment) <= 5000)),
  constraint sales_invoices_contract_rate_check CHECK ((contract_rate > (0)::numeric)),
  constraint sales_invoices_cost_coverage_percent_check CHECK (((cost_coverage_percent >= (0)::numeric) AND (cost_coverage_percent <= (100)::numeric))),
  constraint sales_invoices_fx_rate_check CHECK ((fx_rate > (0)::numeric)),
  constraint sales_invoices_number_check CHECK ((length(number) <= 64)),
  constraint sales_invoices_payment_status_check CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'partially_paid'::text, 'paid'::text, 'overpaid'::text]))),
  constraint sales_invoices_proposal_number_check CHECK ((length(proposal_number) <= 32)),
  constraint sales_invoices_reject_reason_check CHECK ((length(reject_reason) <= 1000)),
  constraint sales_invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending_approval'::text, 'approved'::text, 'issued'::text, 'sent'::text, 'void'::text, 'cancelled'::text]))),
  constraint sales_invoices_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES contracts(tenant_id, id),
  constraint sales_invoices_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES counterparties(tenant_id, id),
  constraint sales_invoices_tenant_id_document_file_id_fkey FOREIGN KEY (tenant_id, document_file_id) REFERENCES files(tenant_id, id),
  constraint sales_invoices_tenant_id_proposal_id_fkey FOREIGN KEY (tenant_id, proposal_id) REFERENCES commercial_proposals(tenant_id, id),
  constraint sales_invoices_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint sales_invoices_tenant_id_seller_profile_id_fkey FOREIGN KEY (tenant_id, seller_profile_id) REFERENCES seller_profiles(tenant_id, id),
  constraint sales_invoices_tenant_id_seller_profile_id_number_key UNIQUE (tenant_id, seller_profile_id, number),
  constraint sales_invoices_terms_text_check CHECK ((length(terms_text) <= 5000)),
  constraint sales_invoices_title_check CHECK ((length(title) <= 300)),
  constraint sales_invoices_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text]))),
  constraint sales_invoices_void_reason_check CHECK ((length(void_reason) <= 1000))
);
CREATE INDEX sales_invoices_by_due_date ON public.sales_invoices USING btree (tenant_id, due_date, id);
CREATE INDEX sales_invoices_by_update ON public.sales_invoices USING btree (tenant_id, updated_at, id);
CREATE INDEX sales_invoices_of_contract ON public.sales_invoices USING btree (tenant_id, contract_id) WHERE (contract_id IS NOT NULL);
CREATE INDEX sales_invoices_of_customer ON public.sales_invoices USING btree (tenant_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX sales_invoices_of_proposal ON public.sales_invoices USING btree (tenant_id, proposal_id) WHERE (proposal_id IS NOT NULL);
CREATE INDEX sales_invoices_of_requisition ON public.sales_invoices USING btree (tenant_id, requisition_id) WHERE (requisition_id IS NOT NULL);
CREATE TRIGGER sales_invoices_gone AFTER DELETE ON public.sales_invoices FOR EACH ROW EXECUTE FUNCTION drop_document();
CREATE TRIGGER sales_invoices_renamed AFTER UPDATE OF title, number, customer_id ON public.sales_invoices FOR EACH ROW WHEN ((((old.title IS DISTINCT FROM new.title) OR (old.number IS DISTINCT FROM new.number)) OR (old.customer_id IS DISTINCT FROM new.customer_id))) EXECUTE FUNCTION keep_sales_invoice();
CREATE TRIGGER sales_invoices_searched AFTER INSERT ON public.sales_invoices FOR EACH ROW EXECUTE FUNCTION keep_sales_invoice();
alter table sales_invoices enable row level security;
alter table sales_invoices force row level security;
create policy directory on sales_invoices for select to prokura_directory using (true);
create policy tenant on sales_invoices using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on sales_invoices to prokura_service;
grant delete, insert, select, update on sales_invoices to prokura_worker;

-- sales_payments
create table sales_payments (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  sales_invoice_id uuid not null,
  amount amount not null,
  currency currency not null,
  fx_rate numeric not null default 1,
  invoice_amount amount not null,
  paid_at date not null,
  method text not null default 'bank'::text,
  source text not null default 'manual'::text,
  external_source text,
  external_payment_id text,
  document_number text,
  comment text,
  status text not null default 'posted'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  deleted_at instant,
  constraint sales_payments_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_payments_amount_check CHECK (((amount)::numeric > (0)::numeric)),
  constraint sales_payments_check CHECK (((external_source IS NULL) = (external_payment_id IS NULL))),
  constraint sales_payments_check1 CHECK (((source = 'manual'::text) OR (external_payment_id IS NOT NULL))),
  constraint sales_payments_check2 CHECK (((status = 'deleted'::text) = (deleted_at IS NOT NULL))),
  constraint sales_payments_comment_check CHECK ((length(comment) <= 1000)),
  constraint sales_payments_document_number_check CHECK ((length(document_number) <= 64)),
  constraint sales_payments_external_payment_id_check CHECK ((length(external_payment_id) <= 200)),
  constraint sales_payments_external_source_check CHECK ((length(external_source) <= 64)),
  constraint sales_payments_fx_rate_check CHECK ((fx_rate > (0)::numeric)),
  constraint sales_payments_method_check CHECK ((method = ANY (ARRAY['bank'::text, 'cash'::text, 'card'::text, 'offset'::text]))),
  constraint sales_payments_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'bank'::text, 'accounting'::text]))),
  constraint sales_payments_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'deleted'::text]))),
  constraint sales_payments_tenant_id_sales_invoice_id_fkey FOREIGN KEY (tenant_id, sales_invoice_id) REFERENCES sales_invoices(tenant_id, id)
);
CREATE INDEX sales_payments_by_update ON public.sales_payments USING btree (tenant_id, updated_at, id);
CREATE INDEX sales_payments_of ON public.sales_payments USING btree (tenant_id, sales_invoice_id, id);
CREATE UNIQUE INDEX sales_payments_once ON public.sales_payments USING btree (tenant_id, external_source, external_payment_id) WHERE ((external_payment_id IS NOT NULL) AND (status = 'posted'::text));
alter table sales_payments enable row level security;
alter table sales_payments force row level security;
create policy tenant on sales_payments using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on sales_payments to prokura_service;
grant insert, select, update on sales_payments to prokura_worker;

-- sample_records
create table sample_records (
  tenant_id uuid not null default tenant_id(),
  entity_type text not null,
  entity_id uuid not null,
  constraint sample_records_pkey PRIMARY KEY (tenant_id, entity_type, entity_id),
  constraint sample_records_entity_type_check CHECK ((length(entity_type) <= 60))
);
alter table sample_records enable row level security;
alter table sample_records force row level security;
create policy tenant on sample_records using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on sample_records to prokura_service;
grant select on sample_records to prokura_worker;

-- sample_sets
create table sample_sets (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  language text not null,
  record_count integer not null,
  numbers jsonb not null default '[]'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  constraint sample_sets_pkey PRIMARY KEY (tenant_id, id),
  constraint sample_sets_language_check CHECK ((language = ANY (ARRAY['ru'::text, 'en'::text]))),
  constraint sample_sets_record_count_check CHECK ((record_count >= 0))
);
CREATE UNIQUE INDEX sample_sets_once ON public.sample_sets USING btree (tenant_id);
alter table sample_sets enable row level security;
alter table sample_sets force row level security;
create policy tenant on sample_sets using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on sample_sets to prokura_service;

-- saved_views
create table saved_views (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  owner_id uuid not null,
  list text not null,
  name text not null,
  is_shared boolean not null default false,
  query text not null,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  constraint saved_views_pkey PRIMARY KEY (tenant_id, id),
  constraint saved_views_list_check CHECK ((list ~ '^[a-z][a-z-]{0,39}$'::text)),
  constraint saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint saved_views_query_check CHECK ((length(query) <= 2000)),
  constraint saved_views_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id)
);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (tenant_id, owner_id, list, lower(name));
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy tenant on saved_views using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on saved_views to prokura_service;

-- schedules
create table schedules (
  name text not null,
  next_at instant not null default now(),
  constraint schedules_pkey PRIMARY KEY (name)
);
grant select on schedules to prokura_directory;
grant insert, select, update on schedules to prokura_worker;

-- schema_migrations
create table schema_migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  works_from integer,
  constraint schema_migrations_pkey PRIMARY KEY (number)
);
grant select on schema_migrations to prokura_directory;

-- scim_tokens
create table scim_tokens (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  provider_id uuid not null,
  digest bytea not null,
  last4 text not null,
  expires_at instant,
  last_used_at instant,
  created_at instant not null default now(),
  created_by uuid,
  constraint scim_tokens_pkey PRIMARY KEY (tenant_id, id),
  constraint scim_tokens_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES identity_providers(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_tokens_digest ON public.scim_tokens USING btree (tenant_id, digest);
CREATE INDEX scim_tokens_of_provider ON public.scim_tokens USING btree (tenant_id, provider_id);
alter table scim_tokens enable row level security;
alter table scim_tokens force row level security;
create policy tenant on scim_tokens using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on scim_tokens to prokura_service;
grant select on scim_tokens to prokura_worker;

-- search_documents
create table search_documents (
  tenant_id uuid not null default tenant_id(),
  record_id uuid not null,
  kind text not null,
  head text collate C not null,
  words bigint[] not null,
  constraint search_documents_pkey PRIMARY KEY (tenant_id, record_id)
);
CREATE INDEX search_documents_by_words ON public.search_documents USING gin (words) WITH (gin_pending_list_limit='256');
alter table search_documents enable row level security;
alter table search_documents force row level security;
create policy searched on search_documents for select to prokura_directory using (true);
create policy tenant on search_documents using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on search_documents to prokura_directory;
grant delete, insert, select, update on search_documents to prokura_service;
grant delete, insert, select, update on search_documents to prokura_worker;

-- search_words
create table search_words (
  tenant_id uuid not null default tenant_id(),
  kind text not null,
  word text collate C not null,
  id bigint not null,
  stem text collate C not null,
  token bigint not null,
  constraint search_words_pkey PRIMARY KEY (tenant_id, kind, word, id)
);
CREATE INDEX search_words_by_pieces ON public.search_words USING gin (((search_pairs(word, search_seed(tenant_id, kind)) || search_slips(stem, search_seed(tenant_id, kind))))) WITH (gin_pending_list_limit='256');
alter table search_words enable row level security;
alter table search_words force row level security;
create policy searched on search_words for select to prokura_directory using (true);
create policy tenant on search_words using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on search_words to prokura_directory;
grant insert, select on search_words to prokura_service;
grant insert, select on search_words to prokura_worker;

-- second_factors
create table second_factors (
  tenant_id uuid not null default tenant_id(),
  user_id uuid not null,
  secret text not null,
  confirmed_at instant,
  last_step bigint not null default 0,
  created_at instant not null default now(),
  constraint second_factors_pkey PRIMARY KEY (tenant_id, user_id),
  constraint second_factors_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE TRIGGER second_factors_touch AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON public.second_factors FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table second_factors enable row level security;
alter table second_factors force row level security;
create policy tenant on second_factors using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on second_factors to prokura_service;

-- seller_profiles
create table seller_profiles (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  name text collate people not null,
  legal_name text not null,
  inn text not null,
  kpp text,
  ogrn text,
  tax_regime text not null default 'osno'::text,
  default_vat_rate text not null default '22'::text,
  legal_address text,
  phone text,
  email text,
  payment_requisites jsonb not null default '[]'::jsonb,
  signatory_name text,
  signatory_position text,
  signatory_basis text,
  accountant_name text,
  invoice_prefix text,
  logo_file_id uuid,
  stamp_file_id uuid,
  signature_file_id uuid,
  is_default boolean not null default false,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  okpo text,
  constraint seller_profiles_pkey PRIMARY KEY (tenant_id, id),
  constraint seller_profiles_inn_check CHECK ((inn ~ '^(\d{10}|\d{12})$'::text)),
  constraint seller_profiles_invoice_prefix_check CHECK ((length(invoice_prefix) <= 10)),
  constraint seller_profiles_kpp_check CHECK ((length(kpp) = 9)),
  constraint seller_profiles_legal_name_check CHECK ((length(legal_name) <= 500)),
  constraint seller_profiles_name_check CHECK ((length(name) <= 200)),
  constraint seller_profiles_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint seller_profiles_tax_regime_check CHECK ((tax_regime = ANY (ARRAY['osno'::text, 'usn_no_vat'::text, 'usn_5'::text, 'usn_7'::text, 'other'::text]))),
  constraint seller_profiles_tenant_id_logo_file_id_fkey FOREIGN KEY (tenant_id, logo_file_id) REFERENCES files(tenant_id, id),
  constraint seller_profiles_tenant_id_signature_file_id_fkey FOREIGN KEY (tenant_id, signature_file_id) REFERENCES files(tenant_id, id),
  constraint seller_profiles_tenant_id_stamp_file_id_fkey FOREIGN KEY (tenant_id, stamp_file_id) REFERENCES files(tenant_id, id)
);
CREATE INDEX seller_profiles_by_update ON public.seller_profiles USING btree (tenant_id, updated_at, id);
CREATE UNIQUE INDEX seller_profiles_default ON public.seller_profiles USING btree (tenant_id) WHERE is_default;
CREATE UNIQUE INDEX seller_profiles_name ON public.seller_profiles USING btree (tenant_id, lower(name)) WHERE (archived_at IS NULL);
alter table seller_profiles enable row level security;
alter table seller_profiles force row level security;
create policy tenant on seller_profiles using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on seller_profiles to prokura_service;
grant select on seller_profiles to prokura_worker;

-- sessions
create table sessions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  client_type text not null default 'browser'::text,
  refresh_hash bytea not null,
  previous_hash bytea,
  refreshed_at instant not null default now(),
  ip inet,
  user_agent text,
  created_at instant not null default now(),
  last_seen_at instant not null default now(),
  expires_at instant not null,
  ended_at instant,
  end_reason text,
  proved_at instant not null default now(),
  second_factor text,
  constraint sessions_pkey PRIMARY KEY (tenant_id, id),
  constraint sessions_client_type_check CHECK ((client_type = ANY (ARRAY['browser'::text, 'native'::text]))),
  constraint sessions_second_factor CHECK ((second_factor = ANY (ARRAY['by_provider'::text, 'owed'::text]))),
  constraint sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sessions_of_user ON public.sessions USING btree (tenant_id, user_id) WHERE (ended_at IS NULL);
CREATE INDEX sessions_over ON public.sessions USING btree (tenant_id, expires_at);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy tenant on sessions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on sessions to prokura_service;
grant delete, select on sessions to prokura_worker;

-- sign_in_domains
create table sign_in_domains (
  tenant_id uuid not null default tenant_id(),
  domain text not null,
  provider_id uuid not null,
  proved_at instant not null default now(),
  constraint sign_in_domains_pkey PRIMARY KEY (tenant_id, domain),
  constraint sign_in_domains_domain_check CHECK ((length(domain) <= 253)),
  constraint sign_in_domains_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES identity_providers(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_in_domains_of_provider ON public.sign_in_domains USING btree (tenant_id, provider_id);
CREATE TRIGGER sign_in_domains_address AFTER INSERT OR DELETE ON public.sign_in_domains FOR EACH ROW EXECUTE FUNCTION keep_address('sign-in domain', 'domain', 'provider_id');
alter table sign_in_domains enable row level security;
alter table sign_in_domains force row level security;
create policy tenant on sign_in_domains using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on sign_in_domains to prokura_service;
grant select on sign_in_domains to prokura_worker;

-- sign_in_journeys
create table sign_in_journeys (
  tenant_id uuid not null default tenant_id(),
  hash bytea not null,
  provider_id uuid not null,
  browser bytea not null,
  nonce text not null,
  verifier_sealed text not null,
  next_page text,
  expires_at instant not null,
  used_at instant,
  constraint sign_in_journeys_pkey PRIMARY KEY (tenant_id, hash),
  constraint sign_in_journeys_next_page_check CHECK ((length(next_page) <= 500)),
  constraint sign_in_journeys_tenant_id_provider_id_fkey FOREIGN KEY (tenant_id, provider_id) REFERENCES identity_providers(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_in_journeys_age ON public.sign_in_journeys USING btree (tenant_id, expires_at);
alter table sign_in_journeys enable row level security;
alter table sign_in_journeys force row level security;
create policy tenant on sign_in_journeys using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on sign_in_journeys to prokura_service;
grant delete, select on sign_in_journeys to prokura_worker;

-- site_exchange_access
create table site_exchange_access (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  address_key text not null,
  login text not null,
  password_digest bytea not null,
  last_login_at instant,
  created_by uuid,
  updated_at instant not null default now(),
  constraint site_exchange_access_pkey PRIMARY KEY (tenant_id, installation_id),
  constraint site_exchange_access_address_key_check CHECK ((address_key ~ '^[0-9A-Za-z_-]{22}$'::text)),
  constraint site_exchange_access_login_check CHECK ((length(login) <= 40)),
  constraint site_exchange_access_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
CREATE TRIGGER site_exchange_access_address AFTER INSERT OR DELETE ON public.site_exchange_access FOR EACH ROW EXECUTE FUNCTION keep_address('site exchange', 'address_key', 'installation_id');
alter table site_exchange_access enable row level security;
alter table site_exchange_access force row level security;
create policy tenant on site_exchange_access using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on site_exchange_access to prokura_service;
grant delete, select on site_exchange_access to prokura_worker;

-- site_exchange_files
create table site_exchange_files (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  session_id uuid not null,
  name text not null,
  kind text not null,
  state text not null default 'receiving'::text,
  bytes bigint not null default 0,
  staged integer not null default 0,
  packages jsonb not null default '[]'::jsonb,
  counts jsonb not null default '{}'::jsonb,
  reason jsonb,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint site_exchange_files_pkey PRIMARY KEY (tenant_id, id),
  constraint site_exchange_files_kind_check CHECK ((kind = ANY (ARRAY['records'::text, 'archive'::text, 'picture'::text]))),
  constraint site_exchange_files_name_check CHECK ((length(name) <= 300)),
  constraint site_exchange_files_state_check CHECK ((state = ANY (ARRAY['receiving'::text, 'applying'::text, 'done'::text, 'failed'::text]))),
  constraint site_exchange_files_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES site_exchange_sessions(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX site_exchange_files_of ON public.site_exchange_files USING btree (tenant_id, session_id, id);
alter table site_exchange_files enable row level security;
alter table site_exchange_files force row level security;
create policy tenant on site_exchange_files using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on site_exchange_files to prokura_service;
grant delete, select on site_exchange_files to prokura_worker;

-- site_exchange_objects
create table site_exchange_objects (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  kind text not null,
  external_id text not null,
  name text not null,
  package_id text,
  digest bytea,
  details jsonb not null default '{}'::jsonb,
  seen_session uuid,
  seen_at instant not null default portal_now(),
  deleted_at instant,
  absent_at instant,
  constraint site_exchange_objects_pkey PRIMARY KEY (tenant_id, installation_id, kind, external_id),
  constraint site_exchange_objects_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES site_exchange_access(tenant_id, installation_id) ON DELETE CASCADE
);
alter table site_exchange_objects enable row level security;
alter table site_exchange_objects force row level security;
create policy tenant on site_exchange_objects using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on site_exchange_objects to prokura_service;
grant delete, select on site_exchange_objects to prokura_worker;

-- site_exchange_orders
create table site_exchange_orders (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  requisition_id uuid not null,
  supplier_id uuid not null,
  revision integer not null default 0,
  offered_digest bytea,
  offered_session uuid,
  told_digest bytea,
  told_at instant,
  withdrawn boolean not null default false,
  outside_number text,
  outside_date text,
  outside_status text,
  constraint site_exchange_orders_pkey PRIMARY KEY (tenant_id, id),
  constraint site_exchange_orders_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES site_exchange_access(tenant_id, installation_id) ON DELETE CASCADE,
  constraint site_exchange_orders_tenant_id_installation_id_requisition__key UNIQUE (tenant_id, installation_id, requisition_id, supplier_id)
);
alter table site_exchange_orders enable row level security;
alter table site_exchange_orders force row level security;
create policy tenant on site_exchange_orders using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on site_exchange_orders to prokura_service;
grant delete, select on site_exchange_orders to prokura_worker;

-- site_exchange_parts
create table site_exchange_parts (
  tenant_id uuid not null default tenant_id(),
  file_id uuid not null,
  n integer not null,
  storage_key text not null,
  bytes bigint not null,
  sha256 text not null,
  constraint site_exchange_parts_pkey PRIMARY KEY (tenant_id, file_id, n),
  constraint site_exchange_parts_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES site_exchange_files(tenant_id, id) ON DELETE CASCADE
);
alter table site_exchange_parts enable row level security;
alter table site_exchange_parts force row level security;
create policy tenant on site_exchange_parts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on site_exchange_parts to prokura_service;
grant delete, select on site_exchange_parts to prokura_worker;

-- site_exchange_records
create table site_exchange_records (
  tenant_id uuid not null default tenant_id(),
  session_id uuid not null,
  file_id uuid not null,
  n integer not null,
  kind text not null,
  rank integer not null,
  external_id text,
  data jsonb not null,
  state text not null default 'staged'::text,
  reason jsonb,
  constraint site_exchange_records_pkey PRIMARY KEY (tenant_id, file_id, n),
  constraint site_exchange_records_state_check CHECK ((state = ANY (ARRAY['staged'::text, 'applied'::text, 'unchanged'::text, 'waiting'::text, 'refused'::text]))),
  constraint site_exchange_records_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES site_exchange_files(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX site_exchange_records_staged ON public.site_exchange_records USING btree (tenant_id, session_id, rank, file_id, n) WHERE (state = 'staged'::text);
CREATE INDEX site_exchange_records_waiting ON public.site_exchange_records USING btree (tenant_id, session_id) WHERE (state = 'waiting'::text);
alter table site_exchange_records enable row level security;
alter table site_exchange_records force row level security;
create policy tenant on site_exchange_records using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on site_exchange_records to prokura_service;
grant delete, select on site_exchange_records to prokura_worker;

-- site_exchange_sessions
create table site_exchange_sessions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  cookie_digest bytea not null,
  started_at instant not null default now(),
  seen_at instant not null default now(),
  ended_at instant,
  constraint site_exchange_sessions_pkey PRIMARY KEY (tenant_id, id),
  constraint site_exchange_sessions_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES site_exchange_access(tenant_id, installation_id) ON DELETE CASCADE
);
CREATE INDEX site_exchange_sessions_by_age ON public.site_exchange_sessions USING btree (tenant_id, installation_id, started_at);
CREATE INDEX site_exchange_sessions_by_cookie ON public.site_exchange_sessions USING btree (tenant_id, cookie_digest);
alter table site_exchange_sessions enable row level security;
alter table site_exchange_sessions force row level security;
create policy tenant on site_exchange_sessions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on site_exchange_sessions to prokura_service;
grant delete, select on site_exchange_sessions to prokura_worker;

-- spent_challenges
create table spent_challenges (
  digest bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_challenges_pkey PRIMARY KEY (digest)
);
CREATE INDEX spent_challenges_over ON public.spent_challenges USING btree (expires_at);
grant delete, insert, select on spent_challenges to prokura_directory;

-- stock_balances
create table stock_balances (
  tenant_id uuid not null default tenant_id(),
  warehouse_id uuid not null,
  catalog_item_id uuid not null,
  on_hand signed_decimal not null default 0,
  reserved measure not null default 0,
  average_cost price,
  currency currency,
  movements integer not null default 0,
  last_at instant,
  updated_at instant not null default portal_now(),
  constraint stock_balances_pkey PRIMARY KEY (tenant_id, warehouse_id, catalog_item_id),
  constraint stock_balances_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint stock_balances_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX stock_balances_of_item ON public.stock_balances USING btree (tenant_id, catalog_item_id);
CREATE INDEX stock_balances_short ON public.stock_balances USING btree (tenant_id) WHERE ((reserved)::numeric > (on_hand)::numeric);
alter table stock_balances enable row level security;
alter table stock_balances force row level security;
create policy tenant on stock_balances using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on stock_balances to prokura_service;
grant insert, select, update on stock_balances to prokura_worker;

-- stock_count_lines
create table stock_count_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  count_id uuid not null,
  warehouse_id uuid not null,
  catalog_item_id uuid not null,
  name text collate people not null,
  sku text,
  uom text not null,
  expected_quantity signed_decimal not null,
  is_found boolean not null default false,
  counted_quantity measure,
  counted_at instant,
  counted_by uuid,
  note text,
  is_open boolean not null default true,
  moved_quantity signed_decimal,
  difference signed_decimal,
  movement_id uuid,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint stock_count_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_count_lines_check CHECK (((counted_quantity IS NULL) = (counted_at IS NULL))),
  constraint stock_count_lines_name_check CHECK ((length(name) <= 500)),
  constraint stock_count_lines_note_check CHECK ((length(note) <= 500)),
  constraint stock_count_lines_sku_check CHECK ((length(sku) <= 100)),
  constraint stock_count_lines_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint stock_count_lines_tenant_id_count_id_catalog_item_id_key UNIQUE (tenant_id, count_id, catalog_item_id),
  constraint stock_count_lines_tenant_id_count_id_fkey FOREIGN KEY (tenant_id, count_id) REFERENCES stock_counts(tenant_id, id),
  constraint stock_count_lines_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX stock_count_lines_by_name ON public.stock_count_lines USING btree (tenant_id, count_id, name, id);
CREATE INDEX stock_count_lines_of_item ON public.stock_count_lines USING btree (tenant_id, catalog_item_id);
CREATE UNIQUE INDEX stock_count_lines_open ON public.stock_count_lines USING btree (tenant_id, warehouse_id, catalog_item_id) WHERE is_open;
alter table stock_count_lines enable row level security;
alter table stock_count_lines force row level security;
create policy tenant on stock_count_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on stock_count_lines to prokura_service;
grant insert, select, update on stock_count_lines to prokura_worker;

-- stock_counts
create table stock_counts (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  warehouse_id uuid not null,
  category_id uuid,
  is_blind boolean not null default false,
  comment text,
  status text not null default 'counting'::text,
  posted_at instant,
  posted_by uuid,
  cancel_reason text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint stock_counts_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_counts_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint stock_counts_check CHECK (((status = 'posted'::text) = (posted_at IS NOT NULL))),
  constraint stock_counts_comment_check CHECK ((length(comment) <= 1000)),
  constraint stock_counts_number_check CHECK ((length(number) <= 32)),
  constraint stock_counts_status_check CHECK ((status = ANY (ARRAY['counting'::text, 'posted'::text, 'cancelled'::text]))),
  constraint stock_counts_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint stock_counts_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX stock_counts_by_update ON public.stock_counts USING btree (tenant_id, updated_at, id);
CREATE INDEX stock_counts_of_warehouse ON public.stock_counts USING btree (tenant_id, warehouse_id, id);
alter table stock_counts enable row level security;
alter table stock_counts force row level security;
create policy tenant on stock_counts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on stock_counts to prokura_service;
grant select, update on stock_counts to prokura_worker;

-- stock_movements
create table stock_movements (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  catalog_item_id uuid not null,
  warehouse_id uuid not null,
  seq integer not null,
  type text not null,
  quantity signed_decimal not null,
  unit_cost price,
  currency currency,
  reason text,
  comment text,
  source_entity_type text,
  source_entity_id uuid,
  occurred_at instant not null default portal_now(),
  reverses_id uuid,
  balance_after signed_decimal not null,
  created_at instant not null default portal_now(),
  created_by uuid,
  issued_to text,
  constraint stock_movements_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_movements_comment_check CHECK ((length(comment) <= 5000)),
  constraint stock_movements_issued_to_check CHECK ((length(issued_to) <= 200)),
  constraint stock_movements_quantity_check CHECK (((quantity)::numeric <> (0)::numeric)),
  constraint stock_movements_reason_check CHECK ((reason = ANY (ARRAY['inventory'::text, 'damage'::text, 'loss'::text, 'found'::text, 'correction'::text, 'other'::text]))),
  constraint stock_movements_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint stock_movements_tenant_id_reverses_id_fkey FOREIGN KEY (tenant_id, reverses_id) REFERENCES stock_movements(tenant_id, id),
  constraint stock_movements_tenant_id_warehouse_id_catalog_item_id_seq_key UNIQUE (tenant_id, warehouse_id, catalog_item_id, seq),
  constraint stock_movements_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id),
  constraint stock_movements_type_check CHECK ((type = ANY (ARRAY['initial'::text, 'receipt'::text, 'issue'::text, 'transfer_out'::text, 'transfer_in'::text, 'adjustment'::text, 'return_to_supplier'::text, 'reversal'::text])))
);
CREATE INDEX stock_movements_of_balance ON public.stock_movements USING btree (tenant_id, warehouse_id, catalog_item_id, occurred_at, seq);
CREATE INDEX stock_movements_of_item ON public.stock_movements USING btree (tenant_id, catalog_item_id, occurred_at, seq, id);
CREATE INDEX stock_movements_of_source ON public.stock_movements USING btree (tenant_id, source_entity_id) WHERE (source_entity_id IS NOT NULL);
CREATE UNIQUE INDEX stock_movements_reversed_once ON public.stock_movements USING btree (tenant_id, reverses_id) WHERE (reverses_id IS NOT NULL);
alter table stock_movements enable row level security;
alter table stock_movements force row level security;
create policy tenant on stock_movements using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on stock_movements to prokura_service;
grant insert, select on stock_movements to prokura_worker;

-- stock_receipt_lines
create table stock_receipt_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  receipt_id uuid not null,
  line_id uuid not null,
  supplier_id uuid,
  allocation_id uuid,
  invoice_line_id uuid,
  quantity measure not null,
  rejected_quantity measure not null default 0,
  reject_reason text,
  unit_cost price,
  currency currency,
  batch_number text,
  expires_on date,
  movement_id uuid,
  outside_stock text,
  returned_quantity measure not null default 0,
  constraint stock_receipt_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_receipt_lines_batch_number_check CHECK ((length(batch_number) <= 100)),
  constraint stock_receipt_lines_check CHECK ((((quantity)::numeric > (0)::numeric) OR ((rejected_quantity)::numeric > (0)::numeric))),
  constraint stock_receipt_lines_check1 CHECK ((((rejected_quantity)::numeric = (0)::numeric) OR (reject_reason IS NOT NULL))),
  constraint stock_receipt_lines_outside_stock_check CHECK ((outside_stock = ANY (ARRAY['service'::text, 'chosen'::text]))),
  constraint stock_receipt_lines_reject_reason_check CHECK ((length(reject_reason) <= 1000)),
  constraint stock_receipt_lines_returned CHECK (((returned_quantity)::numeric <= (quantity)::numeric)),
  constraint stock_receipt_lines_tenant_id_allocation_id_fkey FOREIGN KEY (tenant_id, allocation_id) REFERENCES requisition_allocations(tenant_id, id),
  constraint stock_receipt_lines_tenant_id_line_id_fkey FOREIGN KEY (tenant_id, line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint stock_receipt_lines_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES stock_receipts(tenant_id, id),
  constraint stock_receipt_lines_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
CREATE INDEX stock_receipt_lines_of ON public.stock_receipt_lines USING btree (tenant_id, receipt_id);
CREATE INDEX stock_receipt_lines_of_allocation ON public.stock_receipt_lines USING btree (tenant_id, allocation_id) WHERE (allocation_id IS NOT NULL);
CREATE INDEX stock_receipt_lines_of_invoice_line ON public.stock_receipt_lines USING btree (tenant_id, invoice_line_id) WHERE (invoice_line_id IS NOT NULL);
CREATE INDEX stock_receipt_lines_of_line ON public.stock_receipt_lines USING btree (tenant_id, line_id);
alter table stock_receipt_lines enable row level security;
alter table stock_receipt_lines force row level security;
create policy tenant on stock_receipt_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on stock_receipt_lines to prokura_service;
grant insert, select, update on stock_receipt_lines to prokura_worker;

-- stock_receipts
create table stock_receipts (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  requisition_id uuid not null,
  warehouse_id uuid not null,
  received_at instant not null,
  delivery_batch_id uuid,
  comment text,
  status text not null default 'posted'::text,
  reverse_reason text,
  reversed_at instant,
  reversed_by uuid,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  constraint stock_receipts_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_receipts_check CHECK (((status = 'reversed'::text) = (reversed_at IS NOT NULL))),
  constraint stock_receipts_comment_check CHECK ((length(comment) <= 1000)),
  constraint stock_receipts_of_own_batch FOREIGN KEY (tenant_id, delivery_batch_id, requisition_id) REFERENCES delivery_batches(tenant_id, id, requisition_id) NOT VALID,
  constraint stock_receipts_reverse_reason_check CHECK ((length(reverse_reason) <= 1000)),
  constraint stock_receipts_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'reversed'::text]))),
  constraint stock_receipts_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint stock_receipts_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint stock_receipts_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX stock_receipts_by_arrival ON public.stock_receipts USING btree (tenant_id, received_at) WHERE (status = 'posted'::text);
CREATE INDEX stock_receipts_by_update ON public.stock_receipts USING btree (tenant_id, updated_at, id);
CREATE INDEX stock_receipts_of ON public.stock_receipts USING btree (tenant_id, requisition_id, id);
CREATE INDEX stock_receipts_of_batch ON public.stock_receipts USING btree (tenant_id, delivery_batch_id) WHERE (delivery_batch_id IS NOT NULL);
alter table stock_receipts enable row level security;
alter table stock_receipts force row level security;
create policy tenant on stock_receipts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on stock_receipts to prokura_service;
grant insert, select, update on stock_receipts to prokura_worker;

-- stock_reservations
create table stock_reservations (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  requisition_id uuid not null,
  line_id uuid not null,
  warehouse_id uuid not null,
  catalog_item_id uuid not null,
  name text collate people not null,
  sku text,
  uom text not null,
  quantity measure not null,
  issued_quantity measure not null default 0,
  held_quantity measure not null,
  expires_at instant,
  comment text,
  status text not null default 'active'::text,
  release_reason text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint stock_reservations_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_reservations_check CHECK (((issued_quantity)::numeric <= (quantity)::numeric)),
  constraint stock_reservations_check1 CHECK (((status = 'active'::text) OR ((held_quantity)::numeric = (0)::numeric))),
  constraint stock_reservations_check2 CHECK (((status = 'released'::text) = (release_reason IS NOT NULL))),
  constraint stock_reservations_comment_check CHECK ((length(comment) <= 1000)),
  constraint stock_reservations_name_check CHECK ((length(name) <= 500)),
  constraint stock_reservations_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint stock_reservations_release_reason_check CHECK ((release_reason = ANY (ARRAY['by_hand'::text, 'expired'::text, 'requisition_ended'::text, 'line_changed'::text]))),
  constraint stock_reservations_sku_check CHECK ((length(sku) <= 100)),
  constraint stock_reservations_status_check CHECK ((status = ANY (ARRAY['active'::text, 'issued'::text, 'released'::text]))),
  constraint stock_reservations_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint stock_reservations_tenant_id_line_id_fkey FOREIGN KEY (tenant_id, line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint stock_reservations_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint stock_reservations_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX stock_reservations_by_update ON public.stock_reservations USING btree (tenant_id, updated_at, id);
CREATE INDEX stock_reservations_of_item ON public.stock_reservations USING btree (tenant_id, catalog_item_id);
CREATE INDEX stock_reservations_of_line ON public.stock_reservations USING btree (tenant_id, line_id);
CREATE INDEX stock_reservations_of_requisition ON public.stock_reservations USING btree (tenant_id, requisition_id, id);
CREATE INDEX stock_reservations_of_warehouse ON public.stock_reservations USING btree (tenant_id, warehouse_id, id);
alter table stock_reservations enable row level security;
alter table stock_reservations force row level security;
create policy tenant on stock_reservations using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on stock_reservations to prokura_service;
grant select, update on stock_reservations to prokura_worker;

-- supplier_categories
create table supplier_categories (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  supplier_id uuid not null,
  category_id uuid not null,
  created_at instant not null default portal_now(),
  created_by uuid,
  constraint supplier_categories_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_categories_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES catalog_categories(tenant_id, id),
  constraint supplier_categories_tenant_id_supplier_id_category_id_key UNIQUE (tenant_id, supplier_id, category_id),
  constraint supplier_categories_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
alter table supplier_categories enable row level security;
alter table supplier_categories force row level security;
create policy tenant on supplier_categories using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_categories to prokura_service;
grant delete, insert, select, update on supplier_categories to prokura_worker;

-- supplier_items
create table supplier_items (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  catalog_item_id uuid not null,
  supplier_id uuid not null,
  is_manual boolean not null default false,
  manual_price price,
  manual_currency currency,
  manual_comment text,
  manual_at instant,
  sources text[] not null default '{}'::text[],
  last_price price,
  last_currency currency,
  last_at instant,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint supplier_items_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_items_check CHECK (((manual_price IS NULL) = (manual_currency IS NULL))),
  constraint supplier_items_check1 CHECK ((is_manual OR (manual_price IS NULL))),
  constraint supplier_items_manual_comment_check CHECK ((length(manual_comment) <= 1000)),
  constraint supplier_items_sources_check CHECK ((sources <@ ARRAY['price_list'::text, 'quote'::text, 'accepted_quote'::text, 'invoice'::text, 'receipt'::text, 'import'::text, 'integration'::text])),
  constraint supplier_items_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint supplier_items_tenant_id_catalog_item_id_supplier_id_key UNIQUE (tenant_id, catalog_item_id, supplier_id),
  constraint supplier_items_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
CREATE INDEX supplier_items_of_supplier ON public.supplier_items USING btree (tenant_id, supplier_id, catalog_item_id);
CREATE TRIGGER supplier_items_gone AFTER DELETE ON public.supplier_items REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_catalog_items', 'catalog_item_id');
CREATE TRIGGER supplier_items_moved AFTER UPDATE OF catalog_item_id ON public.supplier_items FOR EACH ROW WHEN ((old.catalog_item_id IS DISTINCT FROM new.catalog_item_id)) EXECUTE FUNCTION keep_moved_item();
CREATE TRIGGER supplier_items_searched AFTER INSERT ON public.supplier_items REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_suppliers();
alter table supplier_items enable row level security;
alter table supplier_items force row level security;
create policy tenant on supplier_items using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_items to prokura_service;
grant delete, insert, select, update on supplier_items to prokura_worker;

-- supplier_qualifications
create table supplier_qualifications (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  counterparty_id uuid not null,
  category_ids uuid[] not null default '{}'::uuid[],
  status text not null default 'asked'::text,
  valid_until date,
  documents jsonb not null default '[]'::jsonb,
  ends_on date,
  told_days integer,
  responsible_id uuid,
  comment text collate people,
  reason text collate people,
  decided_at instant,
  decided_by uuid,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint supplier_qualifications_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_qualifications_comment_check CHECK ((length(comment) <= 2000)),
  constraint supplier_qualifications_reason_check CHECK ((length(reason) <= 1000)),
  constraint supplier_qualifications_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'approved'::text, 'refused'::text, 'suspended'::text, 'expired'::text]))),
  constraint supplier_qualifications_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id)
);
CREATE INDEX supplier_qualifications_by_update ON public.supplier_qualifications USING btree (tenant_id, updated_at, id);
CREATE INDEX supplier_qualifications_ending ON public.supplier_qualifications USING btree (ends_on) WHERE ((status = ANY (ARRAY['approved'::text, 'suspended'::text])) AND (ends_on IS NOT NULL));
CREATE INDEX supplier_qualifications_of_counterparty ON public.supplier_qualifications USING btree (tenant_id, counterparty_id, id);
alter table supplier_qualifications enable row level security;
alter table supplier_qualifications force row level security;
create policy directory on supplier_qualifications for select to prokura_directory using (true);
create policy tenant on supplier_qualifications using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on supplier_qualifications to prokura_service;
grant select, update on supplier_qualifications to prokura_worker;

-- supplier_quote_lines
create table supplier_quote_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  quote_id uuid not null,
  n integer not null,
  position integer not null,
  rfq_item_id uuid,
  requisition_line_id uuid,
  name text collate people not null,
  catalog_item_id uuid,
  quoted boolean not null default true,
  unavailable_reason text,
  price price,
  is_free boolean not null default false,
  price_tiers jsonb not null default '[]'::jsonb,
  quantity_offered measure,
  quantity measure,
  uom text not null,
  factor_to_base numeric,
  moq measure,
  pack_quantity measure,
  vat_rate text,
  discount_percent percent not null default 0,
  delivery_date date,
  delivery_days integer,
  analog jsonb,
  supplier_sku text,
  country_of_origin text,
  comment text,
  net amount,
  vat amount,
  gross amount,
  constraint supplier_quote_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_quote_lines_check CHECK (((rfq_item_id IS NOT NULL) OR (requisition_line_id IS NOT NULL))),
  constraint supplier_quote_lines_comment_check CHECK ((length(comment) <= 2000)),
  constraint supplier_quote_lines_delivery_days_check CHECK (((delivery_days >= 0) AND (delivery_days <= 3650))),
  constraint supplier_quote_lines_discount_percent_check CHECK ((((discount_percent)::numeric >= (0)::numeric) AND ((discount_percent)::numeric <= (100)::numeric))),
  constraint supplier_quote_lines_factor_to_base_check CHECK ((factor_to_base > (0)::numeric)),
  constraint supplier_quote_lines_name_check CHECK ((length(name) <= 500)),
  constraint supplier_quote_lines_supplier_sku_check CHECK ((length(supplier_sku) <= 100)),
  constraint supplier_quote_lines_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint supplier_quote_lines_tenant_id_quote_id_n_fkey FOREIGN KEY (tenant_id, quote_id, n) REFERENCES supplier_quote_versions(tenant_id, quote_id, n) ON DELETE CASCADE,
  constraint supplier_quote_lines_tenant_id_quote_id_n_position_key UNIQUE (tenant_id, quote_id, n, "position"),
  constraint supplier_quote_lines_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint supplier_quote_lines_tenant_id_rfq_item_id_fkey FOREIGN KEY (tenant_id, rfq_item_id) REFERENCES supplier_rfq_items(tenant_id, id),
  constraint supplier_quote_lines_unavailable_reason_check CHECK ((length(unavailable_reason) <= 1000)),
  constraint supplier_quote_lines_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['none'::text, '0'::text, '5'::text, '7'::text, '10'::text, '20'::text, '22'::text])))
);
CREATE INDEX supplier_quote_lines_of_catalog_item ON public.supplier_quote_lines USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE INDEX supplier_quote_lines_of_item ON public.supplier_quote_lines USING btree (tenant_id, rfq_item_id) WHERE (rfq_item_id IS NOT NULL);
CREATE INDEX supplier_quote_lines_of_line ON public.supplier_quote_lines USING btree (tenant_id, requisition_line_id) WHERE (requisition_line_id IS NOT NULL);
alter table supplier_quote_lines enable row level security;
alter table supplier_quote_lines force row level security;
create policy tenant on supplier_quote_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_quote_lines to prokura_service;
grant insert, select, update on supplier_quote_lines to prokura_worker;

-- supplier_quote_versions
create table supplier_quote_versions (
  tenant_id uuid not null default tenant_id(),
  quote_id uuid not null,
  n integer not null,
  rfq_revision integer,
  document_date date,
  currency currency not null,
  vat_mode text not null,
  valid_until date,
  delivery_days integer,
  delivery_terms text,
  payment_terms text,
  prepayment_percent percent,
  extra_costs jsonb not null default '[]'::jsonb,
  comment text,
  stated_total amount,
  net amount,
  vat amount,
  gross amount,
  submitted_by jsonb,
  submitted_by_user uuid,
  at instant not null default portal_now(),
  constraint supplier_quote_versions_pkey PRIMARY KEY (tenant_id, quote_id, n),
  constraint supplier_quote_versions_comment_check CHECK ((length(comment) <= 5000)),
  constraint supplier_quote_versions_delivery_days_check CHECK (((delivery_days >= 0) AND (delivery_days <= 3650))),
  constraint supplier_quote_versions_delivery_terms_check CHECK ((length(delivery_terms) <= 2000)),
  constraint supplier_quote_versions_n_check CHECK ((n >= 0)),
  constraint supplier_quote_versions_payment_terms_check CHECK ((length(payment_terms) <= 2000)),
  constraint supplier_quote_versions_prepayment_percent_check CHECK ((((prepayment_percent)::numeric >= (0)::numeric) AND ((prepayment_percent)::numeric <= (100)::numeric))),
  constraint supplier_quote_versions_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES supplier_quotes(tenant_id, id) ON DELETE CASCADE,
  constraint supplier_quote_versions_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])))
);
alter table supplier_quote_versions enable row level security;
alter table supplier_quote_versions force row level security;
create policy tenant on supplier_quote_versions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_quote_versions to prokura_service;
grant delete, insert, select on supplier_quote_versions to prokura_worker;

-- supplier_quotes
create table supplier_quotes (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  rfq_id uuid,
  requisition_id uuid,
  recipient_id uuid,
  supplier_id uuid not null,
  counterparty_id uuid not null,
  source text not null,
  status text not null default 'draft'::text,
  current_version integer not null default 0,
  revising boolean not null default false,
  needs_reconfirmation boolean not null default false,
  external_number text,
  internal_score measure,
  comment text,
  reject_reason text,
  currency currency not null,
  total_gross amount,
  valid_until date,
  submitted_at instant,
  draft_version integer not null default 0,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint supplier_quotes_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_quotes_check CHECK (((rfq_id IS NOT NULL) OR (requisition_id IS NOT NULL))),
  constraint supplier_quotes_comment_check CHECK ((length(comment) <= 5000)),
  constraint supplier_quotes_external_number_check CHECK ((length(external_number) <= 64)),
  constraint supplier_quotes_internal_score_check CHECK ((((internal_score)::numeric >= (0)::numeric) AND ((internal_score)::numeric <= (10)::numeric))),
  constraint supplier_quotes_number_check CHECK ((length(number) <= 32)),
  constraint supplier_quotes_reject_reason_check CHECK ((length(reject_reason) <= 1000)),
  constraint supplier_quotes_source_check CHECK ((source = ANY (ARRAY['supplier_link'::text, 'manual'::text, 'import'::text, 'mail'::text, 'api'::text]))),
  constraint supplier_quotes_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'partially_accepted'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint supplier_quotes_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint supplier_quotes_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint supplier_quotes_tenant_id_recipient_id_fkey FOREIGN KEY (tenant_id, recipient_id) REFERENCES supplier_rfq_recipients(tenant_id, id),
  constraint supplier_quotes_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint supplier_quotes_tenant_id_rfq_id_fkey FOREIGN KEY (tenant_id, rfq_id) REFERENCES supplier_rfqs(tenant_id, id),
  constraint supplier_quotes_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
CREATE INDEX supplier_quotes_by_creation ON public.supplier_quotes USING btree (tenant_id, created_at, id);
CREATE INDEX supplier_quotes_by_status ON public.supplier_quotes USING btree (tenant_id, status, updated_at, id);
CREATE INDEX supplier_quotes_by_submission ON public.supplier_quotes USING btree (tenant_id, submitted_at) WHERE (submitted_at IS NOT NULL);
CREATE INDEX supplier_quotes_by_update ON public.supplier_quotes USING btree (tenant_id, updated_at, id);
CREATE INDEX supplier_quotes_ending ON public.supplier_quotes USING btree (valid_until, tenant_id) WHERE (status = 'submitted'::text);
CREATE INDEX supplier_quotes_of_recipient ON public.supplier_quotes USING btree (tenant_id, recipient_id) WHERE (recipient_id IS NOT NULL);
CREATE INDEX supplier_quotes_of_requisition ON public.supplier_quotes USING btree (tenant_id, requisition_id, id) WHERE (requisition_id IS NOT NULL);
CREATE INDEX supplier_quotes_of_rfq ON public.supplier_quotes USING btree (tenant_id, rfq_id, id) WHERE (rfq_id IS NOT NULL);
CREATE INDEX supplier_quotes_of_supplier ON public.supplier_quotes USING btree (tenant_id, supplier_id, id);
CREATE UNIQUE INDEX supplier_quotes_once ON public.supplier_quotes USING btree (tenant_id, rfq_id, supplier_id) WHERE ((rfq_id IS NOT NULL) AND (status <> 'withdrawn'::text));
CREATE TRIGGER supplier_quotes_gone AFTER DELETE ON public.supplier_quotes FOR EACH ROW EXECUTE FUNCTION drop_document();
CREATE TRIGGER supplier_quotes_renumbered AFTER UPDATE OF number, external_number, counterparty_id ON public.supplier_quotes FOR EACH ROW WHEN ((((old.number IS DISTINCT FROM new.number) OR (old.external_number IS DISTINCT FROM new.external_number)) OR (old.counterparty_id IS DISTINCT FROM new.counterparty_id))) EXECUTE FUNCTION keep_supplier_quote();
CREATE TRIGGER supplier_quotes_searched AFTER INSERT ON public.supplier_quotes FOR EACH ROW EXECUTE FUNCTION keep_supplier_quote();
alter table supplier_quotes enable row level security;
alter table supplier_quotes force row level security;
create policy directory on supplier_quotes for select to prokura_directory using (true);
create policy tenant on supplier_quotes using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_quotes to prokura_service;
grant insert, select, update on supplier_quotes to prokura_worker;

-- supplier_return_lines
create table supplier_return_lines (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  return_id uuid not null,
  receipt_line_id uuid not null,
  line_id uuid not null,
  catalog_item_id uuid,
  position integer not null,
  name text not null,
  sku text,
  uom text not null,
  quantity measure not null,
  price price,
  vat_rate text,
  gross_amount amount,
  movement_id uuid,
  constraint supplier_return_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_return_lines_name_check CHECK ((length(name) <= 500)),
  constraint supplier_return_lines_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint supplier_return_lines_sku_check CHECK ((length(sku) <= 100)),
  constraint supplier_return_lines_tenant_id_line_id_fkey FOREIGN KEY (tenant_id, line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint supplier_return_lines_tenant_id_receipt_line_id_fkey FOREIGN KEY (tenant_id, receipt_line_id) REFERENCES stock_receipt_lines(tenant_id, id),
  constraint supplier_return_lines_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES supplier_returns(tenant_id, id)
);
CREATE INDEX supplier_return_lines_of ON public.supplier_return_lines USING btree (tenant_id, return_id, "position");
CREATE INDEX supplier_return_lines_of_receipt_line ON public.supplier_return_lines USING btree (tenant_id, receipt_line_id);
CREATE TRIGGER supplier_return_lines_searched AFTER INSERT ON public.supplier_return_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_supplier_returns', 'return_id');
alter table supplier_return_lines enable row level security;
alter table supplier_return_lines force row level security;
create policy tenant on supplier_return_lines using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on supplier_return_lines to prokura_service;
grant insert, select on supplier_return_lines to prokura_worker;

-- supplier_returns
create table supplier_returns (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  receipt_id uuid not null,
  requisition_id uuid not null,
  supplier_id uuid not null,
  counterparty_id uuid not null,
  warehouse_id uuid not null,
  returned_at instant not null,
  reason text not null,
  comment text,
  expects_replacement boolean not null default false,
  currency currency not null,
  amount amount,
  status text not null default 'awaiting_credit'::text,
  credit_number text,
  credit_date date,
  credit_amount amount,
  cancel_reason text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  credit_used amount not null default 0.00,
  constraint supplier_returns_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_returns_amount_check CHECK (((amount)::numeric >= (0)::numeric)),
  constraint supplier_returns_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint supplier_returns_check CHECK (((status = 'credited'::text) = (credit_number IS NOT NULL))),
  constraint supplier_returns_check1 CHECK (((credit_number IS NULL) = (credit_amount IS NULL))),
  constraint supplier_returns_comment_check CHECK ((length(comment) <= 1000)),
  constraint supplier_returns_credit_amount_check CHECK (((credit_amount)::numeric > (0)::numeric)),
  constraint supplier_returns_credit_number_check CHECK ((length(credit_number) <= 64)),
  constraint supplier_returns_credit_used CHECK ((((credit_used)::numeric >= (0)::numeric) AND ((credit_used)::numeric <= COALESCE((credit_amount)::numeric, (0)::numeric)))),
  constraint supplier_returns_number_check CHECK ((length(number) <= 32)),
  constraint supplier_returns_reason_check CHECK ((reason = ANY (ARRAY['defective'::text, 'damaged'::text, 'wrong_item'::text, 'surplus'::text, 'expired'::text, 'other'::text]))),
  constraint supplier_returns_status_check CHECK ((status = ANY (ARRAY['awaiting_credit'::text, 'credited'::text, 'cancelled'::text]))),
  constraint supplier_returns_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint supplier_returns_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint supplier_returns_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES stock_receipts(tenant_id, id),
  constraint supplier_returns_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint supplier_returns_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id)
);
CREATE INDEX supplier_returns_by_update ON public.supplier_returns USING btree (tenant_id, updated_at, id);
CREATE INDEX supplier_returns_of_counterparty ON public.supplier_returns USING btree (tenant_id, counterparty_id, id);
CREATE INDEX supplier_returns_of_receipt ON public.supplier_returns USING btree (tenant_id, receipt_id);
CREATE INDEX supplier_returns_of_requisition ON public.supplier_returns USING btree (tenant_id, requisition_id, id);
CREATE TRIGGER supplier_returns_renamed AFTER UPDATE OF credit_number ON public.supplier_returns FOR EACH ROW WHEN ((old.credit_number IS DISTINCT FROM new.credit_number)) EXECUTE FUNCTION keep_supplier_return();
CREATE TRIGGER supplier_returns_searched AFTER INSERT ON public.supplier_returns FOR EACH ROW EXECUTE FUNCTION keep_supplier_return();
alter table supplier_returns enable row level security;
alter table supplier_returns force row level security;
create policy tenant on supplier_returns using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on supplier_returns to prokura_service;
grant select, update on supplier_returns to prokura_worker;

-- supplier_rfq_items
create table supplier_rfq_items (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  rfq_id uuid not null,
  position integer not null,
  requisition_line_id uuid,
  catalog_item_id uuid,
  name text collate people not null,
  specification text,
  quantity measure not null,
  uom text not null default '796'::text,
  factor_to_base numeric not null default 1,
  required_at date,
  target_price price,
  product_fields jsonb not null default '{}'::jsonb,
  changed_in integer not null default 1,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint supplier_rfq_items_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_rfq_items_factor_to_base_check CHECK ((factor_to_base > (0)::numeric)),
  constraint supplier_rfq_items_name_check CHECK ((length(name) <= 500)),
  constraint supplier_rfq_items_position_check CHECK (("position" >= 1)),
  constraint supplier_rfq_items_quantity_check CHECK (((quantity)::numeric > (0)::numeric)),
  constraint supplier_rfq_items_specification_check CHECK ((length(specification) <= 5000)),
  constraint supplier_rfq_items_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint supplier_rfq_items_tenant_id_requisition_line_id_fkey FOREIGN KEY (tenant_id, requisition_line_id) REFERENCES requisition_lines(tenant_id, id),
  constraint supplier_rfq_items_tenant_id_rfq_id_fkey FOREIGN KEY (tenant_id, rfq_id) REFERENCES supplier_rfqs(tenant_id, id) ON DELETE CASCADE,
  constraint supplier_rfq_items_tenant_id_rfq_id_position_key UNIQUE (tenant_id, rfq_id, "position") DEFERRABLE
);
CREATE UNIQUE INDEX supplier_rfq_items_line ON public.supplier_rfq_items USING btree (tenant_id, rfq_id, requisition_line_id) WHERE (requisition_line_id IS NOT NULL);
CREATE INDEX supplier_rfq_items_of_item ON public.supplier_rfq_items USING btree (tenant_id, catalog_item_id) WHERE (catalog_item_id IS NOT NULL);
CREATE INDEX supplier_rfq_items_of_line ON public.supplier_rfq_items USING btree (tenant_id, requisition_line_id) WHERE (requisition_line_id IS NOT NULL);
CREATE TRIGGER supplier_rfq_items_gone AFTER DELETE ON public.supplier_rfq_items REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_rfqs', 'rfq_id');
CREATE TRIGGER supplier_rfq_items_renamed AFTER UPDATE ON public.supplier_rfq_items REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_rfqs', 'rfq_id', 'name', 'catalog_item_id');
CREATE TRIGGER supplier_rfq_items_searched AFTER INSERT ON public.supplier_rfq_items REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_rfqs', 'rfq_id');
alter table supplier_rfq_items enable row level security;
alter table supplier_rfq_items force row level security;
create policy tenant on supplier_rfq_items using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_rfq_items to prokura_service;
grant select on supplier_rfq_items to prokura_worker;

-- supplier_rfq_links
create table supplier_rfq_links (
  tenant_id uuid not null default tenant_id(),
  recipient_id uuid not null,
  digest bytea not null,
  sealed text not null,
  state text not null default 'active'::text,
  expires_at instant not null,
  created_at instant not null default portal_now(),
  constraint supplier_rfq_links_pkey PRIMARY KEY (tenant_id, recipient_id),
  constraint supplier_rfq_links_state_check CHECK ((state = ANY (ARRAY['active'::text, 'consumed'::text, 'revoked'::text]))),
  constraint supplier_rfq_links_tenant_id_recipient_id_fkey FOREIGN KEY (tenant_id, recipient_id) REFERENCES supplier_rfq_recipients(tenant_id, id) ON DELETE CASCADE
);
CREATE TRIGGER supplier_rfq_links_address AFTER INSERT OR DELETE ON public.supplier_rfq_links FOR EACH ROW EXECUTE FUNCTION keep_address('rfq link', 'digest', 'recipient_id');
alter table supplier_rfq_links enable row level security;
alter table supplier_rfq_links force row level security;
create policy tenant on supplier_rfq_links using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_rfq_links to prokura_service;
grant insert, select, update on supplier_rfq_links to prokura_worker;

-- supplier_rfq_recipients
create table supplier_rfq_recipients (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  rfq_id uuid not null,
  supplier_id uuid not null,
  counterparty_id uuid not null,
  contact_id uuid,
  email text,
  channel text not null default 'email'::text,
  status text not null default 'pending'::text,
  sent_at instant,
  last_error text,
  first_viewed_at instant,
  view_count integer not null default 0,
  reminders_sent integer not null default 0,
  last_reminded_at instant,
  decline_reason text,
  revision integer not null default 0,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  constraint supplier_rfq_recipients_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_rfq_recipients_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'link'::text, 'messenger'::text]))),
  constraint supplier_rfq_recipients_decline_reason_check CHECK ((length(decline_reason) <= 1000)),
  constraint supplier_rfq_recipients_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'delivery_failed'::text, 'viewed'::text, 'draft_saved'::text, 'quoted'::text, 'declined'::text, 'revoked'::text, 'no_response'::text]))),
  constraint supplier_rfq_recipients_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint supplier_rfq_recipients_tenant_id_rfq_id_fkey FOREIGN KEY (tenant_id, rfq_id) REFERENCES supplier_rfqs(tenant_id, id) ON DELETE CASCADE,
  constraint supplier_rfq_recipients_tenant_id_rfq_id_supplier_id_key UNIQUE (tenant_id, rfq_id, supplier_id),
  constraint supplier_rfq_recipients_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
CREATE INDEX supplier_rfq_recipients_by_sending ON public.supplier_rfq_recipients USING btree (tenant_id, sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX supplier_rfq_recipients_of_supplier ON public.supplier_rfq_recipients USING btree (tenant_id, supplier_id);
CREATE TRIGGER supplier_rfq_recipients_gone AFTER DELETE ON public.supplier_rfq_recipients REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_rfqs', 'rfq_id');
CREATE TRIGGER supplier_rfq_recipients_renamed AFTER UPDATE ON public.supplier_rfq_recipients REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole_if_renamed('keep_rfqs', 'rfq_id', 'counterparty_id', 'supplier_id');
CREATE TRIGGER supplier_rfq_recipients_searched AFTER INSERT ON public.supplier_rfq_recipients REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_rfqs', 'rfq_id');
alter table supplier_rfq_recipients enable row level security;
alter table supplier_rfq_recipients force row level security;
create policy tenant on supplier_rfq_recipients using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_rfq_recipients to prokura_service;
grant insert, select, update on supplier_rfq_recipients to prokura_worker;

-- supplier_rfq_reminders
create table supplier_rfq_reminders (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  recipient_id uuid not null,
  kind text not null,
  deadline instant not null,
  hours_before integer,
  status text not null default 'sent'::text,
  reason text,
  sent_at instant not null default portal_now(),
  constraint supplier_rfq_reminders_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_rfq_reminders_kind_check CHECK ((kind = ANY (ARRAY['manual'::text, 'auto'::text]))),
  constraint supplier_rfq_reminders_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'failed'::text, 'skipped'::text]))),
  constraint supplier_rfq_reminders_tenant_id_recipient_id_fkey FOREIGN KEY (tenant_id, recipient_id) REFERENCES supplier_rfq_recipients(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX supplier_rfq_reminders_of ON public.supplier_rfq_reminders USING btree (tenant_id, recipient_id, sent_at);
CREATE UNIQUE INDEX supplier_rfq_reminders_once ON public.supplier_rfq_reminders USING btree (tenant_id, recipient_id, deadline, hours_before) WHERE (kind = 'auto'::text);
alter table supplier_rfq_reminders enable row level security;
alter table supplier_rfq_reminders force row level security;
create policy tenant on supplier_rfq_reminders using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on supplier_rfq_reminders to prokura_service;
grant insert, select, update on supplier_rfq_reminders to prokura_worker;

-- supplier_rfqs
create table supplier_rfqs (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  number text not null,
  title text collate people not null,
  requisition_id uuid,
  currency currency,
  vat_mode text not null default 'included'::text,
  response_deadline instant,
  delivery_terms text,
  payment_terms text,
  delivery_address text,
  warehouse_id uuid,
  message text,
  allow_partial boolean not null default true,
  allow_analogs boolean not null default false,
  allow_alternative_currency boolean not null default false,
  sealed boolean not null default false,
  unsealed_at instant,
  quote_mode text not null default 'selected_lines'::text,
  reminder_policy jsonb not null default '{"enabled": true, "hoursBefore": [72, 24], "maxPerRecipient": 3}'::jsonb,
  responsible_id uuid,
  status text not null default 'draft'::text,
  cancel_reason text,
  revision integer not null default 1,
  sent_at instant,
  closed_at instant,
  due_at instant,
  ended_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint supplier_rfqs_pkey PRIMARY KEY (tenant_id, id),
  constraint supplier_rfqs_cancel_reason_check CHECK ((length(cancel_reason) <= 1000)),
  constraint supplier_rfqs_delivery_address_check CHECK ((length(delivery_address) <= 1000)),
  constraint supplier_rfqs_delivery_terms_check CHECK ((length(delivery_terms) <= 2000)),
  constraint supplier_rfqs_message_check CHECK ((length(message) <= 10000)),
  constraint supplier_rfqs_number_check CHECK ((length(number) <= 32)),
  constraint supplier_rfqs_payment_terms_check CHECK ((length(payment_terms) <= 2000)),
  constraint supplier_rfqs_quote_mode_check CHECK ((quote_mode = ANY (ARRAY['selected_lines'::text, 'all_lines'::text, 'total_only'::text]))),
  constraint supplier_rfqs_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'partially_quoted'::text, 'quoted'::text, 'expired'::text, 'closed'::text, 'cancelled'::text]))),
  constraint supplier_rfqs_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint supplier_rfqs_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id),
  constraint supplier_rfqs_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES warehouses(tenant_id, id),
  constraint supplier_rfqs_title_check CHECK ((length(title) <= 300)),
  constraint supplier_rfqs_vat_mode_check CHECK ((vat_mode = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])))
);
CREATE INDEX supplier_rfqs_by_creation ON public.supplier_rfqs USING btree (tenant_id, created_at, id);
CREATE INDEX supplier_rfqs_by_deadline ON public.supplier_rfqs USING btree (tenant_id, response_deadline, id);
CREATE INDEX supplier_rfqs_by_status ON public.supplier_rfqs USING btree (tenant_id, status, updated_at, id);
CREATE INDEX supplier_rfqs_by_title ON public.supplier_rfqs USING btree (tenant_id, title, id);
CREATE INDEX supplier_rfqs_by_update ON public.supplier_rfqs USING btree (tenant_id, updated_at, id);
CREATE INDEX supplier_rfqs_due ON public.supplier_rfqs USING btree (due_at, tenant_id) WHERE (due_at IS NOT NULL);
CREATE INDEX supplier_rfqs_of ON public.supplier_rfqs USING btree (tenant_id, requisition_id) WHERE (requisition_id IS NOT NULL);
CREATE TRIGGER supplier_rfqs_gone AFTER DELETE ON public.supplier_rfqs FOR EACH ROW EXECUTE FUNCTION drop_document();
CREATE TRIGGER supplier_rfqs_renamed AFTER UPDATE OF title, number ON public.supplier_rfqs FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.number IS DISTINCT FROM new.number))) EXECUTE FUNCTION keep_rfq();
CREATE TRIGGER supplier_rfqs_searched AFTER INSERT ON public.supplier_rfqs FOR EACH ROW EXECUTE FUNCTION keep_rfq();
alter table supplier_rfqs enable row level security;
alter table supplier_rfqs force row level security;
create policy directory on supplier_rfqs for select to prokura_directory using (true);
create policy tenant on supplier_rfqs using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_rfqs to prokura_service;
grant insert, select, update on supplier_rfqs to prokura_worker;

-- supplier_skus
create table supplier_skus (
  tenant_id uuid not null default tenant_id(),
  supplier_id uuid not null,
  sku_key text collate C not null,
  supplier_sku text not null,
  catalog_item_id uuid not null,
  learned_from text not null,
  seen_at instant not null default portal_now(),
  constraint supplier_skus_pkey PRIMARY KEY (tenant_id, supplier_id, sku_key, catalog_item_id),
  constraint supplier_skus_learned_from_check CHECK ((learned_from = ANY (ARRAY['quote'::text, 'import'::text, 'price_list'::text]))),
  constraint supplier_skus_supplier_sku_check CHECK ((length(supplier_sku) <= 100)),
  constraint supplier_skus_tenant_id_catalog_item_id_fkey FOREIGN KEY (tenant_id, catalog_item_id) REFERENCES catalog_items(tenant_id, id),
  constraint supplier_skus_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES suppliers(tenant_id, id)
);
CREATE INDEX supplier_skus_of_item ON public.supplier_skus USING btree (tenant_id, catalog_item_id);
CREATE TRIGGER supplier_skus_gone AFTER DELETE ON public.supplier_skus REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_whole('keep_catalog_items', 'catalog_item_id');
CREATE TRIGGER supplier_skus_moved AFTER UPDATE OF catalog_item_id ON public.supplier_skus FOR EACH ROW WHEN ((old.catalog_item_id IS DISTINCT FROM new.catalog_item_id)) EXECUTE FUNCTION keep_moved_item();
CREATE TRIGGER supplier_skus_searched AFTER INSERT ON public.supplier_skus REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_supplier_skus();
alter table supplier_skus enable row level security;
alter table supplier_skus force row level security;
create policy tenant on supplier_skus using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on supplier_skus to prokura_service;
grant insert, select, update on supplier_skus to prokura_worker;

-- suppliers
create table suppliers (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  counterparty_id uuid not null,
  standing text not null default 'ok'::text,
  payment_terms_days integer,
  default_currency currency,
  lead_time_days integer,
  min_order_amount price,
  rating numeric(2,1),
  created_at instant not null default portal_now(),
  constraint suppliers_pkey PRIMARY KEY (tenant_id, id),
  constraint suppliers_lead_time_days_check CHECK ((lead_time_days >= 0)),
  constraint suppliers_payment_terms_days_check CHECK ((payment_terms_days >= 0)),
  constraint suppliers_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric))),
  constraint suppliers_standing_check CHECK ((standing = ANY (ARRAY['ok'::text, 'warn'::text, 'prevent_rfq'::text, 'prevent_all'::text]))),
  constraint suppliers_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint suppliers_tenant_id_counterparty_id_key UNIQUE (tenant_id, counterparty_id)
);
alter table suppliers enable row level security;
alter table suppliers force row level security;
create policy tenant on suppliers using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on suppliers to prokura_service;
grant insert, select, update on suppliers to prokura_worker;

-- tenant_keys
create table tenant_keys (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  wrapped_key text not null,
  created_at instant not null default now(),
  constraint tenant_keys_pkey PRIMARY KEY (tenant_id, id),
  constraint tenant_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
alter table tenant_keys enable row level security;
alter table tenant_keys force row level security;
create policy tenant on tenant_keys using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on tenant_keys to prokura_service;
grant insert, select, update on tenant_keys to prokura_worker;

-- tenants
create table tenants (
  tenant_id uuid not null default tenant_id(),
  slug text not null,
  name text not null,
  company_inn text,
  status text not null default 'active'::text,
  config_version bigint not null default 1,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  keys_of_blocked text not null default 'read'::text,
  outgoing text not null default 'open'::text,
  agent_writes_wait boolean not null default false,
  counts_working_time boolean not null default false,
  constraint tenants_pkey PRIMARY KEY (tenant_id),
  constraint tenants_keys_of_blocked_check CHECK ((keys_of_blocked = ANY (ARRAY['read'::text, 'stop'::text]))),
  constraint tenants_outgoing_check CHECK ((outgoing = ANY (ARRAY['open'::text, 'held'::text]))),
  constraint tenants_slug_check CHECK ((slug ~ '^[a-z0-9](-?[a-z0-9]){2,39}$'::text)),
  constraint tenants_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text])))
);
CREATE TRIGGER make_event_head AFTER INSERT ON public.tenants FOR EACH ROW EXECUTE FUNCTION make_event_head();
CREATE TRIGGER tenants_address AFTER INSERT OR DELETE ON public.tenants FOR EACH ROW EXECUTE FUNCTION keep_address('portal', 'slug', 'tenant_id');
CREATE TRIGGER tenants_system_stages AFTER INSERT ON public.tenants FOR EACH ROW EXECUTE FUNCTION give_system_stages();
alter table tenants enable row level security;
alter table tenants force row level security;
create policy directory on tenants for select to prokura_directory using (true);
create policy tenant on tenants using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on tenants to prokura_service;
grant select, update on tenants to prokura_worker;

-- test_portals
create table test_portals (
  tenant_id uuid not null,
  made_in uuid not null,
  ahead_seconds bigint not null default 0,
  made_at instant not null default now(),
  constraint test_portals_pkey PRIMARY KEY (tenant_id),
  constraint test_portals_ahead CHECK ((ahead_seconds >= 0))
);
alter table test_portals enable row level security;
alter table test_portals force row level security;
create policy directory on test_portals for select to prokura_directory using (true);
create policy directory_makes on test_portals for select to prokura_directory using  with check true;
create policy tenant on test_portals using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on test_portals to prokura_directory;
grant select, update on test_portals to prokura_service;
grant select on test_portals to prokura_worker;

-- tracker_hooks
create table tracker_hooks (
  tenant_id uuid not null default tenant_id(),
  installation_id uuid not null,
  state text not null,
  failures integer not null default 0,
  last_success_at instant,
  checked_at instant not null,
  constraint tracker_hooks_pkey PRIMARY KEY (tenant_id, installation_id),
  constraint tracker_hooks_state_check CHECK ((state = ANY (ARRAY['active'::text, 'revived'::text, 'missing'::text]))),
  constraint tracker_hooks_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id)
);
alter table tracker_hooks enable row level security;
alter table tracker_hooks force row level security;
create policy tenant on tracker_hooks using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on tracker_hooks to prokura_service;
grant insert, select, update on tracker_hooks to prokura_worker;

-- tracker_links
create table tracker_links (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  requisition_id uuid not null,
  source text not null,
  target_type text not null,
  external_id text not null,
  is_primary boolean not null default false,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  waiting_stage_id uuid,
  constraint tracker_links_pkey PRIMARY KEY (tenant_id, id),
  constraint tracker_links_external_id_check CHECK ((length(external_id) <= 200)),
  constraint tracker_links_source_check CHECK ((length(source) <= 64)),
  constraint tracker_links_target_type_check CHECK ((target_type = ANY (ARRAY['task'::text, 'project'::text, 'board'::text]))),
  constraint tracker_links_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id)
);
CREATE INDEX tracker_links_of_target ON public.tracker_links USING btree (tenant_id, source, target_type, external_id);
CREATE UNIQUE INDEX tracker_links_once ON public.tracker_links USING btree (tenant_id, requisition_id, source, target_type, external_id);
CREATE INDEX tracker_links_order ON public.tracker_links USING btree (tenant_id, created_at DESC, id);
CREATE UNIQUE INDEX tracker_links_primary ON public.tracker_links USING btree (tenant_id, requisition_id) WHERE is_primary;
CREATE INDEX tracker_links_waiting ON public.tracker_links USING btree (tenant_id, source, external_id) WHERE (waiting_stage_id IS NOT NULL);
alter table tracker_links enable row level security;
alter table tracker_links force row level security;
create policy tenant on tracker_links using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on tracker_links to prokura_service;
grant insert, select, update on tracker_links to prokura_worker;

-- tracker_orders
create table tracker_orders (
  tenant_id uuid not null default tenant_id(),
  write_id uuid not null,
  requisition_id uuid not null,
  source text not null,
  column_id text not null,
  title text not null,
  by_rule boolean not null default false,
  ordered_at instant not null default portal_now(),
  constraint tracker_orders_pkey PRIMARY KEY (tenant_id, write_id),
  constraint tracker_orders_source_check CHECK ((length(source) <= 64)),
  constraint tracker_orders_tenant_id_requisition_id_fkey FOREIGN KEY (tenant_id, requisition_id) REFERENCES requisitions(tenant_id, id)
);
CREATE UNIQUE INDEX tracker_orders_by_rule ON public.tracker_orders USING btree (tenant_id, requisition_id) WHERE by_rule;
CREATE INDEX tracker_orders_of_requisition ON public.tracker_orders USING btree (tenant_id, requisition_id, ordered_at DESC);
alter table tracker_orders enable row level security;
alter table tracker_orders force row level security;
create policy tenant on tracker_orders using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on tracker_orders to prokura_service;
grant insert, select on tracker_orders to prokura_worker;

-- tracker_places
create table tracker_places (
  tenant_id uuid not null default tenant_id(),
  source text not null,
  kind text not null,
  external_id text not null,
  parent_id text,
  title text collate people not null,
  detail text,
  position integer not null default 0,
  deleted boolean not null default false,
  read_at instant not null,
  constraint tracker_places_pkey PRIMARY KEY (tenant_id, source, kind, external_id),
  constraint tracker_places_external_id_check CHECK ((length(external_id) <= 200)),
  constraint tracker_places_kind_check CHECK ((kind = ANY (ARRAY['project'::text, 'board'::text, 'column'::text, 'user'::text]))),
  constraint tracker_places_source_check CHECK ((length(source) <= 64))
);
CREATE INDEX tracker_places_of_parent ON public.tracker_places USING btree (tenant_id, source, kind, parent_id);
alter table tracker_places enable row level security;
alter table tracker_places force row level security;
create policy tenant on tracker_places using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant select on tracker_places to prokura_service;
grant insert, select, update on tracker_places to prokura_worker;

-- tracker_settings
create table tracker_settings (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  source text not null,
  columns jsonb not null default '[]'::jsonb,
  rules jsonb not null default '[]'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  constraint tracker_settings_pkey PRIMARY KEY (tenant_id, id),
  constraint tracker_settings_source_check CHECK ((length(source) <= 64))
);
CREATE UNIQUE INDEX tracker_settings_once ON public.tracker_settings USING btree (tenant_id, source);
alter table tracker_settings enable row level security;
alter table tracker_settings force row level security;
create policy tenant on tracker_settings using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on tracker_settings to prokura_service;
grant select on tracker_settings to prokura_worker;

-- tracker_tasks
create table tracker_tasks (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  source text not null,
  external_id text not null,
  id_task_common text,
  id_task_project text,
  title text collate people not null,
  column_id text,
  assignee_ids text[] not null default '{}'::text[],
  deadline instant,
  completed boolean not null default false,
  archived boolean not null default false,
  deleted boolean not null default false,
  url text,
  sent_digest bytea,
  sending_since instant,
  sent_at instant,
  last_synced_at instant,
  last_event_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  constraint tracker_tasks_pkey PRIMARY KEY (tenant_id, id),
  constraint tracker_tasks_external_id_check CHECK ((length(external_id) <= 200)),
  constraint tracker_tasks_source_check CHECK ((length(source) <= 64))
);
CREATE INDEX tracker_tasks_of_column ON public.tracker_tasks USING btree (tenant_id, source, column_id);
CREATE UNIQUE INDEX tracker_tasks_once ON public.tracker_tasks USING btree (tenant_id, source, external_id);
CREATE INDEX tracker_tasks_order ON public.tracker_tasks USING btree (tenant_id, source, updated_at DESC, id);
alter table tracker_tasks enable row level security;
alter table tracker_tasks force row level security;
create policy tenant on tracker_tasks using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on tracker_tasks to prokura_service;
grant insert, select, update on tracker_tasks to prokura_worker;

-- transfer_documents
create table transfer_documents (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  installation_id uuid not null,
  file_name text not null,
  file_size integer not null,
  sha256 text not null,
  file_id text not null,
  status text not null default 'uploaded'::text,
  function text not null,
  format_version text not null,
  encoding text not null,
  number text not null,
  date date not null,
  transferred_on date,
  operation text,
  currency currency,
  currency_code text not null,
  seller jsonb not null,
  buyer jsonb not null,
  basis jsonb not null,
  net amount,
  vat amount,
  gross amount not null,
  lines jsonb not null,
  remarks jsonb not null,
  counterparty_id uuid,
  invoice_id uuid,
  attached boolean not null default false,
  applied_at instant,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  created_by uuid,
  updated_by uuid,
  source text not null default 'file'::text,
  sources text[] not null default '{file}'::text[],
  arrivals jsonb not null default '[]'::jsonb,
  choices jsonb not null default '[]'::jsonb,
  constraint transfer_documents_pkey PRIMARY KEY (tenant_id, id),
  constraint transfer_documents_arrivals_check CHECK ((jsonb_typeof(arrivals) = 'array'::text)),
  constraint transfer_documents_check CHECK (((status = 'applied'::text) = ((invoice_id IS NOT NULL) AND (applied_at IS NOT NULL)))),
  constraint transfer_documents_check1 CHECK (((sources <@ '{file,mail,operator}'::text[]) AND (source = ANY (sources)))),
  constraint transfer_documents_choices_check CHECK ((jsonb_typeof(choices) = 'array'::text)),
  constraint transfer_documents_currency_code_check CHECK ((length(currency_code) <= 10)),
  constraint transfer_documents_file_id_check CHECK ((length(file_id) <= 300)),
  constraint transfer_documents_file_name_check CHECK ((length(file_name) <= 255)),
  constraint transfer_documents_function_check CHECK ((function = ANY (ARRAY['invoice'::text, 'invoice_and_transfer'::text, 'transfer'::text]))),
  constraint transfer_documents_number_check CHECK ((length(number) <= 64)),
  constraint transfer_documents_operation_check CHECK ((length(operation) <= 255)),
  constraint transfer_documents_source_check CHECK ((source = ANY (ARRAY['file'::text, 'mail'::text, 'operator'::text]))),
  constraint transfer_documents_status_check CHECK ((status = ANY (ARRAY['uploaded'::text, 'applied'::text]))),
  constraint transfer_documents_tenant_id_counterparty_id_fkey FOREIGN KEY (tenant_id, counterparty_id) REFERENCES counterparties(tenant_id, id),
  constraint transfer_documents_tenant_id_installation_id_fkey FOREIGN KEY (tenant_id, installation_id) REFERENCES integration_installations(tenant_id, id),
  constraint transfer_documents_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint transfer_documents_tenant_id_sha256_key UNIQUE (tenant_id, sha256)
);
CREATE INDEX transfer_documents_by_file_id ON public.transfer_documents USING btree (tenant_id, file_id);
CREATE INDEX transfer_documents_of_invoice ON public.transfer_documents USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
alter table transfer_documents enable row level security;
alter table transfer_documents force row level security;
create policy tenant on transfer_documents using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on transfer_documents to prokura_service;
grant insert, select, update on transfer_documents to prokura_worker;

-- user_roles
create table user_roles (
  tenant_id uuid not null default tenant_id(),
  user_id uuid not null,
  role_id uuid not null,
  constraint user_roles_pkey PRIMARY KEY (tenant_id, user_id, role_id),
  constraint user_roles_keep_an_owner TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint user_roles_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES roles(tenant_id, id),
  constraint user_roles_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE CONSTRAINT TRIGGER user_roles_keep_an_owner AFTER DELETE ON public.user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER user_roles_touch AFTER INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table user_roles enable row level security;
alter table user_roles force row level security;
create policy tenant on user_roles using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select on user_roles to prokura_service;
grant select on user_roles to prokura_worker;

-- users
create table users (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  code text not null,
  full_name text collate people not null,
  email text not null,
  phone text,
  position text,
  status text not null,
  locale text not null default 'ru'::text,
  timezone text not null default 'Europe/Moscow'::text,
  password_hash text,
  must_change_password boolean not null default false,
  email_verified_at instant,
  last_login_at instant,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  created_by uuid,
  updated_by uuid,
  blocked_with text[],
  constraint users_pkey PRIMARY KEY (tenant_id, id),
  constraint users_keep_an_owner TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint users_locale_check CHECK ((locale = ANY (ARRAY['ru'::text, 'en'::text]))),
  constraint users_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'blocked'::text]))),
  constraint users_tenant_id_code_key UNIQUE (tenant_id, code),
  constraint users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE UNIQUE INDEX users_email ON public.users USING btree (tenant_id, lower(email));
CREATE CONSTRAINT TRIGGER users_keep_an_owner AFTER UPDATE OF status ON public.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status = 'active'::text) AND (new.status <> 'active'::text))) EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER users_touch AFTER INSERT OR UPDATE OF status, must_change_password, email_verified_at ON public.users FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table users enable row level security;
alter table users force row level security;
create policy tenant on users using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on users to prokura_service;
grant select on users to prokura_worker;

-- vehicle_locations
create table vehicle_locations (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  vehicle_id uuid not null,
  recorded_at instant not null,
  latitude numeric(9,6) not null,
  longitude numeric(9,6) not null,
  speed measure,
  heading measure,
  status text not null default 'unknown'::text,
  source text not null default 'manual'::text,
  address text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  constraint vehicle_locations_pkey PRIMARY KEY (tenant_id, id),
  constraint vehicle_locations_address_check CHECK ((length(address) <= 500)),
  constraint vehicle_locations_heading_check CHECK (((heading)::numeric <= (360)::numeric)),
  constraint vehicle_locations_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
  constraint vehicle_locations_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
  constraint vehicle_locations_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'telematics'::text, 'import'::text, 'driver'::text]))),
  constraint vehicle_locations_speed_check CHECK (((speed)::numeric <= (1000)::numeric)),
  constraint vehicle_locations_status_check CHECK ((status = ANY (ARRAY['moving'::text, 'stopped'::text, 'loading'::text, 'unloading'::text, 'offline'::text, 'unknown'::text]))),
  constraint vehicle_locations_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES vehicles(tenant_id, id),
  constraint vehicle_locations_tenant_id_vehicle_id_recorded_at_source_key UNIQUE (tenant_id, vehicle_id, recorded_at, source)
);
CREATE INDEX vehicle_locations_by_time ON public.vehicle_locations USING btree (tenant_id, recorded_at, id);
alter table vehicle_locations enable row level security;
alter table vehicle_locations force row level security;
create policy directory on vehicle_locations for select to prokura_directory using (true);
create policy tenant on vehicle_locations using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on vehicle_locations to prokura_service;
grant delete, insert, select, update on vehicle_locations to prokura_worker;

-- vehicles
create table vehicles (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  plate_number text collate people not null,
  plate_key text not null,
  model text collate people,
  kind text not null default 'truck'::text,
  capacity_kg measure,
  capacity_m3 measure,
  carrier_id uuid,
  tracker_id text,
  is_active boolean not null default true,
  latest_point_id uuid,
  latest_recorded_at instant,
  latest_created_at instant,
  latest_latitude numeric(9,6),
  latest_longitude numeric(9,6),
  latest_speed measure,
  latest_heading measure,
  latest_movement text,
  latest_address text,
  latest_source text,
  custom_fields jsonb not null default '{}'::jsonb,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  plate_latin text generated always as (translate(plate_number, 'АВЕКМНОРСТУХ'::text, 'ABEKMHOPCTYX'::text)) stored,
  constraint vehicles_pkey PRIMARY KEY (tenant_id, id),
  constraint vehicles_kind_check CHECK ((kind = ANY (ARRAY['truck'::text, 'van'::text, 'refrigerator'::text, 'flatbed'::text, 'tanker'::text, 'car'::text, 'other'::text]))),
  constraint vehicles_model_check CHECK ((length(model) <= 200)),
  constraint vehicles_plate_number_check CHECK ((length(plate_number) <= 20)),
  constraint vehicles_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint vehicles_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES counterparties(tenant_id, id),
  constraint vehicles_tracker_id_check CHECK ((length(tracker_id) <= 64))
);
CREATE INDEX vehicles_by_update ON public.vehicles USING btree (tenant_id, updated_at, id);
CREATE INDEX vehicles_of_carrier ON public.vehicles USING btree (tenant_id, carrier_id);
CREATE UNIQUE INDEX vehicles_plate ON public.vehicles USING btree (tenant_id, plate_key) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX vehicles_tracker ON public.vehicles USING btree (tenant_id, tracker_id) WHERE (archived_at IS NULL);
alter table vehicles enable row level security;
alter table vehicles force row level security;
create policy directory on vehicles for select to prokura_directory using (true);
create policy tenant on vehicles using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant delete, insert, select, update on vehicles to prokura_service;
grant select, update on vehicles to prokura_worker;

-- warehouses
create table warehouses (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  code text,
  name text collate people not null,
  kind text not null default 'main'::text,
  address text,
  latitude signed_decimal,
  longitude signed_decimal,
  contact_name text,
  phone text,
  is_default boolean not null default false,
  custom_fields jsonb not null default '{}'::jsonb,
  status text not null default 'active'::text,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint warehouses_pkey PRIMARY KEY (tenant_id, id),
  constraint warehouses_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint warehouses_code_check CHECK ((length(code) <= 32)),
  constraint warehouses_kind_check CHECK ((kind = ANY (ARRAY['main'::text, 'transit'::text, 'site'::text, 'virtual'::text]))),
  constraint warehouses_latitude_check CHECK ((((latitude)::numeric >= ('-90'::integer)::numeric) AND ((latitude)::numeric <= (90)::numeric))),
  constraint warehouses_longitude_check CHECK ((((longitude)::numeric >= ('-180'::integer)::numeric) AND ((longitude)::numeric <= (180)::numeric))),
  constraint warehouses_name_check CHECK ((length(name) <= 200)),
  constraint warehouses_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text])))
);
CREATE INDEX warehouses_by_update ON public.warehouses USING btree (tenant_id, updated_at, id);
CREATE UNIQUE INDEX warehouses_code ON public.warehouses USING btree (tenant_id, lower(code)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX warehouses_default ON public.warehouses USING btree (tenant_id) WHERE is_default;
CREATE UNIQUE INDEX warehouses_name ON public.warehouses USING btree (tenant_id, lower(name)) WHERE (archived_at IS NULL);
alter table warehouses enable row level security;
alter table warehouses force row level security;
create policy tenant on warehouses using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on warehouses to prokura_service;
grant insert, select, update on warehouses to prokura_worker;

-- webhook_attempts
create table webhook_attempts (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  delivery_id uuid not null,
  subscription_id uuid not null,
  number integer not null,
  trigger text not null,
  started_at instant not null,
  duration_ms integer not null,
  dns_ms integer,
  connect_ms integer,
  tls_ms integer,
  ttfb_ms integer,
  request_headers text,
  request_body_sha256 text not null,
  remote_ip inet,
  response_status integer,
  response_headers text,
  response_body text,
  response_truncated boolean not null default false,
  error_code text,
  succeeded boolean not null,
  will_retry boolean not null,
  next_attempt_at instant,
  constraint webhook_attempts_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_attempts_tenant_id_delivery_id_fkey FOREIGN KEY (tenant_id, delivery_id) REFERENCES webhook_deliveries(tenant_id, id) ON DELETE CASCADE,
  constraint webhook_attempts_trigger_check CHECK ((trigger = ANY (ARRAY['schedule'::text, 'manual'::text, 'recover'::text, 'test'::text, 'rotation_fallback'::text])))
) partition by range (id);
CREATE INDEX webhook_attempts_of_delivery ON ONLY public.webhook_attempts USING btree (tenant_id, delivery_id, number);
CREATE INDEX webhook_attempts_of_subscription ON ONLY public.webhook_attempts USING btree (tenant_id, subscription_id, started_at);
CREATE INDEX webhook_attempts_with_body ON ONLY public.webhook_attempts USING btree (tenant_id, started_at) WHERE (response_body IS NOT NULL);
alter table webhook_attempts enable row level security;
alter table webhook_attempts force row level security;
create policy tenant on webhook_attempts using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on webhook_attempts to prokura_service;
grant delete, insert, select, update on webhook_attempts to prokura_worker;

-- webhook_deliveries
create table webhook_deliveries (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  subscription_id uuid not null,
  event_id uuid not null,
  event text not null,
  entity_type text not null,
  entity_id uuid not null,
  entity_version bigint not null default 0,
  payload_id uuid not null,
  request_id text not null,
  status text not null,
  attempt_count integer not null default 0,
  retry boolean not null generated always as ((attempt_count > 0)) stored,
  step integer not null default 0,
  trigger text not null default 'schedule'::text,
  next_attempt_at instant,
  lease uuid,
  holder uuid,
  created_at instant not null default now(),
  finished_at instant,
  constraint webhook_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_deliveries_check CHECK (((status = 'in_flight'::text) = (lease IS NOT NULL))),
  constraint webhook_deliveries_check1 CHECK (((status <> ALL (ARRAY['pending'::text, 'in_flight'::text])) OR (next_attempt_at IS NOT NULL))),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'in_flight'::text, 'delivered'::text, 'failed'::text, 'held'::text, 'cancelled'::text, 'blocked'::text]))),
  constraint webhook_deliveries_tenant_id_subscription_id_event_id_key UNIQUE (tenant_id, subscription_id, event_id),
  constraint webhook_deliveries_tenant_id_subscription_id_fkey FOREIGN KEY (tenant_id, subscription_id) REFERENCES webhook_subscriptions(tenant_id, id),
  constraint webhook_deliveries_trigger_check CHECK ((trigger = ANY (ARRAY['schedule'::text, 'manual'::text, 'recover'::text, 'test'::text])))
);
CREATE INDEX webhook_deliveries_by_age ON public.webhook_deliveries USING btree (tenant_id, subscription_id, created_at, id);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (tenant_id, subscription_id, retry, next_attempt_at, id) WHERE (status = ANY (ARRAY['pending'::text, 'in_flight'::text]));
CREATE INDEX webhook_deliveries_held ON public.webhook_deliveries USING btree (tenant_id, subscription_id, id) WHERE (status = 'held'::text);
CREATE INDEX webhook_deliveries_in_order ON public.webhook_deliveries USING btree (tenant_id, subscription_id, entity_type, entity_id, entity_version, event_id) WHERE (status = ANY (ARRAY['pending'::text, 'in_flight'::text, 'held'::text]));
CREATE INDEX webhook_deliveries_leased ON public.webhook_deliveries USING btree (tenant_id, subscription_id, next_attempt_at) WHERE (status = 'in_flight'::text);
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy directory on webhook_deliveries for select to prokura_directory using (true);
create policy tenant on webhook_deliveries using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on webhook_deliveries to prokura_service;
grant delete, insert, select, update on webhook_deliveries to prokura_worker;

-- webhook_payloads
create table webhook_payloads (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  body text not null,
  created_at instant not null default now(),
  constraint webhook_payloads_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX webhook_payloads_age ON public.webhook_payloads USING btree (tenant_id, created_at);
alter table webhook_payloads enable row level security;
alter table webhook_payloads force row level security;
create policy tenant on webhook_payloads using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select on webhook_payloads to prokura_service;
grant delete, insert, select on webhook_payloads to prokura_worker;

-- webhook_subscriptions
create table webhook_subscriptions (
  tenant_id uuid not null default tenant_id(),
  id uuid not null default uuidv7(),
  name text collate people not null,
  url text not null,
  events text[] not null default '{}'::text[],
  payload_mode text not null default 'full'::text,
  ordering text not null default 'none'::text,
  headers_shown json not null default '{}'::json,
  headers text,
  max_rate_per_second integer,
  alert_emails text[] not null default '{}'::text[],
  rotation_fallback boolean not null default true,
  status text not null default 'enabled'::text,
  disabled_reason text,
  disabled_at instant,
  recovering boolean not null default false,
  secret text not null,
  secret_shown text not null,
  next_secret text,
  next_secret_shown text,
  overlap_until instant,
  paused_until instant,
  failing_since instant,
  last_failed_at instant,
  failed_attempts integer not null default 0,
  last_fault text,
  warned_hours integer not null default 0,
  version bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  archived_at instant,
  created_by uuid,
  updated_by uuid,
  constraint webhook_subscriptions_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_subscriptions_check CHECK (((status = 'disabled'::text) = (disabled_reason IS NOT NULL))),
  constraint webhook_subscriptions_check1 CHECK (((next_secret IS NULL) = (overlap_until IS NULL))),
  constraint webhook_subscriptions_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['manual'::text, 'failing'::text, 'gone'::text, 'requested'::text]))),
  constraint webhook_subscriptions_max_rate_per_second_check CHECK (((max_rate_per_second >= 1) AND (max_rate_per_second <= 1000))),
  constraint webhook_subscriptions_ordering_check CHECK ((ordering = ANY (ARRAY['none'::text, 'entity'::text]))),
  constraint webhook_subscriptions_payload_mode_check CHECK ((payload_mode = ANY (ARRAY['full'::text, 'thin'::text]))),
  constraint webhook_subscriptions_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
  constraint webhook_subscriptions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint webhook_subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint webhook_subscriptions_url_check CHECK ((length(url) <= 2048))
);
CREATE INDEX webhook_subscriptions_by_name ON public.webhook_subscriptions USING btree (tenant_id, name, id) WHERE (archived_at IS NULL);
CREATE INDEX webhook_subscriptions_failing ON public.webhook_subscriptions USING btree (tenant_id) WHERE ((failing_since IS NOT NULL) AND (status = 'enabled'::text));
alter table webhook_subscriptions enable row level security;
alter table webhook_subscriptions force row level security;
create policy directory on webhook_subscriptions for select to prokura_directory using (true);
create policy tenant on webhook_subscriptions using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on webhook_subscriptions to prokura_service;
grant select, update on webhook_subscriptions to prokura_worker;

-- workers
create table workers (
  id uuid not null,
  until timestamp with time zone not null,
  constraint workers_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update on workers to prokura_worker;

-- working_calendars
create table working_calendars (
  tenant_id uuid not null default tenant_id(),
  day_starts_at text not null default '09:00'::text,
  day_ends_at text not null default '18:00'::text,
  own_days jsonb not null default '[]'::jsonb,
  version bigint not null default 1,
  created_at instant not null default portal_now(),
  updated_at instant not null default portal_now(),
  updated_by uuid,
  constraint working_calendars_pkey PRIMARY KEY (tenant_id),
  constraint working_calendars_day CHECK ((day_starts_at < day_ends_at)),
  constraint working_calendars_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE TRIGGER working_calendars_touch AFTER INSERT OR UPDATE ON public.working_calendars FOR EACH ROW EXECUTE FUNCTION touch_config();
alter table working_calendars enable row level security;
alter table working_calendars force row level security;
create policy tenant on working_calendars using (tenant_id = tenant_id()) with check (tenant_id = tenant_id());
grant insert, select, update on working_calendars to prokura_service;
grant insert, select on working_calendars to prokura_worker;

CREATE OR REPLACE FUNCTION public.add_supplier_skus()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  article record;
begin
  for article in select written.tenant_id, written.catalog_item_id, code,
      hashtextextended(code, search_seed(written.tenant_id, 'catalog_item')) as token
    from written cross join lateral unnest(search_codes(array[written.supplier_sku])) code loop
    perform add_word(article.tenant_id, article.catalog_item_id, article.token);
    insert into search_words (tenant_id, kind, word, stem, token)
    select article.tenant_id, 'catalog_item', article.code, article.code, article.token
    where not exists (
      select from search_words known where known.tenant_id = article.tenant_id and known.kind = 'catalog_item' and known.word = article.code);
  end loop;
  return null;
end $function$;
alter routine add_supplier_skus() owner to owner;

CREATE OR REPLACE FUNCTION public.add_suppliers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  link record;
begin
  for link in select written.tenant_id, written.catalog_item_id,
      hashtextextended(supplier.counterparty_id::text, search_seed(written.tenant_id, 'catalog_item')) as token
    from written join suppliers supplier on supplier.tenant_id = written.tenant_id and supplier.id = written.supplier_id loop
    perform add_word(link.tenant_id, link.catalog_item_id, link.token);
  end loop;
  return null;
end $function$;
alter routine add_suppliers() owner to owner;

CREATE OR REPLACE FUNCTION public.add_word(portal uuid, record uuid, token bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  update search_documents set words = words || token where tenant_id = portal and record_id = record and not words @> array[token];
end $function$;
alter routine add_word(uuid,uuid,bigint) owner to owner;

CREATE OR REPLACE FUNCTION public.are_schedules_due()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from schedules where next_at <= now())
$function$;
alter routine are_schedules_due() owner to owner;

CREATE OR REPLACE FUNCTION public.batch_of_receipt(tenant_id uuid, batch uuid)
 RETURNS TABLE(number text, requisition_id uuid, status text, line_ids uuid[])
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  perform 1 from delivery_batches held where held.tenant_id = $1 and held.id = $2 for share;
  return query
  select batch.number::text, batch.requisition_id, batch.status, (
    select array_agg(distinct carried.requisition_line_id) filter (where carried.requisition_line_id is not null)
    from delivery_batch_items carried where carried.tenant_id = $1 and carried.batch_id = batch.id)
  from delivery_batches batch where batch.tenant_id = $1 and batch.id = $2;
end $function$;
alter routine batch_of_receipt(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.batched_quantities(tenant_id uuid, lines uuid[])
 RETURNS TABLE(line_id uuid, supplier_id uuid, quantity numeric, numbers text[])
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select carried.requisition_line_id, coalesce(decided.supplier_id, batch.supplier_id), sum(carried.quantity - carried.moved_quantity),
    array_agg(distinct batch.number::text)
  from delivery_batch_items carried
  join delivery_batches batch on batch.tenant_id = $1 and batch.id = carried.batch_id
    and batch.status not in ('cancelled', 'returned') and (batch.archived_at is null or batch.status <> 'planned')
  left join requisition_allocations decided on decided.tenant_id = $1 and decided.id = carried.allocation_id
  where carried.tenant_id = $1 and carried.requisition_line_id = any($2)
  group by 1, 2;
end $function$;
alter routine batched_quantities(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.blocks_of(given text[])
 RETURNS cidr[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return (select coalesce(array_agg(distinct network(block::inet)::cidr), '{}') from unnest(given) as block);
end $function$;
alter routine blocks_of(text[]) owner to owner;

CREATE OR REPLACE FUNCTION public.claim_addresses(of_kind text, wanted bytea[], records uuid[], parent uuid DEFAULT NULL::uuid)
 RETURNS TABLE(address bytea)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  insert into portal_addresses (kind, address, tenant_id, record_id, parent_id)
  select of_kind, given.address, tenant_id(), given.record_id, parent from unnest(wanted, records) as given(address, record_id)
  on conflict do nothing;
  return query
  select held.address from portal_addresses held
  where held.kind = of_kind and held.address = any(wanted) and held.tenant_id = tenant_id();
end $function$;
alter routine claim_addresses(text,bytea[],uuid[],uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.claim_challenge(of_digest bytea, until timestamp with time zone)
 RETURNS TABLE(claimed boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with taken as (
    insert into spent_challenges (digest, expires_at) values (of_digest, until) on conflict do nothing returning 1
  )
  select exists (select 1 from taken)
$function$;
alter routine claim_challenge(bytea,timestamp with time zone) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.claim_login(address text, of_tenant uuid, of_user uuid)
 RETURNS TABLE(claimed boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with taken as (
    insert into login_directory (email, tenant_id, user_id) values (lower(address), of_tenant, of_user) on conflict do nothing returning 1
  ), settled as (
    delete from pending_logins p where p.email = lower(address)
  )
  select exists (select 1 from taken)
    or exists (select 1 from login_directory d where d.email = lower(address) and d.tenant_id = of_tenant and d.user_id = of_user)
$function$;
alter routine claim_login(text,uuid,uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.claim_other_login(address text, of_tenant uuid, of_user uuid)
 RETURNS TABLE(claimed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from login_directory d where d.tenant_id = of_tenant and d.user_id = of_user;
  insert into login_directory (email, tenant_id, user_id) values (lower(address), of_tenant, of_user) on conflict (email) do nothing;
  claimed := found;
  delete from pending_logins p where p.email = lower(address);
  return next;
end $function$;
alter routine claim_other_login(text,uuid,uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.claim_pending_login(address text, of_tenant uuid, of_user uuid, hash text)
 RETURNS TABLE(claimed boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  insert into pending_logins (email, tenant_id, user_id, password_hash) values (lower(address), of_tenant, of_user, hash)
  on conflict (email) do update set tenant_id = of_tenant, user_id = of_user, password_hash = hash, created_at = now()
  returning true
$function$;
alter routine claim_pending_login(text,uuid,uuid,text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.claim_portal_name(wanted text)
 RETURNS TABLE(claimed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  with taken as (
    insert into portal_names (slug) select wanted
    where not exists (select 1 from portal_addresses a where a.kind = 'portal' and a.address = convert_to(wanted, 'UTF8'))
    on conflict do nothing returning 1
  )
  select exists (select 1 from taken);
end $function$;
alter routine claim_portal_name(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.clear_test_portal(portal uuid, kept text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  cleared text;
begin
  if not exists (select from test_portals where tenant_id = portal) then
    raise exception '% is no test portal', portal;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('portal writes ' || portal, 0));
  for cleared in
    with recursive reference as (
      select distinct conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
    ), fenced as (
      select c.oid, c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
    ), depth as (
      select oid, 0 as level from fenced
      union
      select child, level + 1 from depth join reference on parent = oid
    )
    select fenced.relname from depth join fenced using (oid)
    where fenced.relname <> all (kept) group by fenced.relname order by max(level) desc, fenced.relname
  loop
    execute format('delete from %I where tenant_id = $1', cleared) using portal;
  end loop;
  -- Links went with their rows; where portals lie apart no trigger says so.
  delete from portal_addresses where tenant_id = portal and kind not in ('portal', 'api key');
  update test_portals set ahead_seconds = 0 where tenant_id = portal;
  update tenants set config_version = config_version + 1, updated_at = now() where tenant_id = portal;
end $function$;
alter routine clear_test_portal(uuid,text[]) owner to owner;

CREATE OR REPLACE FUNCTION public.code_key(code text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return regexp_replace(translate(lower(code collate public.people), 'ё×abcehkmoptxy', 'ехавсенкмортху'), '[^[:alnum:]]+', '', 'g');
end $function$;
alter routine code_key(text) owner to owner;

CREATE OR REPLACE FUNCTION public.contract_documents(tenant_id uuid, contract uuid)
 RETURNS TABLE(invoices bigint, sales_invoices bigint, amount numeric)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select count(*) filter (where kept.is_bought), count(*) filter (where not kept.is_bought), coalesce(sum(kept.worth), 0.00) from (
    select true as is_bought, round(inv.gross * inv.contract_rate, 2) as worth from invoices inv
    where inv.tenant_id = $1 and inv.contract_id = $2 and inv.status in ('received', 'pending_approval', 'approved', 'disputed', 'paid')
    union all
    select false, round(si.gross_amount * si.contract_rate, 2) from sales_invoices si
    where si.tenant_id = $1 and si.contract_id = $2 and si.status not in ('void', 'cancelled')
  ) kept;
end $function$;
alter routine contract_documents(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.contract_usage(tenant_id uuid, contract uuid)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return (select taken.amount from contract_documents(tenant_id => $1, contract => $2) taken);
end $function$;
alter routine contract_usage(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.count_installation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into integration_standings as standing (slug, installs) values (new.slug, case when new.archived_at is null then 1 else 0 end)
  on conflict (slug) do update set installs = standing.installs
    + case when tg_op = 'INSERT' then 1 when new.archived_at is not null and old.archived_at is null then -1 else 0 end;
  return null;
end $function$;
alter routine count_installation() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.count_rating()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into integration_standings as standing (slug, ratings, stars)
  values (coalesce(new.slug, old.slug), (new.slug is not null)::int - (old.slug is not null)::int, coalesce(new.stars, 0) - coalesce(old.stars, 0))
  on conflict (slug) do update set ratings = standing.ratings + excluded.ratings, stars = standing.stars + excluded.stars;
  return null;
end $function$;
alter routine count_rating() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.counterparty_blockers(tenant_id uuid, counterparty uuid)
 RETURNS TABLE(entity_type text, role text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select 'procurement', 'customer', count(*) from requisitions r
  where r.tenant_id = $1 and r.customer_id = $2 and r.status not in ('completed', 'cancelled') and r.archived_at is null having count(*) > 0
  union all
  select 'procurement', 'supplier', count(*) from requisitions r
  join suppliers s on s.tenant_id = $1 and s.counterparty_id = $2
  where r.tenant_id = $1 and r.status not in ('completed', 'cancelled') and r.archived_at is null
    and (r.selected_supplier_id = s.id or exists (select 1 from requisition_allocations decided
      where decided.tenant_id = $1 and decided.requisition_id = r.id and decided.supplier_id = s.id and decided.status = 'accepted'))
  having count(*) > 0
  union all
  select 'supplier_rfq', 'supplier', count(*) from supplier_rfqs rfq
  join supplier_rfq_recipients asked on asked.tenant_id = $1 and asked.rfq_id = rfq.id
  where rfq.tenant_id = $1 and asked.counterparty_id = $2 and asked.status not in ('declined', 'revoked')
    and rfq.status in ('sent', 'partially_quoted', 'quoted', 'expired')
  having count(*) > 0
  union all
  select 'invoice', 'supplier', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.counterparty_id = $2 and invoice.status in ('received', 'pending_approval', 'approved', 'disputed')
  having count(*) > 0
  union all
  select 'contract', case kept.kind when 'purchase' then 'supplier' when 'supply' then 'customer' end, count(*) from contracts kept
  where kept.tenant_id = $1 and kept.counterparty_id = $2 and kept.status in ('on_signing', 'active', 'suspended')
  group by 2
  union all
  select 'commercial_proposal', 'customer', count(*) from commercial_proposals offered
  where offered.tenant_id = $1 and offered.customer_id = $2 and offered.status in ('pending_approval', 'approved', 'sent', 'accepted')
  having count(*) > 0
  union all
  select 'sales_invoice', 'customer', count(*) from sales_invoices owed
  where owed.tenant_id = $1 and owed.customer_id = $2
    and (owed.status in ('pending_approval', 'approved') or (owed.status in ('issued', 'sent') and owed.gross_amount > owed.paid_amount))
  having count(*) > 0
  union all
  select 'purchase_order', 'supplier', count(*) from purchase_orders ordered
  where ordered.tenant_id = $1 and ordered.counterparty_id = $2 and ordered.status not in ('closed', 'cancelled')
  having count(*) > 0;
end $function$;
alter routine counterparty_blockers(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.create_system_stages(portal uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  insert into pipeline_stages (tenant_id, is_system, position, name, short_name, color, statuses) values
    (portal, true, 1, 'Подготовка заявки', 'Подготовка', '#64748B', '{draft,rejected}'),
    (portal, true, 2, 'Согласование', null, '#B7791F', '{pending_approval}'),
    (portal, true, 3, 'Готово к закупке', 'К закупке', '#0C8599', '{approved}'),
    (portal, true, 4, 'Сбор предложений', 'Предложения', '#228BE6', '{in_sourcing}'),
    (portal, true, 5, 'Поставщик выбран', 'Выбран', '#4C6EF5', '{supplier_selected}'),
    (portal, true, 6, 'Ожидание поставки', 'Поставка', '#7950F2', '{awaiting_delivery}'),
    (portal, true, 7, 'Приёмка', null, '#5C940D', '{partially_received}'),
    (portal, true, 8, 'Завершено', null, '#2B8A3E', '{completed}'),
    (portal, true, 9, 'Отменено', null, '#E03131', '{cancelled}');
end $function$;
alter routine create_system_stages(uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.delivery_document_counts(tenant_id uuid)
 RETURNS TABLE(stage text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return;
end $function$;
alter routine delivery_document_counts(uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.delivery_document_links(tenant_id uuid, record_kind text, record uuid)
 RETURNS TABLE(entity_type text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select 'delivery_document', count(*) from delivery_documents paper
  where paper.tenant_id = $1 and case $2
    when 'logistics_object' then paper.object_id = $3
    when 'driver' then paper.driver_id = $3
    when 'vehicle' then paper.vehicle_id = $3
    when 'delivery_route' then paper.route_id = $3
    when 'delivery_batch' then paper.batch_id = $3
    else false end
  having count(*) > 0;
end $function$;
alter routine delivery_document_links(uuid,text,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.delivery_links(tenant_id uuid, record_kind text, record uuid)
 RETURNS TABLE(entity_type text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select 'delivery_route', count(distinct stop.route_id) from route_stops stop
  where $2 = 'logistics_object' and stop.tenant_id = $1 and stop.object_id = $3 having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches batch
  where $2 = 'logistics_object' and batch.tenant_id = $1 and batch.object_id = $3 having count(*) > 0
  union all
  select 'delivery_route', count(*) from delivery_routes route
  where $2 = 'driver' and route.tenant_id = $1 and route.driver_id = $3 having count(*) > 0
  union all
  select 'delivery_route', count(*) from delivery_routes route
  where $2 = 'vehicle' and route.tenant_id = $1 and route.vehicle_id = $3 having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches batch
  where $2 = 'delivery_route' and batch.tenant_id = $1 and batch.route_id = $3 having count(*) > 0
  union all
  select 'stock_receipt', count(*) from stock_receipts receipt
  where $2 = 'delivery_batch' and receipt.tenant_id = $1 and receipt.delivery_batch_id = $3 having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches split
  where $2 = 'delivery_batch' and split.tenant_id = $1 and split.split_from_id = $3 having count(*) > 0;
end $function$;
alter routine delivery_links(uuid,text,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.drop_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_documents where tenant_id = old.tenant_id and record_id = old.id;
  return null;
end $function$;
alter routine drop_document() owner to owner;

CREATE OR REPLACE FUNCTION public.drop_months(whole regclass, days integer)
 RETURNS TABLE(part text, gone boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '500ms'
AS $function$
#variable_conflict use_column
declare
  due regclass;
begin
  -- The trail is never removed: seals cover it from its beginning.
  if whole = 'audit_events'::regclass or days < 30 then raise 'months of % do not leave after % days', whole, days; end if;
  for due in
    select month.part from ends_of_months(whole) month where month.until <= id_at(now() - make_interval(days => days)) order by month.until
  loop
    part := due::text;
    begin
      execute format('drop table %s', due);
      gone := true;
    exception when lock_not_available then
      gone := false;
    end;
    return next;
    exit when not gone;
  end loop;
end $function$;
alter routine drop_months(regclass,integer) owner to owner;

CREATE OR REPLACE FUNCTION public.ends_of_months(whole regclass)
 RETURNS TABLE(part regclass, until uuid)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select c.oid::regclass, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([0-9a-f-]{36})''\)')::uuid
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = whole and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT';
end $function$;
alter routine ends_of_months(regclass) owner to owner;

CREATE OR REPLACE FUNCTION public.enter_portal(portal uuid, writes boolean)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  away public.away_portals;
  ahead bigint;
begin
  if writes and not pg_try_advisory_xact_lock_shared(hashtextextended('portal writes ' || portal, 0)) then
    raise exception using errcode = 'PM001', message = 'the portal is being moved';
  end if;
  -- Read after the lock is held: what was committed under it is seen.
  select * into away from public.away_portals a where a.tenant_id = portal;
  if away.standing = 'moved' then
    raise exception using errcode = 'PM002', message = 'the portal has moved', detail = away.address;
  elsif away.standing = 'arriving' then
    raise exception using errcode = 'PM001', message = 'the portal is being moved';
  end if;
  select t.ahead_seconds into ahead from public.test_portals t where t.tenant_id = portal;
  perform set_config('app.seconds_ahead', ahead::text, true);
  return ahead;
end $function$;
alter routine enter_portal(uuid,boolean) owner to owner;

CREATE OR REPLACE PROCEDURE public.fence(IN fenced regclass, IN service text DEFAULT 'select, insert, update, delete'::text, IN worker text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', fenced);
  execute format('alter table %s force row level security', fenced);
  execute format('create policy tenant on %s using (tenant_id = tenant_id()) with check (tenant_id = tenant_id())', fenced);
  if service is not null then execute format('grant %s on %s to prokura_service', service, fenced); end if;
  if worker is not null then execute format('grant %s on %s to prokura_worker', worker, fenced); end if;
end $procedure$;
alter routine fence(regclass,text,text) owner to owner;

CREATE OR REPLACE PROCEDURE public.fence_part(IN part regclass, IN whole regclass)
 LANGUAGE plpgsql
AS $procedure$
declare
  rule record;
begin
  execute format('alter table %s enable row level security', part);
  execute format('alter table %s force row level security', part);
  for rule in select * from pg_policies p where p.schemaname = 'public' and p.tablename = whole::text
  loop
    execute format('create policy %I on %s as %s for %s to %s using (%s)', rule.policyname, part, rule.permissive, rule.cmd,
      array_to_string(rule.roles, ', '), rule.qual) || coalesce(' with check (' || rule.with_check || ')', '');
  end loop;
end $procedure$;
alter routine fence_part(regclass,regclass) owner to owner;

CREATE OR REPLACE FUNCTION public.find_account(address text)
 RETURNS TABLE(tenant_id uuid, user_id uuid, pending_tenant_id uuid, pending_user_id uuid, pending_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select d.tenant_id, d.user_id, p.tenant_id, p.user_id, p.password_hash
  from (select lower(address) as email) asked
  left join login_directory d on d.email = asked.email
  left join pending_logins p on p.email = asked.email
$function$;
alter routine find_account(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_api_key(public_id text)
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id from portal_addresses a where a.kind = 'api key' and a.address = convert_to(public_id, 'UTF8');
end $function$;
alter routine find_api_key(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_driver_link(digest bytea)
 RETURNS TABLE(tenant_id uuid, link_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'driver link' and a.address = $1;
end $function$;
alter routine find_driver_link(bytea) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_every_test_portal()
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select made.tenant_id from test_portals made where made.tenant_id not in (select away.tenant_id from away_portals away);
end $function$;
alter routine find_every_test_portal() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_inbound_endpoint(digest bytea)
 RETURNS TABLE(tenant_id uuid, endpoint_id uuid, installation_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id, a.parent_id from portal_addresses a where a.kind = 'webhook inbound' and a.address = $1;
end $function$;
alter routine find_inbound_endpoint(bytea) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_integration_standings()
 RETURNS TABLE(slug text, installs integer, ratings integer, stars integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select slug, installs, ratings, stars from integration_standings
$function$;
alter routine find_integration_standings() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_login(address text)
 RETURNS TABLE(tenant_id uuid, user_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select d.tenant_id, d.user_id from login_directory d where d.email = lower(address)
$function$;
alter routine find_login(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_order_link(digest bytea)
 RETURNS TABLE(tenant_id uuid, sending_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'order link' and a.address = $1;
end $function$;
alter routine find_order_link(bytea) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_portal(wanted text)
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id from portal_addresses a where a.kind = 'portal' and a.address = convert_to(wanted, 'UTF8');
end $function$;
alter routine find_portal(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_portal_name(wanted text)
 RETURNS TABLE(taken boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select exists (select 1 from portal_names n where n.slug = wanted)
    or exists (select 1 from portal_addresses a where a.kind = 'portal' and a.address = convert_to(wanted, 'UTF8'));
end $function$;
alter routine find_portal_name(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_portals_ahead()
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select t.tenant_id from test_portals t
  where t.ahead_seconds > 0 and t.tenant_id not in (select away.tenant_id from away_portals away);
end $function$;
alter routine find_portals_ahead() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_proposal_link(digest bytea)
 RETURNS TABLE(tenant_id uuid, sending_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'proposal link' and a.address = $1;
end $function$;
alter routine find_proposal_link(bytea) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_provider_endpoint(digest bytea, wanted text)
 RETURNS TABLE(tenant_id uuid, endpoint_id uuid, installation_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id, a.parent_id from portal_addresses a where a.kind = 'webhook ' || wanted and a.address = $1;
end $function$;
alter routine find_provider_endpoint(bytea,text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_publications()
 RETURNS TABLE(tenant_id uuid, id uuid, slug text, number integer, status text, publisher text, inn text, submitted_at instant)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select p.tenant_id, p.id, p.slug, p.number, p.status, t.name, t.company_inn, p.submitted_at
  from publications p join tenants t using (tenant_id) order by p.submitted_at nulls last, p.slug;
end $function$;
alter routine find_publications() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_rfq_link(digest bytea)
 RETURNS TABLE(tenant_id uuid, recipient_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'rfq link' and a.address = $1;
end $function$;
alter routine find_rfq_link(bytea) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_seal_heads()
 RETURNS TABLE(heads json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(json_agg(json_build_object('tenantId', head.tenant_id, 'number', head.number, 'digest', encode(head.digest, 'hex'))), '[]')
  from (select distinct on (s.tenant_id) s.tenant_id, s.number, s.digest from audit_seals s order by s.tenant_id, s.number desc) head;
end $function$;
alter routine find_seal_heads() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_sign_in_domain(wanted text)
 RETURNS TABLE(tenant_id uuid, provider_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'sign-in domain' and a.address = convert_to(wanted, 'UTF8');
end $function$;
alter routine find_sign_in_domain(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_site_exchange(address_key text)
 RETURNS TABLE(tenant_id uuid, installation_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'site exchange' and a.address = convert_to($1, 'UTF8');
end $function$;
alter routine find_site_exchange(text) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_tenants(past uuid, most integer)
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select t.tenant_id from tenants t
  where (past is null or t.tenant_id > past) and t.tenant_id not in (select away.tenant_id from away_portals away)
  order by t.tenant_id limit most;
end $function$;
alter routine find_tenants(uuid,integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.find_test_portals(asking uuid)
 RETURNS TABLE(tenant_id uuid, made_in uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select made.tenant_id, made.made_in from test_portals made
  where asking in (made.made_in, made.tenant_id)
    and (made.made_at > now() - interval '10 minutes'
      or exists (select from portal_addresses a where a.kind = 'portal' and a.tenant_id = made.tenant_id))
  order by made.made_at, made.tenant_id;
end $function$;
alter routine find_test_portals(uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.give_system_stages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform create_system_stages(new.tenant_id);
  return null;
end $function$;
alter routine give_system_stages() owner to owner;

CREATE OR REPLACE FUNCTION public.id_at(moment timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((lpad(to_hex(((EXTRACT(epoch FROM moment) * (1000)::numeric))::bigint), 12, '0'::text) || '00000000000000000000'::text))::uuid;
alter routine id_at(timestamp with time zone) owner to owner;

CREATE OR REPLACE PROCEDURE public.index_positions(IN part regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create unique index %s_in_order on %1$s (tenant_id, position) where position is not null', part);
end $procedure$;
alter routine index_positions(regclass) owner to owner;

CREATE OR REPLACE FUNCTION public.item_blockers(tenant_id uuid, item uuid)
 RETURNS TABLE(entity_type text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select 'procurement', count(distinct r.id) from requisition_lines line
  join requisition_allocations decided on decided.tenant_id = $1 and decided.line_id = line.id and decided.status = 'accepted'
  join requisitions r on r.tenant_id = $1 and r.id = line.requisition_id and r.status not in ('completed', 'cancelled')
  where line.tenant_id = $1 and line.catalog_item_id = $2 and line.status = 'active' having count(*) > 0;
end $function$;
alter routine item_blockers(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.item_incoming(tenant_id uuid, item uuid)
 RETURNS TABLE(warehouse_id uuid, quantity numeric)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select r.delivery_warehouse_id, sum(greatest(line.accepted_quantity - line.received_quantity - line.closed_short_quantity, 0) * line.factor_to_base)
  from requisition_lines line join requisitions r on r.tenant_id = $1 and r.id = line.requisition_id
  where line.tenant_id = $1 and line.status = 'active' and line.catalog_item_id in (
      select known.id from catalog_items known
      where known.tenant_id = $1 and (known.id = $2 or known.duplicate_of_id = $2 and known.merged_at is not null))
    and r.status not in ('completed', 'cancelled') and r.archived_at is null
  group by r.delivery_warehouse_id;
end $function$;
alter routine item_incoming(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  written constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  of_kind constant text := tg_argv[0] || coalesce(written->>'area', '');
  -- Bytes are written in hexadecimal there.
  given constant bytea := case when left(written->>tg_argv[1], 2) = '\x' then (written->>tg_argv[1])::bytea else convert_to(written->>tg_argv[1], 'UTF8') end;
  portal constant uuid := written->>'tenant_id';
begin
  if tg_op = 'DELETE' then
    delete from portal_addresses where kind = of_kind and address = given and tenant_id = portal;
    return null;
  end if;
  insert into portal_addresses (kind, address, tenant_id, record_id, parent_id)
  values (of_kind, given, portal, (written->>tg_argv[2])::uuid, (written->>tg_argv[3])::uuid)
  on conflict do nothing;
  if not found and not exists (select from portal_addresses where kind = of_kind and address = given and tenant_id = portal) then
    raise unique_violation using message = format('an address of the kind "%s" is held by another portal', of_kind);
  end if;
  return null;
end $function$;
alter routine keep_address() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  portal uuid := old.tenant_id;
begin
  if exists (select 1 from users u where u.tenant_id = portal) and not exists (
    select 1 from users u
    join user_roles held on held.tenant_id = u.tenant_id and held.user_id = u.id
    join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
    where u.tenant_id = portal and u.status = 'active' and r.code = 'owner' and r.is_system)
  then raise check_violation using message = 'The portal needs an active owner', constraint = 'last_owner';
  end if;
  return null;
end $function$;
alter routine keep_an_owner() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_batches_of_object()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_delivery_batches(new.tenant_id, array(
    select batch.id from delivery_batches batch where batch.tenant_id = new.tenant_id and batch.object_id = new.id));
  return null;
end $function$;
alter routine keep_batches_of_object() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_catalog_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform keep_catalog_items(new.tenant_id, array[new.id]);
  elsif keep_document(new.tenant_id, 'catalog_item', new.id, true, concat_ws(' ', new.name, new.brand, new.manufacturer),
    array[new.sku, new.manufacturer_sku, new.barcode]) is null then
    return null;
  end if;
  return null;
end $function$;
alter routine keep_catalog_item() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_catalog_items(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'catalog_item', item.id, false, concat_ws(' ', item.name, item.brand, item.manufacturer),
      array[item.sku, item.manufacturer_sku, item.barcode] || coalesce(known.codes, '{}'), coalesce(sold.parties, '{}'))
    from catalog_items item
    left join lateral (
      select array_agg(distinct article.supplier_sku) as codes
      from supplier_skus article where article.tenant_id = portal and article.catalog_item_id = item.id) known on true
    left join lateral (
      select array_agg(supplier.counterparty_id order by supplier.counterparty_id) as parties
      from supplier_items link join suppliers supplier on supplier.tenant_id = portal and supplier.id = link.supplier_id
      where link.tenant_id = portal and link.catalog_item_id = item.id) sold on true
    where item.tenant_id = portal and item.id = one;
  end loop;
end $function$;
alter routine keep_catalog_items(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_counterparty()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_document(new.tenant_id, 'counterparty', new.id, tg_op = 'INSERT',
    concat_ws(' ', new.short_name, new.full_name), array[new.inn, new.ogrn, new.tax_id]);
  return null;
end $function$;
alter routine keep_counterparty() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_delivery_batch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_delivery_batches(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_delivery_batch() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_delivery_batches(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'delivery_batch', batch.id, false, concat_ws(' ', place.name, items.texts),
      array[batch.number, req.number] || coalesce(items.codes, '{}'), array_remove(array[seller.counterparty_id], null))
    from delivery_batches batch
    left join logistics_objects place on place.tenant_id = portal and place.id = batch.object_id
    left join requisitions req on req.tenant_id = portal and req.id = batch.requisition_id
    left join suppliers seller on seller.tenant_id = portal and seller.id = batch.supplier_id
    left join lateral (
      select string_agg(carried.name, ' ' order by carried.position) as texts, array_agg(carried.sku) as codes
      from delivery_batch_items carried where carried.tenant_id = portal and carried.batch_id = batch.id) items on true
    where batch.tenant_id = portal and batch.id = one;
  end loop;
end $function$;
alter routine keep_delivery_batches(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_delivery_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_delivery_documents(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_delivery_document() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_delivery_documents(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'delivery_document', paper.id, false,
      concat_ws(' ', req.title, paper.carrier_name, paper.driver_name, paper.recipient_name, paper.delivery_address, lines.texts),
      array[paper.number, req.number, paper.vehicle_number] || coalesce(lines.codes, '{}'),
      array_remove(array[(paper.parties->'seller'->>'counterpartyId')::uuid, (paper.parties->'customer'->>'counterpartyId')::uuid], null))
    from delivery_documents paper
    join requisitions req on req.tenant_id = portal and req.id = paper.requisition_id
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from delivery_document_lines line where line.tenant_id = portal and line.document_id = paper.id) lines on true
    where paper.tenant_id = portal and paper.id = one;
  end loop;
end $function$;
alter routine keep_delivery_documents(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_document(portal uuid, of_kind text, record uuid, is_new boolean, texts text, given_codes text[], parties uuid[] DEFAULT '{}'::uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  seed     constant bigint := search_seed(portal, of_kind);
  plain    text collate "C" := search_plain(texts);
  folded   text collate "C" := search_fold(plain);
  begins   constant text collate "C" := folded;
  codes    constant text[] collate "C" := search_codes(given_codes);
  tokens   bigint[] := '{}';
  spelled  text[] collate "C";
  unfolded text[] collate "C";
  known    text[] collate "C";
  spelling text collate "C";
  stem     text collate "C";
begin
  if length(plain) > 1000 then
    plain := array_to_string(array(select distinct word collate "C" from unnest(string_to_array(plain, ' ')) word order by 1), ' ');
    folded := search_fold(plain);
  end if;
  -- The numbers inside of «М8х20» find it too.
  foreach spelling in array array_remove(string_to_array(search_stems(plain) || case when folded ~ '[0-9][^0-9ʹ ]|[^0-9ʹ ][0-9]'
    then regexp_replace(' ' || folded, '[^0-9ʹ]+', ' ', 'g') else '' end, ' ') || codes || parties::text[], '') loop
    tokens := tokens || hashtextextended(spelling, seed);
  end loop;
  if is_new then
    insert into search_documents (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, left(begins, 120), tokens);
  else
    insert into search_documents as held (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, left(begins, 120), tokens)
    on conflict (tenant_id, record_id) do update set head = excluded.head, words = excluded.words
    where (held.head, held.words) is distinct from (excluded.head, excluded.words);
  end if;
  spelled := string_to_array(folded, ' ') || codes;
  unfolded := string_to_array(plain, ' ') || codes;
  known := array(select there.word from search_words there where there.tenant_id = portal and there.kind = of_kind and there.word = any(spelled));
  if cardinality(spelled) > 100 then
    select coalesce(array_agg(given.spelled), '{}'), coalesce(array_agg(given.plain), '{}') into spelled, unfolded
    from unnest(spelled, unfolded) given(spelled, plain) left join unnest(known) old on old = given.spelled where old is null;
    known := '{}';
  end if;
  foreach spelling in array spelled loop
    continue when spelling = any(known) or length(spelling) > 100;
    stem := case when starts_with(spelling, '#') then spelling
      else coalesce(nullif(search_stems(unfolded[array_position(spelled, spelling)]), ''), spelling) end;
    insert into search_words (tenant_id, kind, word, stem, token) values (portal, of_kind, spelling, stem, hashtextextended(stem, seed));
    known := known || spelling;
  end loop;
end $function$;
alter routine keep_document(uuid,text,uuid,boolean,text,text[],uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_invoices(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_invoice() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_invoices(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'invoice', inv.id, false, coalesce(lines.texts, ''), array[inv.number, inv.external_number], array[inv.counterparty_id])
    from invoices inv
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts
      from invoice_lines line where line.tenant_id = portal and line.invoice_id = inv.id) lines on true
    where inv.tenant_id = portal and inv.id = one;
  end loop;
end $function$;
alter routine keep_invoices(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_mailbox_thread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_document(new.tenant_id, 'mailbox_thread', new.id, tg_op = 'INSERT', concat_ws(' ', new.subject, new.people), '{}');
  return null;
end $function$;
alter routine keep_mailbox_thread() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_messenger_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_document(new.tenant_id, 'messenger_conversation', new.id, tg_op = 'INSERT',
    concat_ws(' ', new.name, new.username), array[new.phone]);
  return null;
end $function$;
alter routine keep_messenger_conversation() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_moved_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_catalog_items(new.tenant_id, array[old.catalog_item_id, new.catalog_item_id]);
  return null;
end $function$;
alter routine keep_moved_item() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_purchase_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_purchase_orders(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_purchase_order() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_purchase_orders(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'purchase_order', po.id, false, concat_ws(' ', lines.texts, po.comment, po.delivery_terms, po.payment_terms),
      array[po.number, req.number] || coalesce(lines.codes, '{}'), array[po.counterparty_id])
    from purchase_orders po
    join requisitions req on req.tenant_id = portal and req.id = po.requisition_id
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from purchase_order_lines line where line.tenant_id = portal and line.order_id = po.id) lines on true
    where po.tenant_id = portal and po.id = one;
  end loop;
end $function$;
alter routine keep_purchase_orders(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_requisition()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_requisitions(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_requisition() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_requisitions(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'purchase_requisition', req.id, false, concat_ws(' ', req.title, lines.texts),
      array[req.number, req.budget_code] || coalesce(lines.codes, '{}'), array_remove(coalesce(asked.parties, '{}') || req.customer_id, null))
    from requisitions req
    left join lateral (
      select string_agg(concat_ws(' ', line.name, line.brand, line.manufacturer), ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from requisition_lines line where line.tenant_id = portal and line.requisition_id = req.id) lines on true
    left join lateral (
      select array_agg(supplier.counterparty_id) as parties
      from requisition_suppliers supplier where supplier.tenant_id = portal and supplier.requisition_id = req.id) asked on true
    where req.tenant_id = portal and req.id = one;
  end loop;
end $function$;
alter routine keep_requisitions(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_rfq()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_rfqs(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_rfq() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_rfqs(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'supplier_rfq', rfq.id, false, concat_ws(' ', rfq.title, lines.texts), array[rfq.number], coalesce(asked.parties, '{}'))
    from supplier_rfqs rfq
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts
      from supplier_rfq_items line where line.tenant_id = portal and line.rfq_id = rfq.id) lines on true
    left join lateral (
      select array_agg(supplier.counterparty_id) as parties
      from supplier_rfq_recipients supplier where supplier.tenant_id = portal and supplier.rfq_id = rfq.id) asked on true
    where rfq.tenant_id = portal and rfq.id = one;
  end loop;
end $function$;
alter routine keep_rfqs(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_sales_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_sales_invoices(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_sales_invoice() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_sales_invoices(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'sales_invoice', si.id, false, concat_ws(' ', si.title, lines.texts),
      array[si.number, si.proposal_number] || coalesce(lines.codes, '{}'), array_remove(array[si.customer_id], null))
    from sales_invoices si
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from sales_invoice_rows line where line.tenant_id = portal and line.invoice_id = si.id) lines on true
    where si.tenant_id = portal and si.id = one;
  end loop;
end $function$;
alter routine keep_sales_invoices(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_supplier_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_document(new.tenant_id, 'supplier_quote', new.id, tg_op = 'INSERT', '', array[new.number, new.external_number], array[new.counterparty_id]);
  return null;
end $function$;
alter routine keep_supplier_quote() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_supplier_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_supplier_returns(new.tenant_id, array[new.id]);
  return null;
end $function$;
alter routine keep_supplier_return() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_supplier_returns(portal uuid, changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'supplier_return', back.id, false, concat_ws(' ', lines.texts, back.comment),
      array[back.number, req.number, receipt.number, back.credit_number] || coalesce(lines.codes, '{}'), array[back.counterparty_id])
    from supplier_returns back
    join requisitions req on req.tenant_id = portal and req.id = back.requisition_id
    join stock_receipts receipt on receipt.tenant_id = portal and receipt.id = back.receipt_id
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from supplier_return_lines line where line.tenant_id = portal and line.return_id = back.id) lines on true
    where back.tenant_id = portal and back.id = one;
  end loop;
end $function$;
alter routine keep_supplier_returns(uuid,uuid[]) owner to owner;

CREATE OR REPLACE FUNCTION public.keep_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  portal  uuid;
  changed uuid[];
begin
  case tg_argv[0]
    when 'keep_requisitions' then
      for portal, changed in select tenant_id, array_agg(distinct requisition_id) from written group by tenant_id loop
        perform keep_requisitions(portal, changed);
      end loop;
    when 'keep_invoices' then
      for portal, changed in select tenant_id, array_agg(distinct invoice_id) from written group by tenant_id loop
        perform keep_invoices(portal, changed);
      end loop;
    when 'keep_sales_invoices' then
      for portal, changed in select tenant_id, array_agg(distinct invoice_id) from written group by tenant_id loop
        perform keep_sales_invoices(portal, changed);
      end loop;
    when 'keep_rfqs' then
      for portal, changed in select tenant_id, array_agg(distinct rfq_id) from written group by tenant_id loop
        perform keep_rfqs(portal, changed);
      end loop;
    when 'keep_delivery_batches' then
      for portal, changed in select tenant_id, array_agg(distinct batch_id) from written group by tenant_id loop
        perform keep_delivery_batches(portal, changed);
      end loop;
    when 'keep_delivery_documents' then
      for portal, changed in select tenant_id, array_agg(distinct document_id) from written group by tenant_id loop
        perform keep_delivery_documents(portal, changed);
      end loop;
    when 'keep_catalog_items' then
      for portal, changed in select tenant_id, array_agg(distinct catalog_item_id) from written group by tenant_id loop
        perform keep_catalog_items(portal, changed);
      end loop;
    when 'keep_purchase_orders' then
      for portal, changed in select tenant_id, array_agg(distinct order_id) from written group by tenant_id loop
        perform keep_purchase_orders(portal, changed);
      end loop;
    when 'keep_supplier_returns' then
      for portal, changed in select tenant_id, array_agg(distinct return_id) from written group by tenant_id loop
        perform keep_supplier_returns(portal, changed);
      end loop;
  end case;
  return null;
end $function$;
alter routine keep_whole() owner to owner;

CREATE OR REPLACE FUNCTION public.keep_whole_if_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  portal  uuid;
  changed uuid[];
begin
  for portal, changed in execute format(
    'select tenant_id, array_agg(distinct written.%1$I) from written join before using (tenant_id, id)
     where (%2$s) is distinct from (%3$s) group by tenant_id',
    tg_argv[1], (select string_agg('written.' || name, ', ') from unnest(tg_argv[2:]) name), (select string_agg('before.' || name, ', ') from unnest(tg_argv[2:]) name)) loop
    execute format('select %I($1, $2)', tg_argv[0]) using portal, changed;
  end loop;
  return null;
end $function$;
alter routine keep_whole_if_renamed() owner to owner;

CREATE OR REPLACE FUNCTION public.later(at timestamp with time zone, seconds double precision)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return at + make_interval(secs => seconds);
end $function$;
alter routine later(timestamp with time zone,double precision) owner to owner;

CREATE OR REPLACE FUNCTION public.let_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('update %I set %I = null where tenant_id = $1 and %2$I = $2', tg_argv[0], tg_argv[1]) using old.tenant_id, old.id;
  return old;
end $function$;
alter routine let_go() owner to owner;

CREATE OR REPLACE FUNCTION public.logistics_links(tenant_id uuid, record_kind text, record uuid)
 RETURNS TABLE(entity_type text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select held.entity_type, held.count from delivery_links(tenant_id => $1, record_kind => $2, record => $3) held
  union all
  select held.entity_type, held.count from delivery_document_links(tenant_id => $1, record_kind => $2, record => $3) held;
end $function$;
alter routine logistics_links(uuid,text,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.look_at_written()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  name text;
begin
  for name in
    select written.relname from pg_stat_xact_user_tables written join pg_class held on held.oid = written.relid
    where written.schemaname = 'public' and written.n_tup_ins + written.n_tup_upd > greatest(1000, held.reltuples / 10)
    order by 1 loop
    execute format('analyze (skip_locked) public.%I', name);
  end loop;
end $function$;
alter routine look_at_written() owner to owner;

CREATE OR REPLACE FUNCTION public.made_at(id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN to_timestamp((((((('x'::text || translate("left"((id)::text, 13), '-'::text, ''::text)))::bit(48))::bigint)::numeric / 1000.0))::double precision);
alter routine made_at(uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.make_event_head()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into event_heads (tenant_id) values (new.tenant_id);
  return null;
end $function$;
alter routine make_event_head() owner to owner;

CREATE OR REPLACE PROCEDURE public.make_month(IN whole regclass, IN month timestamp with time zone)
 LANGUAGE plpgsql
AS $procedure$
declare
  part constant text := format('%s_%s', whole, to_char(month, 'YYYY_MM'));
  rest constant text := format('%s_default', whole);
  low  constant uuid := id_at(month);
  high constant uuid := id_at(month + interval '1 month');
begin
  execute format('create table %I (like %s including defaults including constraints including storage)', part, whole);
  begin
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', whole, part, low, high);
  exception when check_violation then
    execute format('alter table %I no force row level security', rest);
    execute format('with moved as (delete from %I where id >= %L and id < %L returning *) insert into %I select * from moved', rest, low, high, part);
    execute format('alter table %I force row level security', rest);
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', whole, part, low, high);
  end;
  if whole = 'audit_events'::regclass then call index_positions(part::regclass); end if;
  call fence_part(part::regclass, whole);
end $procedure$;
alter routine make_month(regclass,timestamp with time zone) owner to owner;

CREATE OR REPLACE FUNCTION public.make_months(ahead integer)
 RETURNS TABLE(made text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '1s'
AS $function$
#variable_conflict use_column
declare
  whole regclass;
  month timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('prokura:months', 0));
  for whole in
    select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'p' and not c.relispartition order by c.relname
  loop
    for month in select generate_series(
      coalesce((select max(made_at(part.until)) from ends_of_months(whole) part), date_trunc('month', now())),
      date_trunc('month', now()) + make_interval(months => ahead), interval '1 month')
    loop
      call make_month(whole, month);
      made := format('%s_%s', whole, to_char(month, 'YYYY_MM'));
      return next;
    end loop;
  end loop;
end $function$;
alter routine make_months(integer) owner to owner;

CREATE OR REPLACE FUNCTION public.make_schedules_due()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update schedules set next_at = now() where next_at > now()
$function$;
alter routine make_schedules_due() owner to owner;

CREATE OR REPLACE FUNCTION public.make_test_portal(made_in uuid, portal uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  insert into test_portals (tenant_id, made_in) values ($2, $1)
$function$;
alter routine make_test_portal(uuid,uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.money_blockers(tenant_id uuid)
 RETURNS TABLE(entity_type text)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select 'catalog_item' where exists (select 1 from catalog_items i where i.tenant_id = $1 and i.planned_price is not null)
  union all
  select 'supplier_item' where exists (select 1 from supplier_items s where s.tenant_id = $1 and s.manual_price is not null)
  union all
  select 'price_observation' where exists (select 1 from price_observations p where p.tenant_id = $1 and p.withdrawn_at is null)
  union all
  select 'stock_movement' where exists (select 1 from stock_movements m where m.tenant_id = $1 and m.unit_cost is not null)
  union all
  select 'procurement' where exists (select 1 from requisitions r where r.tenant_id = $1)
  union all
  select 'invoice' where exists (select 1 from invoices i where i.tenant_id = $1)
  union all
  select 'sales_invoice' where exists (select 1 from sales_invoices i where i.tenant_id = $1);
end $function$;
alter routine money_blockers(uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.name_key(name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  plain constant text := btrim(regexp_replace(regexp_replace(regexp_replace(
    translate(lower(name collate public.people), 'ё×*abcehkmoptxy', 'еххавсенкмортху'),
    '(?<=[0-9])[.,](?=[0-9])', '_', 'g'), '[0-9_]+', ' \& ', 'g'), '[^[:alnum:]_]+', ' ', 'g'));
begin
  return left(regexp_replace(plain, '(?<=[^0-9_ ])[^0-9_ ]+', '', 'g'), 60) || '|' || plain;
end $function$;
alter routine name_key(text) owner to owner;

CREATE OR REPLACE FUNCTION public.offered_card(of text)
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select json_build_object('name', version.manifest->'name', 'developer', version.publisher->>'name')
  from published_integrations integration
  join published_versions version on version.slug = integration.slug and version.number = integration.current
  where integration.slug = of
$function$;
alter routine offered_card(text) owner to owner;

CREATE OR REPLACE FUNCTION public.portal_moment()
 RETURNS timestamp with time zone
 LANGUAGE sql
 PARALLEL SAFE
RETURN (clock_timestamp() + (portal_now() - now()));
alter routine portal_moment() owner to owner;

CREATE OR REPLACE FUNCTION public.portal_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (now() + make_interval(secs => (concat('0', current_setting('app.seconds_ahead'::text, true)))::double precision));
alter routine portal_now() owner to owner;

CREATE OR REPLACE FUNCTION public.publish_version(publication uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into published_integrations (slug, current)
  select p.slug, p.number from publications p where p.tenant_id = tenant_id() and p.id = publication and p.status = 'approved'
  on conflict (slug) do update set current = excluded.current;
  insert into published_versions (slug, number, manifest, publisher)
  select p.slug, p.number, p.manifest,
    jsonb_build_object('name', t.name, 'inn', t.company_inn, 'contact', w.contact, 'supportEmail', w.support_email, 'privacyUrl', w.privacy_url)
  from publications p join tenants t using (tenant_id) join publishers w using (tenant_id)
  where p.tenant_id = tenant_id() and p.id = publication and p.status = 'approved';
end $function$;
alter routine publish_version(uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.release_addresses(of_kind text, wanted bytea[])
 RETURNS TABLE(released integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare gone int;
begin
  delete from portal_addresses held where held.kind = of_kind and held.address = any(wanted) and held.tenant_id = tenant_id();
  get diagnostics gone = row_count;
  return query select gone;
end $function$;
alter routine release_addresses(text,bytea[]) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.release_login_attempts(of_key bytea, how_many integer)
 RETURNS TABLE(left_over integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update login_throttles t set failures = greatest(0, t.failures - how_many) where t.key = of_key returning t.failures
$function$;
alter routine release_login_attempts(bytea,integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.release_spent_challenges()
 RETURNS TABLE(released bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with gone as (delete from spent_challenges c where c.expires_at < now() - interval '1 hour' returning 1) select count(*) from gone
$function$;
alter routine release_spent_challenges() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.release_stale_login_attempts()
 RETURNS TABLE(released bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with gone as (delete from login_throttles t where t.last_at < now() - interval '24 hours' returning 1) select count(*) from gone
$function$;
alter routine release_stale_login_attempts() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.release_tokens(of text, burst double precision, given double precision)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update rate_buckets b set tokens = least(burst, b.tokens + given) where b.bucket = of
$function$;
alter routine release_tokens(text,double precision,double precision) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.remove_sample_rows(portal uuid)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  gone        uuid[] := array(select entity_id from sample_records where tenant_id = portal);
  needs       uuid[] := array(select id from requisitions where tenant_id = portal and id = any(gone));
  need_lines  uuid[] := array(select id from requisition_lines where tenant_id = portal and requisition_id = any(needs));
  items       uuid[] := array(select id from catalog_items where tenant_id = portal and id = any(gone));
  groups      uuid[] := array(select id from catalog_categories where tenant_id = portal and id = any(gone));
  parties     uuid[] := array(select id from counterparties where tenant_id = portal and id = any(gone));
  sellers     uuid[] := array(select id from suppliers where tenant_id = portal and counterparty_id = any(parties));
  places      uuid[] := array(select id from warehouses where tenant_id = portal and id = any(gone));
  purses      uuid[] := array(select id from budgets where tenant_id = portal and id = any(gone));
  asked       uuid[] := array(select id from supplier_rfqs where tenant_id = portal and (id = any(gone) or requisition_id = any(needs)));
  recipients  uuid[] := array(select id from supplier_rfq_recipients where tenant_id = portal and rfq_id = any(asked));
  offers      uuid[] := array(select id from supplier_quotes where tenant_id = portal and (rfq_id = any(asked) or requisition_id = any(needs)));
  orders      uuid[] := array(select id from purchase_orders where tenant_id = portal and requisition_id = any(needs));
  sendings    uuid[] := array(select id from purchase_order_sendings where tenant_id = portal and order_id = any(orders));
  receipts    uuid[] := array(select id from stock_receipts where tenant_id = portal and requisition_id = any(needs));
  returned    uuid[] := array(select id from supplier_returns where tenant_id = portal and requisition_id = any(needs));
  bills       uuid[] := array(select id from invoices where tenant_id = portal and (id = any(gone) or requisition_id = any(needs)));
  counts      uuid[] := array(select id from stock_counts where tenant_id = portal and warehouse_id = any(places));
begin
  gone := gone || asked || recipients || offers || orders || receipts || returned || bills || counts;

  delete from budget_entries where tenant_id = portal and (budget_id = any(purses) or requisition_id = any(needs));
  delete from budget_transfers where tenant_id = portal and from_budget_id = any(purses) and to_budget_id = any(purses);

  delete from remembered_matches where tenant_id = portal and (supplier_id = any(sellers) or catalog_item_id = any(items));
  delete from reported_payments where tenant_id = portal
    and payment_id in (select id from invoice_payments where tenant_id = portal and invoice_id = any(bills));
  delete from invoice_payments where tenant_id = portal and invoice_id = any(bills);
  delete from invoice_credits where tenant_id = portal and (invoice_id = any(bills) or return_id = any(returned));
  delete from supplier_return_lines where tenant_id = portal and return_id = any(returned);
  delete from supplier_returns where tenant_id = portal and id = any(returned);
  delete from stock_receipt_lines where tenant_id = portal and receipt_id = any(receipts);
  delete from stock_receipts where tenant_id = portal and id = any(receipts);
  delete from invoice_lines where tenant_id = portal and invoice_id = any(bills);
  delete from invoices where tenant_id = portal and id = any(bills);
  delete from invoice_requests where tenant_id = portal and requisition_id = any(needs);

  delete from portal_addresses where tenant_id = portal and kind = 'order link' and record_id = any(sendings);
  delete from purchase_order_answers where tenant_id = portal and order_id = any(orders);
  delete from purchase_order_sendings where tenant_id = portal and id = any(sendings);
  delete from purchase_order_lines where tenant_id = portal and order_id = any(orders);
  delete from purchase_orders where tenant_id = portal and id = any(orders);

  delete from supplier_quote_lines where tenant_id = portal and quote_id = any(offers);
  delete from supplier_quotes where tenant_id = portal and id = any(offers);
  delete from portal_addresses where tenant_id = portal and kind = 'rfq link' and record_id = any(recipients);
  delete from supplier_rfq_items where tenant_id = portal and rfq_id = any(asked);
  delete from supplier_rfq_recipients where tenant_id = portal and id = any(recipients);
  delete from supplier_rfqs where tenant_id = portal and id = any(asked);

  delete from tracker_links where tenant_id = portal and requisition_id = any(needs);
  delete from tracker_orders where tenant_id = portal and requisition_id = any(needs);
  delete from stock_reservations where tenant_id = portal and requisition_id = any(needs);
  delete from requisition_allocations where tenant_id = portal and requisition_id = any(needs);
  delete from requisition_suppliers where tenant_id = portal and requisition_id = any(needs);
  delete from requisition_lines where tenant_id = portal and id = any(need_lines);
  delete from requisitions where tenant_id = portal and id = any(needs);

  delete from stock_count_lines where tenant_id = portal and count_id = any(counts);
  delete from stock_counts where tenant_id = portal and id = any(counts);
  delete from stock_movements where tenant_id = portal and catalog_item_id = any(items);
  delete from stock_balances where tenant_id = portal and catalog_item_id = any(items);
  delete from reorder_points where tenant_id = portal and catalog_item_id = any(items);
  delete from price_observations where tenant_id = portal and catalog_item_id = any(items);
  delete from supplier_items where tenant_id = portal and (catalog_item_id = any(items) or supplier_id = any(sellers));
  delete from supplier_skus where tenant_id = portal and (catalog_item_id = any(items) or supplier_id = any(sellers));
  delete from supplier_categories where tenant_id = portal and (category_id = any(groups) or supplier_id = any(sellers));
  delete from catalog_merges where tenant_id = portal and loser_id = any(items) and winner_id = any(items);
  delete from catalog_items where tenant_id = portal and id = any(items);
  delete from catalog_categories where tenant_id = portal and id = any(groups);
  delete from payment_requisites where tenant_id = portal and counterparty_id = any(parties);
  delete from supplier_qualifications where tenant_id = portal and counterparty_id = any(parties);
  delete from counterparty_contacts where tenant_id = portal and counterparty_id = any(parties);
  delete from suppliers where tenant_id = portal and id = any(sellers);
  delete from counterparties where tenant_id = portal and id = any(parties);
  delete from warehouses where tenant_id = portal and id = any(places);
  delete from budgets where tenant_id = portal and id = any(purses);

  delete from approval_requests where tenant_id = portal and record_id = any(gone);
  delete from comments where tenant_id = portal and entity_id = any(gone);
  delete from followers where tenant_id = portal and entity_id = any(gone);
  delete from notices where tenant_id = portal and entity_id = any(gone);
  delete from external_links where tenant_id = portal and entity_id = any(gone);
  delete from search_documents where tenant_id = portal and record_id = any(gone);
  delete from sample_records where tenant_id = portal;
  delete from sample_sets where tenant_id = portal;
  return bills;
end $function$;
alter routine remove_sample_rows(uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.remove_test_portal(portal uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  -- Twice: triggers of the first round write rows of searches again.
  perform clear_test_portal(portal, array['test_portals', 'tenants']);
  perform clear_test_portal(portal, array['test_portals', 'tenants']);
  delete from portal_names where slug = (select t.slug from tenants t where t.tenant_id = portal);
  delete from tenants where tenant_id = portal;
  delete from login_directory where tenant_id = portal;
  delete from pending_logins where tenant_id = portal;
  delete from portal_addresses where tenant_id = portal;
  delete from test_portals where tenant_id = portal;
end $function$;
alter routine remove_test_portal(uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.requisition_blockers(tenant_id uuid, requisition uuid)
 RETURNS TABLE(entity_type text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select 'stock_receipt', count(*) from stock_receipts receipt
  where receipt.tenant_id = $1 and receipt.requisition_id = $2 and receipt.status = 'posted'
    and exists (select 1 from stock_receipt_lines line where line.tenant_id = $1 and line.receipt_id = receipt.id and line.quantity > 0)
  having count(*) > 0
  union all
  select 'invoice', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.status <> 'cancelled' and invoice.id in (
    select named.id from invoices named where named.tenant_id = $1 and named.requisition_id = $2
    union
    select line.invoice_id from requisition_lines needed
    join invoice_lines line on line.tenant_id = $1 and line.requisition_line_id = needed.id
    where needed.tenant_id = $1 and needed.requisition_id = $2)
  having count(*) > 0
  union all
  select 'delivery_batch', count(*) from delivery_batches sent
  where sent.tenant_id = $1 and sent.requisition_id = $2 and sent.archived_at is null and sent.status in ('loading', 'in_transit')
  having count(*) > 0;
end $function$;
alter routine requisition_blockers(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.requisition_credits(tenant_id uuid, requisition uuid)
 RETURNS TABLE(return_id uuid, number text, currency text, credited numeric)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select back.id, back.number, back.currency::text, back.credit_amount::numeric from supplier_returns back
  where back.tenant_id = $1 and back.requisition_id = $2 and back.status = 'credited';
end $function$;
alter routine requisition_credits(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.requisition_orders(tenant_id uuid, requisition uuid)
 RETURNS TABLE(order_id uuid, number text, status text, gross_amount text, currency text, created_at timestamp with time zone, sent_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select po.id, po.number, po.status, po.gross_amount::text, po.currency::text, po.created_at::timestamptz, po.sent_at::timestamptz
  from purchase_orders po where po.tenant_id = $1 and po.requisition_id = $2 order by po.number;
end $function$;
alter routine requisition_orders(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.requisition_spending(tenant_id uuid, requisition uuid)
 RETURNS TABLE(invoice_id uuid, number text, currency text, invoiced numeric, paid numeric)
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;
alter routine requisition_spending(uuid,uuid) owner to owner;

CREATE OR REPLACE FUNCTION public.rest_bucket(of text, rate double precision, seconds double precision)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  insert into rate_buckets as b (bucket, tokens) values (of, -rate * seconds)
  on conflict (bucket) do update set tokens = least(excluded.tokens, b.tokens), updated_at = clock_timestamp()
$function$;
alter routine rest_bucket(text,double precision,double precision) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.search_asked(portal uuid, kind text, asked text)
 RETURNS TABLE(piece integer, word text, stem text, token bigint, parts bigint[], code text, code_token bigint, whole_token bigint)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select given.piece::int, spelled.word, coalesce(nullif(search_stems(spelled.plain), ''), spelled.word),
    hashtextextended(nullif(search_stems(spelled.plain), ''), search_seed(portal, kind)),
    case when spelled.plain ~ '[0-9][^0-9ʹ]|[^0-9ʹ][0-9]'
      then search_tokens(string_to_array(search_stems(regexp_replace(spelled.plain, '([0-9ʹ]+)', ' \1 ', 'g')), ' '), search_seed(portal, kind)) end,
    code_key(given.part), hashtextextended('#' || code_key(given.part), search_seed(portal, kind)),
    hashtextextended('#' || code_key(asked), search_seed(portal, kind))
  from unnest(string_to_array(regexp_replace(asked, '\s+', ' ', 'g'), ' ')) with ordinality given(part, piece)
  cross join lateral unnest(string_to_array(search_plain(given.part), ' '), string_to_array(search_fold(search_plain(given.part)), ' ')) spelled(plain, word)
  where spelled.word <> ''
$function$;
alter routine search_asked(uuid,text,text) owner to owner;

CREATE OR REPLACE FUNCTION public.search_codes(given text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN array_remove(string_to_array(('#'::text || replace(regexp_replace(translate(lower((array_to_string(given, ''::text) COLLATE people)), 'ё×abcehkmoptxy'::text, 'ехавсенкмортху'::text), '[^[:alnum:]]+'::text, ''::text, 'g'::text), ''::text, '#'::text)), ''::text), '#'::text);
alter routine search_codes(text[]) owner to owner;

CREATE OR REPLACE FUNCTION public.search_fold(plain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(plain, 'abcehkmoptxy'::text, 'авсенкмортху'::text);
alter routine search_fold(text) owner to owner;

CREATE OR REPLACE FUNCTION public.search_pairs(fragment text, seed bigint)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  pairs bigint[] := '{}';
begin
  for at in 1 .. length(fragment) - 1 loop pairs := pairs || hashtextextended(substr(fragment, at, 2), seed); end loop;
  return pairs;
end $function$;
alter routine search_pairs(text,bigint) owner to owner;

CREATE OR REPLACE FUNCTION public.search_plain(texts text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace((regexp_replace((translate(lower((texts COLLATE people)), 'ё×*'::text, 'ехх'::text) COLLATE "C"), '(?<=[0-9])[.,](?=[0-9])'::text, 'ʹ'::text, 'g'::text) COLLATE people), '[^[:alnum:]ʹ]+'::text, ' '::text, 'g'::text));
alter routine search_plain(text) owner to owner;

CREATE OR REPLACE FUNCTION public.search_seed(portal uuid, kind text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN hashtextextended(((portal)::text || kind), (0)::bigint);
alter routine search_seed(uuid,text) owner to owner;

CREATE OR REPLACE FUNCTION public.search_slips(word text, seed bigint)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  slips bigint[] := '{}';
begin
  if length(word) not between 4 and 40 or word collate "C" ~ '[0-9#]' then return slips; end if;
  slips := slips || hashtextextended('-' || word, seed);
  for at in 1 .. length(word) loop slips := slips || hashtextextended('-' || overlay(word placing '' from at for 1), seed); end loop;
  return slips;
end $function$;
alter routine search_slips(text,bigint) owner to owner;

CREATE OR REPLACE FUNCTION public.search_stems(plain text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN search_fold(array_to_string(tsvector_to_array(to_tsvector('russian'::regconfig, plain)), ' '::text));
alter routine search_stems(text) owner to owner;

CREATE OR REPLACE FUNCTION public.search_tokens(words text[], seed bigint)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  tokens bigint[] := '{}';
  word   text collate "C";
begin
  foreach word in array array_remove(words, '') loop tokens := tokens || hashtextextended(word, seed); end loop;
  return tokens;
end $function$;
alter routine search_tokens(text[],bigint) owner to owner;

CREATE OR REPLACE FUNCTION public.service_state()
 RETURNS TABLE(schema_version integer, works_from integer, oldest_due_seconds double precision, schedule_late_seconds double precision)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select
    (select max(m.number) from schema_migrations m),
    (select max(m.works_from) from schema_migrations m),
    (select extract(epoch from now() - min(j.due_at)) from jobs j where j.finished_at is null and j.due_at <= now())::double precision,
    (select extract(epoch from now() - min(s.next_at)) from schedules s)::double precision;
end $function$;
alter routine service_state() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.suspend_published(named text, version integer, why jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not exists (select 1 from publications p where p.tenant_id = tenant_id() and p.slug = named) then return; end if;
  if version is null then update published_integrations set suspended = why where slug = named;
  else update published_versions set suspended = why where slug = named and number = version; end if;
end $function$;
alter routine suspend_published(text,integer,jsonb) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.take_login_attempt(of_key bytea)
 RETURNS TABLE(wait_seconds integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  known login_throttles;
  ready timestamptz;
begin
  insert into login_throttles values (of_key, 0, clock_timestamp()) on conflict do nothing;
  select * into known from login_throttles t where t.key = of_key for update;
  if known.last_at < clock_timestamp() - interval '24 hours' then known.failures := 0; end if;
  ready := known.last_at + case when known.failures < 5 then interval '0' else least(2 ^ (known.failures - 5), 900) * interval '1 second' end;
  if ready > clock_timestamp() then
    wait_seconds := ceil(extract(epoch from ready - clock_timestamp()));
  else
    wait_seconds := 0;
    update login_throttles t set failures = least(known.failures + 1, 30), last_at = clock_timestamp() where t.key = of_key;
  end if;
  return next;
end $function$;
alter routine take_login_attempt(bytea) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.take_tokens(of text, rate double precision, burst double precision, wanted double precision)
 RETURNS TABLE(granted double precision, remaining double precision)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  held double precision;
begin
  insert into rate_buckets (bucket, tokens) values (of, burst) on conflict do nothing;
  select least(burst, b.tokens + rate * extract(epoch from clock_timestamp() - b.updated_at)) into held
  from rate_buckets b where b.bucket = of for update;
  granted := greatest(0, least(wanted, floor(held)));
  remaining := held - granted;
  update rate_buckets b set tokens = held - granted, updated_at = clock_timestamp() where b.bucket = of;
  return next;
end $function$;
alter routine take_tokens(text,double precision,double precision,double precision) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenant_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid;
alter routine tenant_id() owner to owner;

CREATE OR REPLACE FUNCTION public.tenants_with_due_deliveries(most integer, beyond uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid)
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  with recursive walk as (
    (select d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at from webhook_deliveries d
     where d.tenant_id > beyond and d.status in ('pending', 'in_flight')
     order by d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at limit 1)
    union all
    select further.* from walk cross join lateral (
      select d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at from webhook_deliveries d
      where (d.tenant_id, d.subscription_id, d.retry) > (walk.tenant_id, walk.subscription_id, walk.retry) and d.status in ('pending', 'in_flight')
      order by d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at limit 1) further
  )
  select distinct w.tenant_id from walk w where w.tenant_id not in (select away.tenant_id from away_portals away) and w.next_attempt_at <= clock_timestamp() order by w.tenant_id limit most;
end $function$;
alter routine tenants_with_due_deliveries(integer,uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_digests(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct told.tenant_id from notices told
    where told.tenant_id not in (select away.tenant_id from away_portals away) and told.digest_at <= now() limit most
  ) due;
end $function$;
alter routine tenants_with_due_digests(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_jobs(most integer)
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select j.tenant_id from jobs j where j.tenant_id not in (select away.tenant_id from away_portals away) and j.finished_at is null and j.due_at <= now() group by j.tenant_id order by min(j.due_at) limit most;
end $function$;
alter routine tenants_with_due_jobs(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_prices(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select array_agg(due.tenant_id) from (
    select i.tenant_id from catalog_items i where i.tenant_id not in (select away.tenant_id from away_portals away) and i.prices_due_at <= now() group by i.tenant_id order by min(i.prices_due_at) limit most) due;
end $function$;
alter routine tenants_with_due_prices(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_probes()
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select distinct i.tenant_id from integration_installations i where i.tenant_id not in (select away.tenant_id from away_portals away) and i.next_probe_at <= now() and i.archived_at is null;
end $function$;
alter routine tenants_with_due_probes() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_reorders(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select one.tenant_id from (
      select profile.tenant_id, now() at time zone coalesce(regional.timezone, 'Europe/Moscow') as shown
      from company_profiles profile left join regional_settings regional on regional.tenant_id = profile.tenant_id
      where profile.proposes_reorders
    ) one
    where one.tenant_id not in (select away.tenant_id from away_portals away) and extract(hour from one.shown) >= 6
      and not exists (select 1 from reorder_days looked where looked.tenant_id = one.tenant_id and looked.day = one.shown::date)
    limit most
  ) due;
end $function$;
alter routine tenants_with_due_reorders(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_report_letters(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct letter.tenant_id from report_letters letter left join regional_settings regional on regional.tenant_id = letter.tenant_id
    where letter.tenant_id not in (select away.tenant_id from away_portals away)
      and not letter.is_paused and letter.next_date <= (now() + interval '14 hours')::date
      and letter.next_date + make_interval(hours => (letter.schedule->>'hour')::int) <= now() at time zone coalesce(regional.timezone, 'Europe/Moscow')
    limit most
  ) due;
end $function$;
alter routine tenants_with_due_report_letters(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_rfqs(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct tenant_id from supplier_rfqs where tenant_id not in (select away.tenant_id from away_portals away) and due_at <= now() limit most
  ) due;
end $function$;
alter routine tenants_with_due_rfqs(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_syncs()
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select distinct i.tenant_id from integration_installations i where i.tenant_id not in (select away.tenant_id from away_portals away) and i.next_sync_at <= now() and i.archived_at is null;
end $function$;
alter routine tenants_with_due_syncs() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_due_templates(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct tpl.tenant_id from requisition_templates tpl left join regional_settings regional on regional.tenant_id = tpl.tenant_id
    where tpl.tenant_id not in (select away.tenant_id from away_portals away)
      and tpl.is_active and not tpl.is_paused and tpl.next_date <= (now() + interval '14 hours')::date
      and tpl.next_date + make_interval(hours => (tpl.schedule->>'hour')::int) <= now() at time zone coalesce(regional.timezone, 'Europe/Moscow')
    limit most
  ) due;
end $function$;
alter routine tenants_with_due_templates(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_ended_contracts(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct c.tenant_id from contracts c left join regional_settings regional on regional.tenant_id = c.tenant_id
    where c.tenant_id not in (select away.tenant_id from away_portals away) and c.status in ('active', 'suspended') and c.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
    limit most
  ) ended;
end $function$;
alter routine tenants_with_ended_contracts(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_ended_price_lists(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct list.tenant_id from price_lists list left join regional_settings regional using (tenant_id)
    where list.tenant_id not in (select away.tenant_id from away_portals away) and list.status = 'active' and list.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
    limit most
  ) ended;
end $function$;
alter routine tenants_with_ended_price_lists(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_ended_proposals(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct offered.tenant_id from commercial_proposals offered
    left join regional_settings regional on regional.tenant_id = offered.tenant_id
    where offered.tenant_id not in (select away.tenant_id from away_portals away) and offered.status in ('approved', 'sent')
      and offered.valid_until < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      -- Nowhere is it later: what ends after that is not looked at.
      and offered.valid_until < (now() at time zone 'Pacific/Kiritimati')::date
    limit most
  ) ended;
end $function$;
alter routine tenants_with_ended_proposals(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_ended_quotes(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct quote.tenant_id from supplier_quotes quote left join regional_settings regional using (tenant_id)
    where quote.tenant_id not in (select away.tenant_id from away_portals away) and quote.status = 'submitted' and quote.valid_until < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      -- Nowhere is it later: what ends after that is not looked at.
      and quote.valid_until < (now() at time zone 'Pacific/Kiritimati')::date
    limit most
  ) ended;
end $function$;
alter routine tenants_with_ended_quotes(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_ending_qualifications(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ending.tenant_id), '{}') from (
    select distinct one.tenant_id from (
      select held.tenant_id, held.status, held.ends_on, held.told_days,
        (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date as today
      from supplier_qualifications held left join regional_settings regional on regional.tenant_id = held.tenant_id
      where held.status in ('approved', 'suspended')
    ) one
    where one.tenant_id not in (select away.tenant_id from away_portals away)
      and (one.ends_on < one.today
        or one.status = 'approved' and one.ends_on <= one.today + 30 and one.told_days is null
        or one.status = 'approved' and one.ends_on <= one.today + 7 and one.told_days > 7)
    limit most
  ) ending;
end $function$;
alter routine tenants_with_ending_qualifications(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_expiring_keys(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select array_agg(due.tenant_id) from (
    select k.tenant_id from api_keys k
    where k.tenant_id not in (select away.tenant_id from away_portals away) and k.status = 'active' and k.successor_id is null and k.expires_at > now() and k.expires_at <= now() + interval '30 days'
      and coalesce(k.noticed_days, 99) > case
        when k.expires_at <= now() + interval '1 day' then 1 when k.expires_at <= now() + interval '7 days' then 7 else 30 end
    group by k.tenant_id order by min(k.expires_at) limit most) due;
end $function$;
alter routine tenants_with_expiring_keys(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_failing_webhooks()
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select distinct s.tenant_id from webhook_subscriptions s where s.tenant_id not in (select away.tenant_id from away_portals away) and s.failing_since is not null and s.status = 'enabled';
end $function$;
alter routine tenants_with_failing_webhooks() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_fresh_facts(most integer, beyond uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid)
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  with recursive walk as (
    (select f.tenant_id from audit_events f where f.tenant_id > beyond and f.position is null order by f.tenant_id limit 1)
    union all
    select (select f.tenant_id from audit_events f where f.tenant_id > walk.tenant_id and f.position is null order by f.tenant_id limit 1)
    from walk where walk.tenant_id is not null
  )
  (select w.tenant_id from walk w where w.tenant_id not in (select away.tenant_id from away_portals away) and w.tenant_id is not null limit most)
  union
  (select h.tenant_id from event_heads h where h.tenant_id not in (select away.tenant_id from away_portals away) and h.tenant_id > beyond and h.untold order by h.tenant_id limit most)
  order by 1 limit most;
end $function$;
alter routine tenants_with_fresh_facts(integer,uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_fresh_facts(most integer, beyond uuid, since uuid)
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  with recursive walk as (
    (select f.tenant_id from audit_events f where f.id >= since and f.tenant_id > beyond and f.position is null order by f.tenant_id limit 1)
    union all
    select (select f.tenant_id from audit_events f where f.id >= since and f.tenant_id > walk.tenant_id and f.position is null order by f.tenant_id limit 1)
    from walk where walk.tenant_id is not null
  )
  (select w.tenant_id from walk w where w.tenant_id not in (select away.tenant_id from away_portals away) and w.tenant_id is not null limit most)
  union
  (select h.tenant_id from event_heads h where h.tenant_id not in (select away.tenant_id from away_portals away) and h.tenant_id > beyond and h.untold order by h.tenant_id limit most)
  order by 1 limit most;
end $function$;
alter routine tenants_with_fresh_facts(integer,uuid,uuid) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_late_approvals(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct asked.tenant_id from approval_requests asked
    where asked.tenant_id not in (select away.tenant_id from away_portals away) and asked.status = 'pending'
      and (asked.remind_at <= now() or asked.escalate_at <= now())
    limit most
  ) late;
end $function$;
alter routine tenants_with_late_approvals(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_late_goods(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct req.tenant_id from requisitions req
    join requisition_lines line on line.tenant_id = req.tenant_id and line.requisition_id = req.id
    left join regional_settings regional on regional.tenant_id = req.tenant_id
    where req.tenant_id not in (select away.tenant_id from away_portals away)
      and coalesce(line.required_at, req.due_date) < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and coalesce(line.required_at, req.due_date) >= (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date - 7
      and line.late_told is distinct from coalesce(line.required_at, req.due_date)
      and line.status = 'active' and line.received_quantity + line.closed_short_quantity < line.quantity
      and req.status in ('approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery', 'partially_received')
    limit most
  ) late;
end $function$;
alter routine tenants_with_late_goods(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_late_orders(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct po.tenant_id from purchase_orders po left join regional_settings regional on regional.tenant_id = po.tenant_id
    where po.tenant_id not in (select away.tenant_id from away_portals away)
      and po.expected_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and po.expected_date >= (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date - 7
      and po.late_told is distinct from po.expected_date
      and po.status in ('sent', 'confirmed', 'confirmed_in_part', 'partially_received')
    limit most
  ) late;
end $function$;
alter routine tenants_with_late_orders(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_old_vehicle_points(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(old.tenant_id), '{}') from (
    select having_vehicles.tenant_id from (select distinct v.tenant_id from vehicles v) having_vehicles
    left join company_profiles profile on profile.tenant_id = having_vehicles.tenant_id
    where having_vehicles.tenant_id not in (select away.tenant_id from away_portals away) and (select min(point.recorded_at) from vehicle_locations point where point.tenant_id = having_vehicles.tenant_id)
      < now() - make_interval(days => coalesce(profile.vehicle_point_days, 400))
    limit most
  ) old;
end $function$;
alter routine tenants_with_old_vehicle_points(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_stale_integrations()
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select distinct e.tenant_id
  from external_installations e join published_integrations p using (slug) join published_versions v on v.slug = e.slug and v.number = e.number
  join published_versions newest on newest.slug = p.slug and newest.number = p.current
  join integration_installations i on i.tenant_id = e.tenant_id and i.id = e.installation_id
  where e.tenant_id not in (select away.tenant_id from away_portals away) and e.ended_at is null and (
    (p.suspended is null and newest.suspended is null and p.current > greatest(e.number, coalesce(e.offered, 0)))
    or ((p.suspended is not null or v.suspended is not null) and i.status <> 'disabled'));
end $function$;
alter routine tenants_with_stale_integrations() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_turned_invoices(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct inv.tenant_id from invoices inv left join regional_settings regional on regional.tenant_id = inv.tenant_id
    where inv.tenant_id not in (select away.tenant_id from away_portals away) and inv.due_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.due_date >= (inv.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.gross > inv.paid_amount + inv.credited_amount and inv.status not in ('cancelled', 'rejected')
    limit most
  ) turned;
end $function$;
alter routine tenants_with_turned_invoices(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_turned_price_lists(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct list.tenant_id from price_lists list left join regional_settings regional on regional.tenant_id = list.tenant_id
    where list.tenant_id not in (select away.tenant_id from away_portals away) and exists (
      select 1 from price_list_items line
      where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active'
        and line.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
        and line.valid_to >= (list.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date)
    limit most
  ) turned;
end $function$;
alter routine tenants_with_turned_price_lists(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_turned_sales_invoices(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct si.tenant_id from sales_invoices si left join regional_settings regional on regional.tenant_id = si.tenant_id
    where si.tenant_id not in (select away.tenant_id from away_portals away) and si.due_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and si.due_date >= (si.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and si.gross_amount > si.paid_amount and si.status in ('issued', 'sent')
    limit most
  ) turned;
end $function$;
alter routine tenants_with_turned_sales_invoices(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_uncounted_purchases(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(uncounted.tenant_id), '{}') from (
    select portal.tenant_id from tenants portal left join report_standings standing on standing.tenant_id = portal.tenant_id
    where portal.tenant_id not in (select away.tenant_id from away_portals away) and standing.purchases_begun_at is null
      and (exists (select 1 from requisitions req where req.tenant_id = portal.tenant_id)
        or exists (select 1 from supplier_rfqs rfq where rfq.tenant_id = portal.tenant_id)
        or exists (select 1 from invoices invoice where invoice.tenant_id = portal.tenant_id))
    limit most
  ) uncounted;
end $function$;
alter routine tenants_with_uncounted_purchases(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_uncounted_spend(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(uncounted.tenant_id), '{}') from (
    select portal.tenant_id from tenants portal left join report_standings standing on standing.tenant_id = portal.tenant_id
    where portal.tenant_id not in (select away.tenant_id from away_portals away) and standing.begun_at is null
      and exists (select 1 from invoices invoice where invoice.tenant_id = portal.tenant_id)
    limit most
  ) uncounted;
end $function$;
alter routine tenants_with_uncounted_spend(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_unsealed_events(most integer)
 RETURNS TABLE(tenant_ids uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select array_agg(due.tenant_id) from (
    select h.tenant_id from event_heads h
    where h.tenant_id not in (select away.tenant_id from away_portals away) and h.numbered > coalesce((select s.last_position from audit_seals s where s.tenant_id = h.tenant_id order by s.number desc limit 1), 0)
    limit most) due;
end $function$;
alter routine tenants_with_unsealed_events(integer) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_webhooks()
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select distinct s.tenant_id from webhook_subscriptions s
  where s.tenant_id not in (select away.tenant_id from away_portals away);
end $function$;
alter routine tenants_with_webhooks() owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.tenants_with_work_of(holders uuid[])
 RETURNS TABLE(tenant_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
  select j.tenant_id from jobs j where j.tenant_id not in (select away.tenant_id from away_portals away) and j.finished_at is null and j.holder = any(holders)
  union
  select d.tenant_id from webhook_deliveries d where d.tenant_id not in (select away.tenant_id from away_portals away) and d.status = 'in_flight' and d.holder = any(holders);
end $function$;
alter routine tenants_with_work_of(uuid[]) owner to prokura_directory;

CREATE OR REPLACE FUNCTION public.touch_config()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update tenants set config_version = config_version + 1 where tenant_id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $function$;
alter routine touch_config() owner to owner;

CREATE OR REPLACE FUNCTION public.warehouse_blockers(tenant_id uuid, warehouse uuid)
 RETURNS TABLE(entity_type text, count bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query
  select 'stock_balance', count(*) from stock_balances b
  where b.tenant_id = $1 and b.warehouse_id = $2 and (b.on_hand <> 0 or b.reserved <> 0) having count(*) > 0
  union all
  select 'procurement', count(*) from requisitions r
  where r.tenant_id = $1 and r.delivery_warehouse_id = $2 and r.status not in ('completed', 'cancelled') and r.archived_at is null having count(*) > 0
  union all
  select 'supplier_rfq', count(*) from supplier_rfqs rfq
  where rfq.tenant_id = $1 and rfq.warehouse_id = $2 and rfq.status not in ('closed', 'cancelled') having count(*) > 0;
end $function$;
alter routine warehouse_blockers(uuid,uuid) owner to owner;
