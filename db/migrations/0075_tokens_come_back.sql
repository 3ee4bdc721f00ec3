-- Gives tokens back to a bucket: what they were taken for did not happen.
create function release_tokens(of text, burst double precision, given double precision) returns void
language sql volatile security definer set search_path = public as $$
  update rate_buckets b set tokens = least(burst, b.tokens + given) where b.bucket = of
$$;
alter function release_tokens owner to prokura_directory;
revoke execute on function release_tokens from public;
grant execute on function release_tokens to prokura_service;
