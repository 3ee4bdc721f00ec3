-- What a person might do when he was blocked: his keys do no more, even should his roles grow meanwhile. A portal may stop such keys.
alter table users add column blocked_with text[];
alter table tenants add column keys_of_blocked text not null default 'read' check (keys_of_blocked in ('read', 'stop'));
