-- What a release after this one may bring: nothing that this version uses goes away.
alter table catalog_items add column of_the_next_release text;
create index of_the_next_release on catalog_items (tenant_id, of_the_next_release) where of_the_next_release is not null;
