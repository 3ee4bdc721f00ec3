-- When the people of a company work. Hours of approvals are counted by it where the portal says so: new portals do, those that exist go on as before.
alter table tenants add column counts_working_time boolean not null default false;

create table working_calendars (
  tenant_id     uuid not null default tenant_id() references tenants,
  day_starts_at text not null default '09:00',
  day_ends_at   text not null default '18:00',
  -- Days of the company's own, over those of the production calendar.
  own_days      jsonb not null default '[]',
  version       bigint not null default 1,
  created_at    instant not null default now(),
  updated_at    instant not null default now(),
  updated_by    uuid,
  primary key (tenant_id),
  constraint working_calendars_day check (day_starts_at < day_ends_at)
);
call fence('working_calendars', 'select, insert, update', 'select, insert');
create trigger working_calendars_touch after insert or update on working_calendars for each row execute function touch_config();
