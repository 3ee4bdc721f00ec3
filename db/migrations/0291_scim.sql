-- How an identity provider keeps people up to date (SCIM): by which tokens it comes, and what it says of whom.
create table scim_tokens (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  provider_id  uuid not null,
  digest       bytea not null,
  last4        text not null,
  expires_at   instant,
  last_used_at instant,
  created_at   instant not null default now(),
  created_by   uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, provider_id) references identity_providers on delete cascade
);
create unique index scim_tokens_digest on scim_tokens (tenant_id, digest);
create index scim_tokens_of_provider on scim_tokens (tenant_id, provider_id);
call fence('scim_tokens', 'select, insert, update, delete', 'select');

-- What a provider says of a person and no column of his holds. Who was deleted there is removed here, and his record stays.
create table provisioned_people (
  tenant_id   uuid not null default tenant_id(),
  provider_id uuid not null,
  user_id     uuid not null,
  user_name   text not null check (length(user_name) <= 254),
  external_id text check (length(external_id) <= 254),
  kept        jsonb not null default '{}',
  removed_at  instant,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  primary key (tenant_id, provider_id, user_id),
  foreign key (tenant_id, provider_id) references identity_providers on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create unique index provisioned_people_name on provisioned_people (tenant_id, provider_id, lower(user_name)) where removed_at is null;
create index provisioned_people_external on provisioned_people (tenant_id, provider_id, external_id);
create index provisioned_people_of_user on provisioned_people (tenant_id, user_id);
call fence('provisioned_people', 'select, insert, update, delete', 'select');

-- Groups of a provider. An owner says which role a group gives; without one it gives nothing.
create table provider_groups (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  provider_id uuid not null,
  name        text collate people not null check (length(name) <= 254),
  external_id text check (length(external_id) <= 254),
  role_id     uuid,
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  created_by  uuid,
  updated_by  uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, provider_id) references identity_providers on delete cascade
);
create unique index provider_groups_name on provider_groups (tenant_id, provider_id, lower(name));
create index provider_groups_of_role on provider_groups (tenant_id, role_id) where role_id is not null;
call fence('provider_groups', 'select, insert, update, delete', 'select');

create table provider_group_members (
  tenant_id uuid not null default tenant_id(),
  group_id  uuid not null,
  user_id   uuid not null,
  primary key (tenant_id, group_id, user_id),
  foreign key (tenant_id, group_id) references provider_groups on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index provider_group_members_of_user on provider_group_members (tenant_id, user_id);
call fence('provider_group_members', 'select, insert, update, delete', 'select');
