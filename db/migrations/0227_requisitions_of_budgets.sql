-- outside a transaction
-- Requisitions that a budget is for are found when it is made or changed.
drop index concurrently if exists requisitions_of_budget_code;
create index concurrently requisitions_of_budget_code on requisitions (tenant_id, lower(budget_code)) where budget_code is not null;
drop index concurrently if exists requisitions_of_department;
create index concurrently requisitions_of_department on requisitions (tenant_id, lower(department_name)) where department_name is not null;
