import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';

/** What a portal has bought within the last two years, and of how many items. */
export interface SpendSize {
  lines: number;
  items: number;
}

const suppliers = 500;
const departments = 40;

/** Lines of spend over two years and all their sums, as counting one invoice after another would have left them. */
export async function fillSpend(owner: Pool, tenantId: string, { lines, items }: SpendSize): Promise<void> {
  const write = (text: string, ...values: unknown[]) => owner.query(text, [tenantId, ...values]);
  await write(
    `insert into report_spend_lines (tenant_id, id, invoice_id, date, counterparty_id, category_id, department, catalog_item_id, invoice_currency,
       currency, amount)
     select $1, uuidv7(), md5('invoice ' || n / 5)::uuid, current_date - (n::bigint * 7919 % 730)::int, md5('supplier ' || n % $4::int)::uuid,
       md5('category ' || n % 97)::uuid, 'Подразделение ' || n % $5::int, md5('item ' || n % $3::int)::uuid, 'RUB', 'RUB', 100 + n::bigint * 31 % 100000
     from generate_series(1, $2::int) n`,
    ...[lines, items, suppliers, departments],
  );
  await write(
    `insert into report_spend (tenant_id, dimension, currency, span, month, key, amount, lines)
     select line.tenant_id, looked.dimension, line.currency, 'month', date_trunc('month', line.date::timestamp)::date, looked.key, sum(line.amount), count(*)
     from report_spend_lines line cross join lateral (values ('supplier', line.counterparty_id::text), ('category', line.category_id::text),
       ('department', line.department), ('item', line.catalog_item_id::text), ('month', ''), ('currency', line.invoice_currency::text)) looked(dimension, key)
     where line.tenant_id = $1 group by 1, 2, 3, 5, 6`,
  );
  await write(
    `insert into report_spend (tenant_id, dimension, currency, span, month, key, amount, lines)
     select tenant_id, dimension, currency, longer.span, date_trunc(longer.span, month::timestamp)::date, key, sum(amount), sum(lines)
     from report_spend cross join (values ('quarter'), ('year')) longer(span) where tenant_id = $1 and report_spend.span = 'month'
     group by 1, 2, 3, 4, 5, 6`,
  );
  await write('insert into report_standings (tenant_id, begun_at, counted_at) values ($1, now(), now())');
}
