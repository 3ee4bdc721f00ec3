-- The mailbox of suppliers: letters that came and that were sent, kept together as conversations.

create table mailbox_threads (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  subject         text collate people not null,
  -- Addresses of the other side; never one of our own.
  addresses       text[] not null default '{}',
  -- The same with their names, as people look for them.
  people          text collate people not null default '',
  message_count   int not null default 0,
  unread_count    int not null default 0,
  last_message_at instant not null,
  last_direction  text not null check (last_direction in ('in', 'out')),
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, id)
);
create index mailbox_threads_order on mailbox_threads (tenant_id, last_message_at desc, id desc);
create index mailbox_threads_addresses on mailbox_threads using gin (addresses);
call fence('mailbox_threads', 'select, insert, update', 'select, insert, update, delete');
call searchable('mailbox_threads', 'subject', 'people');

create table mailbox_messages (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  thread_id       uuid not null,
  installation_id uuid not null,
  direction       text not null check (direction in ('in', 'out')),
  -- Without angle brackets; unique in a portal, so that a letter that comes again is known.
  message_id      text not null check (length(message_id) <= 500),
  answers         text[] not null default '{}',
  sender          jsonb not null,
  recipients      jsonb not null default '[]',
  copies          jsonb not null default '[]',
  subject         text collate people not null,
  body            text not null,
  sent_at         instant not null,
  attachments     jsonb not null default '[]',
  -- Where the letter lies; letters of our own have no place.
  folder          text,
  uid_validity    text,
  uid             bigint,
  -- A letter of ours on its way. `in_doubt`: it was handed over, and whether it left is not known.
  state           text check (state in ('pending', 'running', 'done', 'failed', 'in_doubt')),
  attempts        int not null default 0,
  error           jsonb,
  -- Whom it did not reach, and why, as the server said at once or a report told later.
  undelivered     jsonb not null default '[]',
  read_at         instant,
  created_by      uuid,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, thread_id) references mailbox_threads,
  foreign key (tenant_id, installation_id) references integration_installations,
  check ((direction = 'out') = (state is not null)),
  check ((uid is null) = (uid_validity is null) and (uid is null) = (folder is null))
);
create unique index mailbox_messages_once on mailbox_messages (tenant_id, message_id);
create unique index mailbox_messages_place on mailbox_messages (tenant_id, installation_id, folder, uid_validity, uid) where uid is not null;
create index mailbox_messages_thread on mailbox_messages (tenant_id, thread_id, sent_at, id);
create index mailbox_messages_under_way on mailbox_messages (tenant_id, updated_at) where state in ('pending', 'running', 'in_doubt');
call fence('mailbox_messages', 'select, insert, update', 'select, insert, update');

-- Every identifier that a letter of a conversation bears or answers: letters find their conversation in whatever order they come.
create table mailbox_references (
  tenant_id  uuid not null default tenant_id(),
  message_id text not null check (length(message_id) <= 500),
  thread_id  uuid not null,
  primary key (tenant_id, message_id),
  foreign key (tenant_id, thread_id) references mailbox_threads
);
create index mailbox_references_thread on mailbox_references (tenant_id, thread_id);
call fence('mailbox_references', 'select, insert', 'select, insert, update');

-- What a conversation is about. The platform suggests, a person confirms; what a person dismissed is not suggested again.
create table mailbox_links (
  tenant_id   uuid not null default tenant_id(),
  thread_id   uuid not null,
  entity_type text not null check (entity_type in ('supplier', 'requisition', 'rfq', 'proposal', 'invoice')),
  entity_id   uuid not null,
  status      text not null check (status in ('suggested', 'confirmed', 'dismissed')),
  -- `letter`: it answers a letter of ours about the record; `address`: somebody of the record writes; `person`: a person said so.
  source      text not null check (source in ('letter', 'address', 'person')),
  linked_by   uuid,
  linked_at   instant not null default now(),
  primary key (tenant_id, thread_id, entity_type, entity_id),
  foreign key (tenant_id, thread_id) references mailbox_threads
);
create index mailbox_links_record on mailbox_links (tenant_id, entity_type, entity_id, thread_id) where status <> 'dismissed';
call fence('mailbox_links', 'select, insert, update, delete', 'select, insert, update, delete');
