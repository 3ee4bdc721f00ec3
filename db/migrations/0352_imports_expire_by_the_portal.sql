-- An import that was begun where the clock was moved ahead had expired before its file was read.
alter table import_jobs alter column expires_at set default portal_now() + interval '24 hours';
