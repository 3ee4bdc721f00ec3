-- Generated: every statement mailbox sends.

insert into import_jobs as import (tenant_id, kind, parent_id, source, status, mode, file_name, file_size, parameters, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over;

insert into mailbox_links as link (tenant_id, thread_id, entity_type, entity_id, status, source, linked_by)
  select $1, given."threadId", given."entityType", given."entityId", min(given.status), max(given.source), $2
  from jsonb_to_recordset($3::jsonb)
  given ("threadId" uuid, "entityType" text, "entityId" uuid, status text, source text)
  group by given."threadId", given."entityType", given."entityId"
  on conflict (tenant_id, thread_id, entity_type, entity_id) do update
  set status = 'confirmed', source = excluded.source, linked_by = excluded.linked_by, linked_at = now()
  where excluded.status = 'confirmed' and (link.status = 'suggested' or (link.status = 'dismissed' and excluded.source = 'person'));

insert into mailbox_messages (tenant_id, installation_id, direction, id, thread_id, message_id, answers, sender, recipients, copies,
  subject, body, sent_at, attachments, folder, uid_validity, uid)
  select $1, $2, 'in', given.*
  from jsonb_to_recordset($3::jsonb) given (id uuid, thread_id uuid, message_id text, answers text[], sender jsonb,
  recipients jsonb, copies jsonb, subject text, body text, sent_at instant, attachments jsonb, folder text, uid_validity text, uid bigint)
  on conflict do nothing;

insert into mailbox_messages as message (tenant_id, id, thread_id, installation_id, direction, message_id, answers, sender, recipients, copies, subject, body, sent_at, attachments, state, read_at, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning
  message.id, message.thread_id, message.installation_id, message.direction, message.message_id, message.answers, message.sender,
  message.recipients, message.copies, message.subject, message.body, message.sent_at, message.attachments, message.state,
  message.attempts, message.error, message.undelivered, message.read_at, message.created_by;

insert into mailbox_references (tenant_id, message_id, thread_id)
  select $1, given.identifier, given."threadId"
  from jsonb_to_recordset($2::jsonb) given (identifier text, "threadId" uuid)
  on conflict (tenant_id, message_id) do nothing;

insert into mailbox_references (tenant_id, message_id, thread_id) values ($1, $2, $3);

insert into mailbox_threads (tenant_id, id, subject, addresses, people, message_count, last_message_at, last_direction) values ($1, $2, $3, $4, $5, $6, $7, $8);

insert into mailbox_threads as thread (tenant_id, id, subject, addresses, people, message_count, unread_count, last_message_at, last_direction)
  select $1, given.id, given.subject, given.addresses, given.people, given.letters, given.letters, given.last, 'in'
  from jsonb_to_recordset($2::jsonb)
  given (id uuid, subject text, addresses text[], people text, letters int, last instant)
  on conflict (tenant_id, id) do update set
  addresses = (select array_agg(distinct address) from unnest(thread.addresses || excluded.addresses) address),
  people = case when thread.addresses @> excluded.addresses then thread.people else left(thread.people || ', ' || excluded.people, 2000) end,
  message_count = thread.message_count + excluded.message_count, unread_count = thread.unread_count + excluded.unread_count,
  last_message_at = greatest(thread.last_message_at, excluded.last_message_at),
  last_direction = case when excluded.last_message_at >= thread.last_message_at then 'in' else thread.last_direction end,
  version = thread.version + 1, updated_at = now();

select
  message.id, message.thread_id, message.installation_id, message.direction, message.message_id, message.answers, message.sender,
  message.recipients, message.copies, message.subject, message.body, message.sent_at, message.attachments, message.state,
  message.attempts, message.error, message.undelivered, message.read_at, message.created_by from mailbox_messages message
  where message.tenant_id = $1 and message.id = $2;

select
  message.id, message.thread_id, message.installation_id, message.direction, message.message_id, message.answers, message.sender,
  message.recipients, message.copies, message.subject, message.body, message.sent_at, message.attachments, message.state,
  message.attempts, message.error, message.undelivered, message.read_at, message.created_by from mailbox_messages message
  where message.tenant_id = $1 and message.id = $2 for update of message;

select
  message.id, message.thread_id, message.installation_id, message.direction, message.message_id, message.answers, message.sender,
  message.recipients, message.copies, message.subject, message.body, message.sent_at, message.attachments, message.state,
  message.attempts, message.error, message.undelivered, message.read_at, message.created_by from mailbox_messages message
  where message.tenant_id = $1 and message.thread_id = $2
  order by message.direction, message.sent_at desc, message.id desc limit 1;

select
  message.id, message.thread_id, message.installation_id, message.direction, message.message_id, message.answers, message.sender,
  message.recipients, message.copies, message.subject, message.body, message.sent_at, message.attachments, message.state,
  message.attempts, message.error, message.undelivered, message.read_at, message.created_by from mailbox_messages message where message.tenant_id = $1 and message.thread_id = $2
  order by message.sent_at asc, message.id asc limit 51;

select
  thread.id, thread.subject, thread.addresses, thread.message_count, thread.unread_count, thread.last_message_at, thread.last_direction,
  thread.version, thread.created_at, thread.updated_at,
  (select coalesce(json_agg(json_build_object('entityType', link.entity_type, 'id', link.entity_id, 'status', link.status,
  'source', link.source, 'linkedAt', to_char(link.linked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by link.linked_at, link.entity_type, link.entity_id), '[]')
  from mailbox_links link
  where link.tenant_id = thread.tenant_id and link.thread_id = thread.id and link.status <> 'dismissed') as linked_to from mailbox_threads thread
  where thread.tenant_id = $1 and thread.id = any($2::uuid[]) order by thread.id;

select
  thread.id, thread.subject, thread.addresses, thread.message_count, thread.unread_count, thread.last_message_at, thread.last_direction,
  thread.version, thread.created_at, thread.updated_at,
  (select coalesce(json_agg(json_build_object('entityType', link.entity_type, 'id', link.entity_id, 'status', link.status,
  'source', link.source, 'linkedAt', to_char(link.linked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by link.linked_at, link.entity_type, link.entity_id), '[]')
  from mailbox_links link
  where link.tenant_id = thread.tenant_id and link.thread_id = thread.id and link.status <> 'dismissed') as linked_to from mailbox_threads thread where thread.tenant_id = $1
  order by thread.last_message_at desc, thread.id desc limit 51;

select
  thread.id, thread.subject, thread.addresses, thread.message_count, thread.unread_count, thread.last_message_at, thread.last_direction,
  thread.version, thread.created_at, thread.updated_at,
  (select coalesce(json_agg(json_build_object('entityType', link.entity_type, 'id', link.entity_id, 'status', link.status,
  'source', link.source, 'linkedAt', to_char(link.linked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by link.linked_at, link.entity_type, link.entity_id), '[]')
  from mailbox_links link
  where link.tenant_id = thread.tenant_id and link.thread_id = thread.id and link.status <> 'dismissed') as linked_to from mailbox_threads thread where thread.tenant_id = $1 and exists (select 1 from mailbox_links link
  where link.tenant_id = $2 and link.thread_id = thread.id and link.status <> 'dismissed'
  and ($3::text is null or link.entity_type = $4)
  and ($5::uuid is null or link.entity_id = $6))
  order by thread.last_message_at desc, thread.id desc limit 2;

select
  thread.id, thread.subject, thread.addresses, thread.message_count, thread.unread_count, thread.last_message_at, thread.last_direction,
  thread.version, thread.created_at, thread.updated_at,
  (select coalesce(json_agg(json_build_object('entityType', link.entity_type, 'id', link.entity_id, 'status', link.status,
  'source', link.source, 'linkedAt', to_char(link.linked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by link.linked_at, link.entity_type, link.entity_id), '[]')
  from mailbox_links link
  where link.tenant_id = thread.tenant_id and link.thread_id = thread.id and link.status <> 'dismissed') as linked_to from mailbox_threads thread where thread.tenant_id = $1 and exists (select 1 from mailbox_links link
  where link.tenant_id = $2 and link.thread_id = thread.id and link.status <> 'dismissed'
  and ($3::text is null or link.entity_type = $4)
  and ($5::uuid is null or link.entity_id = $6))
  order by thread.last_message_at desc, thread.id desc limit 51;

select 1 from mailbox_threads where tenant_id = $1 and id = $2 for update;

select file->>'fileId' as file_id, file->>'fileName' as file_name, message.message_id,
  array(select link.entity_id from mailbox_links link
  where link.tenant_id = message.tenant_id and link.thread_id = message.thread_id and link.entity_type = 'supplier'
  and link.status <> 'dismissed') as suppliers,
  array(select link.entity_id from mailbox_links link
  where link.tenant_id = message.tenant_id and link.thread_id = message.thread_id and link.entity_type = 'requisition'
  and link.status = 'confirmed') as requisitions
  from mailbox_messages message cross join lateral jsonb_array_elements(message.attachments) file
  where message.tenant_id = $1 and message.id = any($2::uuid[]) and file->>'fileId' is not null
  order by message.uid;

select file.storage_key as "storageKey", file.file_name as "fileName", file.mime_type as "mimeType"
  from unnest($1::uuid[]) with ordinality wanted (id, place)
  join files file on file.id = wanted.id
  where file.tenant_id = $2 and file.status = 'active' and file.storage_key is not null
  order by wanted.place;

select installed_by from integration_installations where tenant_id = $1 and id = $2;

select lower(connected_account) as account from integration_installations
  where tenant_id = $1 and id = $2;

select message_id from mailbox_messages
  where tenant_id = $1 and message_id = any($2::text[]);

select message_id, thread_id from mailbox_references
  where tenant_id = $1 and message_id = any($2::text[]);

select status, last_error ->> 'kind' as fault from integration_installations
  where tenant_id = $1 and id = $2;

select storage_key, scan_status from files
  where tenant_id = $1 and id = $2 and status = 'active' and storage_key is not null;

update mailbox_links set status = 'dismissed', linked_by = $1, linked_at = now()
  where tenant_id = $2 and thread_id = $3 and entity_type = $4 and entity_id = $5
  and status <> 'dismissed';

update mailbox_messages message set undelivered = message.undelivered || told.people, updated_at = now()
  from (select "messageId", jsonb_agg(jsonb_build_object('address', address, 'reason', reason)) as people
  from jsonb_to_recordset($1::jsonb) given ("messageId" text, address text, reason text)
  group by "messageId") told
  where message.tenant_id = $2 and message.message_id = told."messageId" and message.direction = 'out'
  and not message.undelivered @> told.people
  and exists (select 1 from jsonb_array_elements(message.recipients || message.copies) written, jsonb_array_elements(told.people) one
  where lower(written->>'address') = lower(one->>'address'))
  returning message.thread_id;

update mailbox_messages set state = $1, error = $2, attempts = $3, updated_at = now()
  where tenant_id = $4 and id = $5;

update mailbox_messages set state = $1, error = $2, undelivered = $3, updated_at = now()
  where tenant_id = $4 and id = $5;

update mailbox_messages set state = $1, error = $2, updated_at = now()
  where tenant_id = $3 and id = $4;

update mailbox_threads set version = version + 1, updated_at = now()  where tenant_id = $1 and id = $2;

update mailbox_threads set version = version + 1, updated_at = now() , message_count = message_count + 1, last_message_at = now(), last_direction = 'out' where tenant_id = $1 and id = $2;
