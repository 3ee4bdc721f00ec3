-- What a comment said before each edit. A deleted comment keeps nothing of it.

create table comment_versions (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  comment_id uuid not null,
  body       text not null check (length(body) <= 10000),
  written_at instant not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, comment_id) references comments on delete cascade
);
create index comment_versions_of on comment_versions (tenant_id, comment_id, id);
call fence('comment_versions', 'select, insert, delete', 'select');
