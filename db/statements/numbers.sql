-- Generated: every statement numbers sends.

insert into number_sequences as held (tenant_id, sequence, period, last) values ($1, $2, $3, $4::int + $5)
  on conflict (tenant_id, sequence, period) do update set last = held.last + $6
  returning last;

insert into number_sequences as held (tenant_id, sequence, period, last) values ($1, $2, $3, (select coalesce(max(substring(code from '^U-([0-9]{1,9})$')::int), 0) from users where tenant_id = $4) + $5)
  on conflict (tenant_id, sequence, period) do update set last = held.last + $6
  returning last;

insert into number_sequences as held (tenant_id, sequence, period, last) values ($1, $2, $3, 0 + $4)
  on conflict (tenant_id, sequence, period) do update set last = held.last + $5
  returning last;
