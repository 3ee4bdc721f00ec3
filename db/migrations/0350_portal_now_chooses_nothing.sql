-- The same time, by an expression that chooses nothing: it is put into the statement that asks for it, and an engine of shards takes no clock
-- in `coalesce`. Unset, the setting adds no digit to the zero.
create or replace function portal_now() returns timestamptz language sql stable parallel safe
return now() + make_interval(secs => concat('0', current_setting('app.seconds_ahead', true))::double precision);
