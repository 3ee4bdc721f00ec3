-- PostgreSQL 18 brings uuidv7(); older servers get one of the same shape (RFC 9562, 5.7):
-- 48 bits of milliseconds, 12 bits of their fraction, 62 random bits.
do $do$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is not null then
    return;
  end if;

  create function public.uuidv7() returns uuid
    language sql volatile parallel safe
    return (
      select encode(
        substring(int8send(micros / 1000) from 3)
          || int2send((28672 + (micros % 1000) * 4096 / 1000)::smallint)
          || substring(uuid_send(gen_random_uuid()) from 9),
        'hex')::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as moment
    );
end
$do$;
