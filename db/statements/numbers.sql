-- Generated: every statement numbers sends.

insert into number_sequences as held (tenant_id, sequence, period, last) values ($1, $2, $3, (select coalesce(max(substring(code from '^U-([0-9]{1,9})$')::int), 0) from users where tenant_id = $4) + 1)
  on conflict (tenant_id, sequence, period) do update set last = held.last + 1
  returning last;

insert into number_sequences as held (tenant_id, sequence, period, last) values ($1, $2, $3, 0 + 1)
  on conflict (tenant_id, sequence, period) do update set last = held.last + 1
  returning last;
