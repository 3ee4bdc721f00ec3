-- Generated: every statement bank-files sends.

delete from bank_document_payments where tenant_id = $1 and invoice_id = $2
  and not payment_id = any($3::uuid[]) returning document_id;

insert into bank_document_payments (tenant_id, document_id, invoice_id, payment_id, amount)
  select $1::uuid, $2::uuid, paid.*
  from jsonb_to_recordset($3::jsonb) as paid (invoice_id uuid, payment_id uuid, amount numeric);

insert into bank_documents (tenant_id, id, kind, number, date, booked_on, amount, direction, account, payer, payee, purpose, status,
  counterparty_id, proposal, updated_by)
  select $1::uuid, doc.*, $2::uuid
  from jsonb_to_recordset($3::jsonb) as doc (id uuid, kind text, number text, date date, booked_on date,
  amount numeric, direction text, account text, payer jsonb, payee jsonb, purpose text, status text, counterparty_id uuid, proposal jsonb)
  on conflict (tenant_id, id) do nothing;

insert into bank_statement_lines (tenant_id, statement_id, document_id, position, line, repeated)
  select $1::uuid, $2::uuid, told.*
  from jsonb_to_recordset($3::jsonb) as told (id uuid, position int, line int, repeated boolean);

insert into bank_statements (tenant_id, id, installation_id, file_name, file_size, sha256, status, format_version, encoding, sender, created_on, period_from, period_to, accounts, warnings, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict (tenant_id, sha256) do nothing returning id;

insert into payment_order_files (tenant_id, id, installation_id, name, slug, payer, timezone, count, total, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

insert into payment_orders (tenant_id, file_id, position, invoice_id, number, date, amount, payee, purpose)
  select $1::uuid, $2::uuid, paid.*
  from jsonb_to_recordset($3::jsonb) as paid (position int, invoice_id uuid, number int, date date, amount numeric,
  payee jsonb, purpose text);

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.id = $4 order by doc.date, doc.id limit $5;

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.status = 'proposed' and doc.id = any($4::uuid[]) order by doc.date, doc.id limit $5;

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.status = 'proposed' and doc.proposal->>'exact' = 'true' order by doc.date, doc.id limit $4;

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.status in ('unmatched', 'proposed', 'already_paid') and not coalesce(doc.proposal->'foundIn' @> '[{"what": "person"}]', false) order by doc.date, doc.id limit $4;

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments from bank_documents doc where doc.tenant_id = $1 and doc.id = $2;

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments, told.position, told.line, told.repeated from bank_statement_lines told cross join lateral (
  select one.* from bank_documents one where one.tenant_id = told.tenant_id and one.id = told.document_id offset 0) doc where doc.tenant_id = $1 and told.tenant_id = $2 and told.statement_id = $3
  order by told.position asc, doc.id asc limit 51;

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments, told.position, told.line, told.repeated from bank_statement_lines told cross join lateral (
  select one.* from bank_documents one where one.tenant_id = told.tenant_id and one.id = told.document_id offset 0) doc where doc.tenant_id = $1 and told.tenant_id = $2 and told.statement_id = $3 and doc.direction = $4
  order by told.position asc, doc.id asc limit 51;

select
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
  order by paid.payment_id), '[]')
  from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments, told.position, told.line, told.repeated from bank_statement_lines told cross join lateral (
  select one.* from bank_documents one where one.tenant_id = told.tenant_id and one.id = told.document_id offset 0) doc where doc.tenant_id = $1 and told.tenant_id = $2 and told.statement_id = $3 and doc.status = $4
  order by told.position asc, doc.id asc limit 51;

select
  made.id, made.installation_id as "installationId", made.name, made.slug, made.timezone, made.count, made.total, made.payer, made.version,
  made.created_at as "createdAt", made.created_by as "createdBy",
  (select json_agg(json_build_object('invoiceId', paid.invoice_id, 'number', paid.number, 'date', paid.date, 'amount', paid.amount::text,
  'payee', paid.payee, 'purpose', paid.purpose) order by paid.position)
  from payment_orders paid where paid.tenant_id = made.tenant_id and paid.file_id = made.id) as orders from payment_order_files made where made.tenant_id = $1
  order by made.created_at desc, made.id desc limit 51;

select
  made.id, made.installation_id as "installationId", made.name, made.slug, made.timezone, made.count, made.total, made.payer, made.version,
  made.created_at as "createdAt", made.created_by as "createdBy",
  (select json_agg(json_build_object('invoiceId', paid.invoice_id, 'number', paid.number, 'date', paid.date, 'amount', paid.amount::text,
  'payee', paid.payee, 'purpose', paid.purpose) order by paid.position)
  from payment_orders paid where paid.tenant_id = made.tenant_id and paid.file_id = made.id) as orders from payment_order_files made where made.tenant_id = $1 and made.id = $2;

