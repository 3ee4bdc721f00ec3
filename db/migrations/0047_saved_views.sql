-- Lists as people keep them: the filters and the sort of a page under a name, for oneself or for everybody of the portal.

create table saved_views (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  owner_id   uuid not null,
  -- The page of the portal it belongs to, such as `requisitions`.
  list       text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
  name       text not null check (length(name) between 1 and 100),
  is_shared  boolean not null default false,
  -- What stands in the address of the page after the question mark.
  query      text not null check (length(query) <= 2000),
  version    bigint not null default 1,
  created_at instant not null default now(),
  updated_at instant not null default now(),
  updated_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users
);
create unique index saved_views_name on saved_views (tenant_id, owner_id, list, lower(name));
call fence('saved_views');
