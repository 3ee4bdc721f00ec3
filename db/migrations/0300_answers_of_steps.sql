-- Work in several transactions answers when the last of them is done: what its first one kept under the key is no answer to a repeat yet.
alter table idempotency_keys add column of_steps boolean not null default false;
