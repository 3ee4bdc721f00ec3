-- What a sign-in by a provider says of the second factor: the provider has asked for it, or a code of ours is still owed.
alter table sessions add column second_factor text;
alter table sessions add constraint sessions_second_factor check (second_factor in ('by_provider', 'owed'));
