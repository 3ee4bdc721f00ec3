-- A route that is for requisitions that overrun their budget alone.
alter table approval_routes add column over_budget boolean not null default false;
