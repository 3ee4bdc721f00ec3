-- Generated: every statement saved-views sends.

delete from saved_views where tenant_id = $1 and id = $2;

insert into saved_views as kept (tenant_id, id, owner_id, list, name, query, is_shared, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8) returning
  kept.id, kept.owner_id as "ownerId", kept.list, kept.name, kept.is_shared as "isShared", kept.query,
  kept.version, kept.created_at as "createdAt", kept.updated_at as "updatedAt", kept.updated_by as "updatedBy";

select
  kept.id, kept.owner_id as "ownerId", kept.list, kept.name, kept.is_shared as "isShared", kept.query,
  kept.version, kept.created_at as "createdAt", kept.updated_at as "updatedAt", kept.updated_by as "updatedBy" from saved_views kept
  where kept.tenant_id = $1 and kept.id = $2
  and (kept.owner_id = $3 or (kept.is_shared and $4::boolean))
  for update of kept;

select
  kept.id, kept.owner_id as "ownerId", kept.list, kept.name, kept.is_shared as "isShared", kept.query,
  kept.version, kept.created_at as "createdAt", kept.updated_at as "updatedAt", kept.updated_by as "updatedBy" from saved_views kept
  where kept.tenant_id = $1 and kept.list = $2 and (kept.owner_id = $3 or kept.is_shared)
  order by lower(kept.name), kept.id;

select count(*) as held from saved_views where tenant_id = $1 and owner_id = $2;

select id from saved_views
  where tenant_id = $1 and owner_id = $2 and list = $3 and lower(name) = lower($4)
  and id is distinct from $5;

update saved_views kept set name = $1, query = $2, is_shared = $3, updated_by = $4,
  version = version + 1, updated_at = now()
  where kept.tenant_id = $5 and kept.id = $6 and (name is distinct from $7 or query is distinct from $8 or is_shared is distinct from $9) returning
  kept.id, kept.owner_id as "ownerId", kept.list, kept.name, kept.is_shared as "isShared", kept.query,
  kept.version, kept.created_at as "createdAt", kept.updated_at as "updatedAt", kept.updated_by as "updatedBy";
