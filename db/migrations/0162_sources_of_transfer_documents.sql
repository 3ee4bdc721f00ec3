-- How a transfer document came: as a file that somebody uploaded, with a letter, or by an operator of electronic exchange.
alter table transfer_documents
  add column source   text not null default 'file' check (source in ('file', 'mail', 'operator')),
  add column operator text check (operator in ('A', 'B', 'C')),
  add check ((source = 'operator') = (operator is not null));
