-- Whoever has hidden the first steps of a new portal from their own start page.
create table hidden_first_steps (
  tenant_id uuid not null default tenant_id(),
  user_id   uuid not null,
  hidden_at instant not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call fence('hidden_first_steps', 'select, insert, delete');
