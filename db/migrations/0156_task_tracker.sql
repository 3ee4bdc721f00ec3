-- The company's task tracker: its projects, boards, columns and people, its tasks as they were last read, and the requisitions that
-- are linked to them. They are kept by the integration and not by its installation: what is installed anew finds them.

create table tracker_places (
  tenant_id   uuid not null default tenant_id(),
  source      text not null check (length(source) <= 64),
  kind        text not null check (kind in ('project', 'board', 'column', 'user')),
  external_id text not null check (length(external_id) <= 200),
  parent_id   text,
  title       text collate people not null,
  detail      text,
  -- In the order of the tracker.
  position    int not null default 0,
  deleted     boolean not null default false,
  read_at     instant not null,
  primary key (tenant_id, source, kind, external_id)
);
create index tracker_places_of_parent on tracker_places (tenant_id, source, kind, parent_id);
call fence('tracker_places', 'select', 'select, insert, update');

create table tracker_tasks (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  source          text not null check (length(source) <= 64),
  external_id     text not null check (length(external_id) <= 200),
  id_task_common  text,
  id_task_project text,
  title           text collate people not null,
  column_id       text,
  assignee_ids    text[] not null default '{}',
  deadline        instant,
  completed       boolean not null default false,
  archived        boolean not null default false,
  deleted         boolean not null default false,
  url             text,
  -- Digest of the column that was last sent there: what comes back with it is our own change. Null once somebody else moved the task.
  sent_digest     bytea,
  -- Set while a change is on its way; what is read meanwhile may be older than it.
  sending_since   instant,
  -- When the last change of ours had arrived for certain.
  sent_at         instant,
  last_synced_at  instant,
  last_event_at   instant,
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  updated_by      uuid,
  primary key (tenant_id, id)
);
create unique index tracker_tasks_once on tracker_tasks (tenant_id, source, external_id);
create index tracker_tasks_order on tracker_tasks (tenant_id, source, updated_at desc, id);
create index tracker_tasks_of_column on tracker_tasks (tenant_id, source, column_id);
call fence('tracker_tasks', 'select, insert, update', 'select, insert, update');

create table tracker_links (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  requisition_id uuid not null,
  source         text not null check (length(source) <= 64),
  target_type    text not null check (target_type in ('task', 'project', 'board')),
  external_id    text not null check (length(external_id) <= 200),
  is_primary     boolean not null default false,
  version        bigint not null default 1,
  created_at     instant not null default now(),
  updated_at     instant not null default now(),
  created_by     uuid,
  updated_by     uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, requisition_id) references requisitions
);
create unique index tracker_links_once on tracker_links (tenant_id, requisition_id, source, target_type, external_id);
create unique index tracker_links_primary on tracker_links (tenant_id, requisition_id) where is_primary;
create index tracker_links_of_target on tracker_links (tenant_id, source, target_type, external_id);
create index tracker_links_order on tracker_links (tenant_id, created_at desc, id);
call fence('tracker_links', 'select, insert, update, delete', 'select, insert, update');
