-- Generated: every statement mail sends.

insert into letters (tenant_id, id, recipient, template, locale, subject, variables, about_type, about_id, about_page, written_for)
  select $1, id, recipient, template, locale, subject, variables, about_type, about_id, about_page, written_for
  from json_to_recordset($2::json) given(id uuid, recipient text, template text, locale text, variables text,
  about_type text, about_id uuid, about_page text, written_for uuid, subject text);
