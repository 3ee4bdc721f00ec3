-- A person's change of e-mail: asked for by himself, confirmed from the new address, undone from the old one.
create table email_changes (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  user_id       uuid not null,
  -- Which change of this person it is: undoing one undoes all that came after it.
  number        int not null,
  old_email     text not null,
  new_email     text not null,
  -- Digests of the links in the two letters.
  confirm_hash  bytea not null,
  undo_hash     bytea not null,
  created_at    instant not null default now(),
  confirm_until instant not null,
  undo_until    instant not null,
  confirmed_at  instant,
  -- A newer one was asked for before this one was confirmed.
  replaced_at   instant,
  undone_at     instant,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, number),
  unique (tenant_id, confirm_hash),
  unique (tenant_id, undo_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create unique index email_changes_waiting on email_changes (tenant_id, user_id)
  where confirmed_at is null and replaced_at is null and undone_at is null;
call fence('email_changes', 'select, insert, update', 'select, delete');

-- A person signs in by another address from now on; false where somebody else does already, and then all of it is rolled back.
create function claim_other_login(address text, of_tenant uuid, of_user uuid) returns table (claimed boolean)
language plpgsql volatile security definer set search_path = public as $$
begin
  delete from login_directory d where d.tenant_id = of_tenant and d.user_id = of_user;
  insert into login_directory (email, tenant_id, user_id) values (lower(address), of_tenant, of_user) on conflict (email) do nothing;
  claimed := found;
  delete from pending_logins p where p.email = lower(address);
  return next;
end $$;
alter function claim_other_login owner to prokura_directory;
revoke execute on function claim_other_login from public;
grant execute on function claim_other_login to prokura_service;
