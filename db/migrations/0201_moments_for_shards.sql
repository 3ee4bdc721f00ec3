-- Pure functions for statements that are planned by an engine of shards, which takes no others where rows are written.

-- So many seconds after a moment. A moment plus an interval counts as depending on the time zone; of seconds alone it does not.
create function later(at timestamptz, seconds double precision) returns timestamptz
language plpgsql immutable strict parallel safe as $$
begin
  return at + make_interval(secs => seconds);
end $$;

-- Blocks of addresses as they are stored: host bits cut off, each once.
create function blocks_of(given text[]) returns cidr[]
language plpgsql immutable strict parallel safe as $$
begin
  return (select coalesce(array_agg(distinct network(block::inet)::cidr), '{}') from unnest(given) as block);
end $$;
