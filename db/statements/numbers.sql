-- Generated: every statement numbers sends.

insert into number_sequences as held (tenant_id, sequence, period, last) values ($1, $2, $3, 0 + $4)
  on conflict (tenant_id, sequence, period) do update set last = held.last + $5
  returning last;
