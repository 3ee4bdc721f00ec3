-- When the person of a session last proved to be the one who signed in; signing in counts.
alter table sessions add column proved_at instant not null default now();
