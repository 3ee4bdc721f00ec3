-- How many delivery documents stand where: the domain of documents replaces it with its rows.
create function delivery_document_counts(tenant_id uuid) returns table (stage text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return;
end $$;
