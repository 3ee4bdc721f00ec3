-- What is asked beside a request for quotes, each question with its one answer. What is shown to all suppliers stands apart from what was said.

create table rfq_questions (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  rfq_id             uuid not null,
  recipient_id       uuid not null,
  side               text not null check (side in ('supplier', 'buyer')),
  body               text collate people not null check (length(body) <= 2000),
  answer             text collate people check (length(answer) <= 4000),
  answered_at        instant,
  supplier_person    text collate people check (length(supplier_person) <= 200),
  employee_id        uuid,
  published_question text collate people check (length(published_question) <= 2000),
  published_answer   text collate people check (length(published_answer) <= 4000),
  published_at       instant,
  version            bigint not null default 1,
  created_at         instant not null default now(),
  updated_at         instant not null default now(),
  created_by         uuid,
  updated_by         uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, rfq_id) references supplier_rfqs on delete cascade,
  foreign key (tenant_id, recipient_id) references supplier_rfq_recipients on delete cascade,
  check ((answer is null) = (answered_at is null)),
  check ((published_at is null) = (published_question is null) and (published_at is null) = (published_answer is null)),
  check (published_at is null or (side = 'supplier' and answer is not null))
);
create index rfq_questions_of on rfq_questions (tenant_id, rfq_id, id);
create index rfq_questions_of_recipient on rfq_questions (tenant_id, recipient_id, id);
call fence('rfq_questions', 'select, insert, update', 'select');
