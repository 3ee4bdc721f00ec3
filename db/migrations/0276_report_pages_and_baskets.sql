-- Reports that somebody looks at together, for himself or for everybody who may read reports.
create table report_pages (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  owner_id   uuid not null,
  name       text collate people not null check (length(name) between 1 and 100),
  is_shared  boolean not null default false,
  tiles      jsonb not null default '[]' check (jsonb_typeof(tiles) = 'array'),
  version    bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  created_by uuid,
  updated_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users
);
create index report_pages_of_owner on report_pages (tenant_id, owner_id);
call fence('report_pages', 'select, insert, update, delete', 'select');

-- Items in fixed quantities, whose cost from month to month is an index of prices.
create table report_baskets (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  name       text collate people not null check (length(name) between 1 and 100),
  base_month date not null check (extract(day from base_month) = 1),
  items      jsonb not null check (jsonb_typeof(items) = 'array'),
  version    bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  created_by uuid,
  updated_by uuid,
  primary key (tenant_id, id)
);
create index report_baskets_by_name on report_baskets (tenant_id, name, id);
call fence('report_baskets', 'select, insert, update, delete', 'select');
