-- Signing in by a code beside the password, and the roles that demand it.
create table second_factors (
  tenant_id    uuid not null default tenant_id(),
  user_id      uuid not null,
  -- Sealed; until it is confirmed nobody is asked for its codes.
  secret       text not null,
  confirmed_at instant,
  -- The newest step of time whose code was used: no code opens twice.
  last_step    bigint not null default 0,
  created_at   instant not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call fence('second_factors', 'select, insert, update, delete');
-- A process keeps who is signed in while the configuration of the portal stays.
create trigger second_factors_touch after insert or update of confirmed_at or delete on second_factors
  for each row execute function touch_config();

create table recovery_codes (
  tenant_id uuid not null default tenant_id(),
  user_id   uuid not null,
  digest    bytea not null,
  used_at   instant,
  primary key (tenant_id, user_id, digest),
  foreign key (tenant_id, user_id) references second_factors on delete cascade
);
call fence('recovery_codes', 'select, insert, update, delete');

alter table roles add column demands_second_factor boolean not null default false;
