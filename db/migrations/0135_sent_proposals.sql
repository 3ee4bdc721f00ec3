-- Proposals that went to customers: by which links, what was answered, and what was asked.

alter table commercial_proposals drop constraint commercial_proposals_status_check;
alter table commercial_proposals
  add constraint commercial_proposals_status_check check (status in
    ('draft', 'pending_approval', 'approved', 'rejected', 'sent', 'accepted', 'declined', 'expired', 'converted', 'archived')),
  -- Raised when what was sent is taken back: links of an earlier revision no longer show it.
  add column revision        int not null default 1 check (revision >= 1),
  add column sent_at         instant,
  add column opened_at       instant,
  add column answered_at     instant,
  add column answer_source   text check (answer_source in ('customer_link', 'staff')),
  add column answer_name     text check (length(answer_name) <= 200),
  add column answer_position text check (length(answer_position) <= 200),
  add column answer_comment  text check (length(answer_comment) <= 2000),
  add column decline_reason  text check (length(decline_reason) <= 1000),
  add constraint commercial_proposals_answered check ((answered_at is null) = (answer_source is null));
grant update on commercial_proposals to prokura_worker;
create index commercial_proposals_ending on commercial_proposals (valid_until) where status in ('approved', 'sent') and valid_until is not null;

-- Files that a letter carries, rendered and stored before it was written.
alter table letters add column attachment_ids uuid[] not null default '{}';

-- Each time a proposal was sent, with the link of that time.
create table commercial_proposal_sendings (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  proposal_id  uuid not null,
  revision     int not null,
  channel      text not null check (channel in ('email', 'link')),
  recipients   text[] not null,
  subject      text collate people check (length(subject) <= 200),
  message      text collate people check (length(message) <= 5000),
  sent_by      uuid,
  sent_at      instant not null default now(),
  opened_at    instant,
  open_count   int not null default 0,
  undelivered  text[] not null default '{}',
  pdf_file_id  uuid,
  docx_file_id uuid,
  digest       bytea not null unique,
  sealed       text not null,
  primary key (tenant_id, id),
  check ((channel = 'email') = (cardinality(recipients) > 0)),
  foreign key (tenant_id, proposal_id) references commercial_proposals on delete cascade
);
create index commercial_proposal_sendings_of on commercial_proposal_sendings (tenant_id, proposal_id, sent_at);
call fence('commercial_proposal_sendings', 'select, insert, update, delete', 'select, update');

create table commercial_proposal_questions (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  proposal_id uuid not null,
  sending_id  uuid not null,
  text        text collate people not null check (length(text) <= 2000),
  name        text collate people check (length(name) <= 200),
  email       text check (length(email) <= 254),
  asked_at    instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, proposal_id) references commercial_proposals on delete cascade,
  foreign key (tenant_id, sending_id) references commercial_proposal_sendings on delete cascade
);
create index commercial_proposal_questions_of on commercial_proposal_questions (tenant_id, proposal_id, asked_at);
call fence('commercial_proposal_questions', 'select, insert, delete', 'select');

-- The portal behind a link: all that is known before the portal is entered.
grant select (tenant_id, id, digest) on commercial_proposal_sendings to prokura_directory;
create policy directory on commercial_proposal_sendings for select to prokura_directory using (true);
create function find_proposal_link(digest bytea) returns table (tenant_id uuid, sending_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select link.tenant_id, link.id from commercial_proposal_sendings link where link.digest = $1;
end $$;
alter function find_proposal_link owner to prokura_directory;
revoke execute on function find_proposal_link from public;
grant execute on function find_proposal_link to prokura_service;

-- Portals with a proposal whose last day is over by their own clock.
grant select (tenant_id, status, valid_until) on commercial_proposals to prokura_directory;
create policy directory on commercial_proposals for select to prokura_directory using (true);
create function tenants_with_ended_proposals(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct offered.tenant_id from commercial_proposals offered
    left join regional_settings regional on regional.tenant_id = offered.tenant_id
    where offered.status in ('approved', 'sent')
      and offered.valid_until < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      -- Nowhere is it later: what ends after that is not looked at.
      and offered.valid_until < (now() at time zone 'Pacific/Kiritimati')::date
    limit most
  ) ended;
end $$;
alter function tenants_with_ended_proposals owner to prokura_directory;
revoke execute on function tenants_with_ended_proposals from public;
grant execute on function tenants_with_ended_proposals to prokura_worker;
