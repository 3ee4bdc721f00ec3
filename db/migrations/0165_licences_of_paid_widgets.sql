-- Licences are begun by a trial of the portal, and written by the platform's operator, in operations of the product.

alter table paid_widgets
  -- What the operator tells the portal of it.
  add column note text check (length(note) <= 1000),
  -- What it was before it was disabled, and will be again.
  add column status_before text check (status_before in ('notPaid', 'trial', 'active')),
  add column version bigint not null default 1,
  add column created_by uuid,
  add column updated_by uuid,
  add check ((license_status = 'disabled') >= (status_before is not null));
grant insert, update on paid_widgets to prokura_service, prokura_worker;

-- The portal with a name, for who works in it from outside.
create function find_portal(wanted text) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query select t.tenant_id from tenants t where t.slug = wanted;
end $$;
alter function find_portal owner to prokura_directory;
