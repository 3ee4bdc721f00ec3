-- Generated: every statement rate-limits sends.

select * from take_tokens($1, $2, $3, $4);

select * from take_tokens($1, $2, $3, 0);
