-- What is carried over between stages of the pipeline and columns of a tracker, the subscription to its events, and the tasks that were
-- ordered there.

create table tracker_settings (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  source     text not null check (length(source) <= 64),
  columns    jsonb not null default '[]',
  rules      jsonb not null default '[]',
  version    bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  created_by uuid,
  updated_by uuid,
  primary key (tenant_id, id)
);
create unique index tracker_settings_once on tracker_settings (tenant_id, source);
call fence('tracker_settings', 'select, insert, update', 'select');

-- How the subscription to events stood when it was last looked at.
create table tracker_hooks (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  state           text not null check (state in ('active', 'revived', 'missing')),
  failures        int not null default 0,
  last_success_at instant,
  checked_at      instant not null,
  primary key (tenant_id, installation_id),
  foreign key (tenant_id, installation_id) references integration_installations
);
call fence('tracker_hooks', 'select', 'select, insert, update');

-- Each task that was ordered, by the write that creates it. A rule orders one for a requisition in its whole life.
create table tracker_orders (
  tenant_id      uuid not null default tenant_id(),
  write_id       uuid not null,
  requisition_id uuid not null,
  source         text not null check (length(source) <= 64),
  column_id      text not null,
  title          text not null,
  by_rule        boolean not null default false,
  ordered_at     instant not null default now(),
  primary key (tenant_id, write_id),
  foreign key (tenant_id, requisition_id) references requisitions
);
create unique index tracker_orders_by_rule on tracker_orders (tenant_id, requisition_id) where by_rule;
create index tracker_orders_of_requisition on tracker_orders (tenant_id, requisition_id, ordered_at desc);
call fence('tracker_orders', 'select, insert', 'select, insert');
