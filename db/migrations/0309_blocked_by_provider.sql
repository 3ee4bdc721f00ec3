-- Whether it was the provider who blocked a person: whom somebody blocked by hand it does not let in again.
alter table provisioned_people add column blocked boolean not null default false;
