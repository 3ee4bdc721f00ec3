import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';

/** What a portal has bought within the last two years, and of how many items. */
export interface SpendSize {
  lines: number;
  items: number;
}

const suppliers = 5_000;
const departments = 40;

/**
 * Lines of spend over two years and all their sums, as counting one invoice after another would have left them: in the order of their days,
 * five lines of each invoice on one day.
 */
export async function fillSpend(owner: Pool, tenantId: string, { lines, items }: SpendSize): Promise<void> {
  const write = (text: string, ...values: unknown[]) => owner.query(text, [tenantId, ...values]);
  await write(
    `insert into report_spend_lines (tenant_id, id, invoice_id, date, counterparty_id, category_id, department, catalog_item_id, invoice_currency,
       currency, amount)
     select $1, uuidv7(), md5('invoice ' || n / 5)::uuid, current_date - 729 + (n / 5 * 730 / ($2::bigint / 5 + 1))::int,
       md5('supplier ' || n / 5 * 7919 % $4::int)::uuid, md5('category ' || n % 97)::uuid, 'Подразделение ' || n / 5 % $5::int,
       md5('item ' || n % $3::int)::uuid, 'RUB', 'RUB', 100 + n * 31 % 100000
     from generate_series(1, $2::bigint) n`,
    ...[lines, items, suppliers, departments],
  );
  await write(
    `insert into report_spend_years (tenant_id, dimension, currency, year, key, amounts, lines)
     select $1, dimension, currency, year, key, sums.amounts, sums.lines
     from (
       select dimension, currency, date_trunc('year', month)::date as year, key, jsonb_object_agg(extract(month from month)::int, amount) as amounts,
         jsonb_object_agg(extract(month from month)::int, lines) as lines
       from (
         select looked.dimension, line.currency, date_trunc('month', line.date::timestamp) as month, looked.key, sum(line.amount) as amount, count(*) as lines
         from report_spend_lines line cross join lateral (values ('supplier', line.counterparty_id::text), ('category', line.category_id::text),
           ('department', line.department), ('item', line.catalog_item_id::text), ('month', ''), ('currency', line.invoice_currency::text)) looked(dimension, key)
         where line.tenant_id = $1 group by 1, 2, 3, 4
       ) of_month group by 1, 2, 3, 4
     ) of_year
     cross join lateral (
       select array_agg(amount order by n) || array_agg(amount_to order by n) as amounts, array_agg(lines order by n) || array_agg(lines_to order by n) as lines
       from (
         select n, amount, lines, sum(amount) over up_to as amount_to, (sum(lines) over up_to)::bigint as lines_to
         from (
           select n, coalesce((of_year.amounts ->> n::text)::numeric, 0) as amount, coalesce((of_year.lines ->> n::text)::bigint, 0) as lines
           from generate_series(1, 12) n
         ) of_month window up_to as (order by n)
       ) month
     ) sums`,
  );
  await write(
    'insert into report_standings (tenant_id, begun_at, counted_at, purchases_begun_at) values ($1, now(), now(), now())',
  );
}
