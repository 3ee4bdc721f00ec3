-- Messengers: channels of the company, conversations through them, and what records they are about.

create table messenger_channels (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  external_id     text not null check (length(external_id) between 1 and 100),
  transport       text not null check (length(transport) <= 40),
  label           text not null check (length(label) <= 200),
  state           text not null check (length(state) <= 60),
  works           boolean not null,
  chat_types      text[] not null default '{}',
  is_gone         boolean not null default false,
  synced_at       instant not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create unique index messenger_channels_once on messenger_channels (tenant_id, installation_id, external_id);
call fence('messenger_channels', 'select, insert, update', 'select, insert, update');

create table messenger_conversations (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  channel_id      text not null,
  chat_type       text not null check (length(chat_type) <= 40),
  chat_id         text not null check (length(chat_id) between 1 and 200),
  name            text collate people not null,
  username        text,
  phone           text check (phone ~ '^[0-9]{5,20}$'),
  message_count   int not null default 0,
  unread_count    int not null default 0,
  last_message_at instant not null,
  last_direction  text not null check (last_direction in ('in', 'out')),
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations,
  foreign key (tenant_id, installation_id, channel_id) references messenger_channels (tenant_id, installation_id, external_id)
);
create unique index messenger_conversations_once on messenger_conversations (tenant_id, installation_id, channel_id, chat_type, chat_id);
create index messenger_conversations_order on messenger_conversations (tenant_id, last_message_at desc, id desc);
create index messenger_conversations_phone on messenger_conversations (tenant_id, phone) where phone is not null;
create index messenger_conversations_unread on messenger_conversations (tenant_id) where unread_count > 0;
call fence('messenger_conversations', 'select, insert, update', 'select, insert, update');

create function keep_messenger_conversation() returns trigger language plpgsql as $$
begin
  perform keep_document(new.tenant_id, 'messenger_conversation', new.id, tg_op = 'INSERT',
    concat_ws(' ', new.name, new.username), array[new.phone]);
  return null;
end $$;
create trigger messenger_conversations_searched after insert on messenger_conversations for each row execute function keep_messenger_conversation();
create trigger messenger_conversations_renamed after update of name, username, phone on messenger_conversations for each row
  when ((old.name, old.username, old.phone) is distinct from (new.name, new.username, new.phone))
  execute function keep_messenger_conversation();

create table messenger_messages (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  conversation_id uuid not null,
  installation_id uuid not null,
  direction       text not null check (direction in ('in', 'out')),
  -- Null until the provider has told it.
  external_id     text check (length(external_id) between 1 and 200),
  -- The entry of the outbox that it was sent by.
  write_id        uuid,
  -- The supplier asked by it: what becomes of the message becomes of the asking.
  rfq_recipient_id uuid,
  body            text collate people,
  file            jsonb,
  -- Where the provider keeps the file, until it is fetched.
  file_url        text,
  status          text check (status in ('queued', 'sent', 'failed', 'delivered', 'read')),
  in_doubt        boolean not null default false,
  error           jsonb,
  author_name     text,
  sent_at         instant not null,
  -- What it was changed from and to: providers date an edit by the message itself, so only the texts tell which came last.
  edits           jsonb not null default '[]',
  edited_at       instant,
  deleted_at      instant,
  read_at         instant,
  created_by      uuid,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references messenger_conversations,
  foreign key (tenant_id, installation_id) references integration_installations,
  check ((direction = 'out') = (status is not null))
);
create unique index messenger_messages_once on messenger_messages (tenant_id, installation_id, external_id) where external_id is not null;
create unique index messenger_messages_write on messenger_messages (tenant_id, write_id) where write_id is not null;
create index messenger_messages_order on messenger_messages (tenant_id, conversation_id, sent_at, id);
create index messenger_messages_unread on messenger_messages (tenant_id, conversation_id) where direction = 'in' and read_at is null;
create index messenger_messages_nameless on messenger_messages (tenant_id, conversation_id) where external_id is null;
call fence('messenger_messages', 'select, insert, update', 'select, insert, update, delete');

-- What came before that to which it belongs: a status before its message, and the echo of a message of ours whose identifier is not known yet.
create table messenger_early_events (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  external_id     text not null check (length(external_id) between 1 and 200),
  kind            text not null check (kind in ('sent', 'failed', 'delivered', 'read', 'echo')),
  -- Of an echo: where it was written and what it holds.
  conversation_id uuid,
  event           jsonb not null default '{}',
  received_at     instant not null default now(),
  primary key (tenant_id, installation_id, external_id, kind),
  foreign key (tenant_id, installation_id) references integration_installations,
  foreign key (tenant_id, conversation_id) references messenger_conversations
);
create index messenger_early_events_echo on messenger_early_events (tenant_id, conversation_id) where kind = 'echo';
create index messenger_early_events_age on messenger_early_events (tenant_id, received_at);
call fence('messenger_early_events', 'select, insert, delete', 'select, insert, update, delete');

-- What a conversation is about. The platform suggests, a person confirms; what a person dismissed is not suggested again.
create table messenger_links (
  tenant_id       uuid not null default tenant_id(),
  conversation_id uuid not null,
  entity_type     text not null check (entity_type in ('procurement', 'supplierRfq', 'supplier', 'counterparty')),
  entity_id       uuid not null,
  status          text not null check (status in ('suggested', 'confirmed', 'dismissed')),
  source          text not null check (source in ('phone', 'message', 'person')),
  linked_by       uuid,
  linked_at       instant not null default now(),
  primary key (tenant_id, conversation_id, entity_type, entity_id),
  foreign key (tenant_id, conversation_id) references messenger_conversations
);
create index messenger_links_record on messenger_links (tenant_id, entity_type, entity_id, conversation_id) where status <> 'dismissed';
call fence('messenger_links', 'select, insert, update', 'select, insert, update');

-- Records that the provider was told of, by what it calls them.
create table messenger_pushes (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  external_kind   text not null check (external_kind in ('user', 'contact', 'deal')),
  external_id     text not null check (length(external_id) <= 100),
  entity_type     text not null,
  entity_id       uuid not null,
  -- Of what was told: what did not change is not told again.
  digest          bytea,
  pushed_at       instant,
  -- Why the provider does not take it.
  refused         jsonb,
  primary key (tenant_id, installation_id, external_kind, external_id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create index messenger_pushes_record on messenger_pushes (tenant_id, entity_type, entity_id);
call fence('messenger_pushes', 'select, insert, update', 'select, insert, update');

-- Who has this phone, however it is written.
create index counterparties_by_phone on counterparties (tenant_id, right(regexp_replace(phone, '\D', '', 'g'), 10)) where phone is not null;
create index counterparty_contacts_by_phone on counterparty_contacts (tenant_id, right(regexp_replace(phone, '\D', '', 'g'), 10))
  where phone is not null;