select
  statement.id, statement.installation_id as "installationId", statement.file_name as "fileName", statement.file_size as "fileSize",
  statement.status, statement.format_version as "formatVersion", statement.encoding, statement.sender,
  statement.created_on as "createdOn", statement.period_from as "periodFrom", statement.period_to as "periodTo",
  statement.accounts, statement.warnings, statement.version, statement.created_at as "createdAt", statement.updated_at as "updatedAt",
  statement.created_by as "createdBy",
  (select json_build_object('documents', count(*), 'repeated', count(*) filter (where told.repeated),
  'proposed', count(*) filter (where doc.status = 'proposed'), 'exact', count(*) filter (where doc.status = 'proposed' and doc.exact),
  'unmatched', count(*) filter (where doc.status = 'unmatched'), 'alreadyPaid', count(*) filter (where doc.status = 'already_paid'),
  'applied', count(*) filter (where doc.status = 'applied'), 'kept', count(*) filter (where doc.status = 'kept'))
  from bank_statement_lines told
  cross join lateral (select one.status, one.proposal->>'exact' = 'true' as exact from bank_documents one
  where one.tenant_id = told.tenant_id and one.id = told.document_id offset 0) doc
  where told.tenant_id = statement.tenant_id and told.statement_id = statement.id) as counts from bank_statements statement
  where statement.tenant_id = $1 and statement.id = $2;

select
  statement.id, statement.installation_id as "installationId", statement.file_name as "fileName", statement.file_size as "fileSize",
  statement.status, statement.format_version as "formatVersion", statement.encoding, statement.sender,
  statement.created_on as "createdOn", statement.period_from as "periodFrom", statement.period_to as "periodTo",
  statement.accounts, statement.warnings, statement.version, statement.created_at as "createdAt", statement.updated_at as "updatedAt",
  statement.created_by as "createdBy",
  (select json_build_object('documents', count(*), 'repeated', count(*) filter (where told.repeated),
  'proposed', count(*) filter (where doc.status = 'proposed'), 'exact', count(*) filter (where doc.status = 'proposed' and doc.exact),
  'unmatched', count(*) filter (where doc.status = 'unmatched'), 'alreadyPaid', count(*) filter (where doc.status = 'already_paid'),
  'applied', count(*) filter (where doc.status = 'applied'), 'kept', count(*) filter (where doc.status = 'kept'))
  from bank_statement_lines told
  cross join lateral (select one.status, one.proposal->>'exact' = 'true' as exact from bank_documents one
  where one.tenant_id = told.tenant_id and one.id = told.document_id offset 0) doc
  where told.tenant_id = statement.tenant_id and told.statement_id = statement.id) as counts from bank_statements statement where statement.tenant_id = $1
  order by statement.created_at desc, statement.id desc limit 51;

select 1 from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.id = $4 order by doc.date, doc.id limit $5 for update;

select 1 from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.status = 'proposed' and doc.id = any($4::uuid[]) order by doc.date, doc.id limit $5 for update;

select 1 from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.status = 'proposed' and doc.proposal->>'exact' = 'true' order by doc.date, doc.id limit $4 for update;

select 1 from bank_documents doc where
  doc.tenant_id = $1 and doc.id = any(array(select told.document_id from bank_statement_lines told
  where told.tenant_id = $2 and told.statement_id = $3)) and doc.status in ('unmatched', 'proposed', 'already_paid') and not coalesce(doc.proposal->'foundIn' @> '[{"what": "person"}]', false) order by doc.date, doc.id limit $4 for update;

select 1 from bank_documents doc where doc.tenant_id = $1 and doc.id = $2 for update;

select distinct on (invoice_id) invoice_id as "invoiceId", file_id as "fileId" from payment_orders
  where tenant_id = $1 and invoice_id = any($2::uuid[]) order by invoice_id, file_id;

select id from bank_documents where tenant_id = $1 and id = any($2::uuid[]);

select id from bank_statements where tenant_id = $1 and sha256 = $2;

update bank_documents doc set status = found.status, counterparty_id = found.counterparty_id, proposal = found.proposal,
  version = doc.version + 1, updated_at = now(), updated_by = $1
  from jsonb_to_recordset($2::jsonb) as found (id uuid, status text, counterparty_id uuid, proposal jsonb)
  where doc.tenant_id = $3 and doc.id = found.id;

update bank_documents set status = $1, proposal = $2::jsonb, counterparty_id = $3,
  version = version + 1, updated_at = now(), updated_by = $4
  where tenant_id = $5 and id = $6
  and (status, proposal) is distinct from ($7, $8::jsonb)
  returning version, updated_at as "updatedAt";

update bank_documents set status = 'applied', version = version + 1, updated_at = now(), updated_by = $1
  where tenant_id = $2 and id = $3;

update bank_documents set status = 'unmatched', proposal = null, version = version + 1, updated_at = now()
  where tenant_id = $1 and id = $2;
