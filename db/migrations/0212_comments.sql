-- What people of the company say beside its records, and who wants to hear of it. A deleted comment stays without its text.

create table comments (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  entity_type text not null check (length(entity_type) <= 64),
  entity_id   uuid not null,
  body        text check (length(body) <= 10000),
  mention_ids uuid[] not null default '{}',
  edited_at   instant,
  deleted_at  instant,
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  created_by  uuid not null,
  updated_by  uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users,
  check ((body is null) = (deleted_at is not null))
);
create index comments_of_record on comments (tenant_id, entity_type, entity_id, id);
call fence('comments', 'select, insert, update', 'select');

create table followers (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  entity_type  text not null check (length(entity_type) <= 64),
  entity_id    uuid not null,
  user_id      uuid not null,
  is_following boolean not null,
  version      bigint not null default 1,
  created_at   instant not null default now(),
  updated_at   instant not null default now(),
  updated_by   uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users
);
create unique index followers_once on followers (tenant_id, entity_type, entity_id, user_id);
call fence('followers', 'select, insert, update', 'select');
