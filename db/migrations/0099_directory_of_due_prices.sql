-- The worker's directory asks which portals have prices whose day has come; the old way of searching had let it read these rows.
grant select (tenant_id, prices_due_at) on catalog_items to prokura_directory;
create policy directory on catalog_items for select to prokura_directory using (true);
