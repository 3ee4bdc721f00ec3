-- New companies pay approved invoices alone; those that are here keep the setting they have worked by.
alter table tenants no force row level security;
alter table company_profiles no force row level security;
insert into company_profiles (tenant_id) select tenant_id from tenants on conflict (tenant_id) do nothing;
alter table tenants force row level security;
alter table company_profiles force row level security;
alter table company_profiles alter column pay_only_approved set default true;
