/** Sends a statement whose first value is the portal. */
export type Write = (text: string, ...values: unknown[]) => Promise<unknown>;

/** What requisitions are called; each twentieth is alike. */
const subjects = [
  ...[
    'Цемент М500 на фундамент',
    'Арматура для перекрытий',
    'Кабель для щитовой',
    'Краска фасадная',
    'Бумага для офиса',
  ],
  ...['Перчатки нитриловые', 'Насос дренажный', 'Трубы для отопления', 'Светильники в коридор', 'Картриджи для печати'],
  ...['Щебень для подъезда', 'Спецодежда зимняя', 'Масло моторное', 'Фильтры вентиляции', 'Мебель в переговорную'],
  ...['Кирпич облицовочный', 'Окна для корпуса', 'Инструмент слесарный', 'Реагенты для котельной', 'Вода питьевая'],
];

const statuses = [
  ...['draft', 'pending_approval', 'approved', 'in_sourcing', 'in_sourcing', 'supplier_selected', 'awaiting_delivery'],
  ...['partially_received', 'completed', 'cancelled'],
];

export const suppliers = 20;

/** Requisitions in every state with their lines and decisions; sums equal their parts. */
export async function writeRequisitions(write: Write, count: number, lines: number) {
  await write(
    `insert into requisitions (tenant_id, number, title, status, stage_id, priority, responsible_id, requester_id, due_date, currency, created_at, updated_at)
     select $1, 'PR-2026-' || lpad(n::text, 6, '0'), ($3::text[])[1 + n / 5 % cardinality($3::text[])] || ', объект ' || n,
       made.status, stage.id, (array['low', 'normal', 'high', 'urgent'])[1 + n % 4], person.id, person.id, '2030-01-01'::date + n % 700, 'RUB',
       now() - n * interval '7 minutes', now() - (n * 7919 % $2::int) * interval '1 minute'
     from generate_series(1, $2::int) n
     cross join lateral (select ($4::text[])[1 + n % cardinality($4::text[])] as status) made
     join pipeline_stages stage on stage.tenant_id = $1 and made.status = any(stage.statuses)
     join users person on person.tenant_id = $1`,
    count,
    subjects,
    statuses,
  );
  // What a status says was decided, invoiced and received of each line; of what is on its way every other line has come.
  await write(
    `insert into requisition_lines (tenant_id, requisition_id, position, name, quantity, planned_price, currency, fx_rate, vat_rate, planned_amount,
       accepted_quantity, actual_amount, invoiced_quantity, received_quantity)
     select $1, req.id, n, ($3::text[])[1 + n % cardinality($3::text[])] || ', позиция ' || n, needed.quantity, needed.price, 'RUB', 1, '22',
       needed.quantity * needed.price, case when stand.decided then needed.quantity else 0 end,
       case when stand.decided then needed.quantity * needed.price end, case when stand.invoiced then needed.quantity else 0 end,
       case when stand.received or stand.coming and n % 2 = 0 then needed.quantity else 0 end
     from requisitions req
     cross join generate_series(1, $2::int) n
     cross join lateral (select 10 * (1 + n * 7 % 9) as quantity, 100 + n * 13 as price) needed
     cross join lateral (select req.status in ('supplier_selected', 'awaiting_delivery', 'partially_received', 'completed') as decided,
       req.status in ('awaiting_delivery', 'partially_received', 'completed') as invoiced, req.status = 'completed' as received,
       req.status = 'partially_received' as coming) stand
     where req.tenant_id = $1`,
    lines,
    subjects,
  );
  // One supplier has it all, or two share it line by line.
  await write(
    `with numbered as (select id, row_number() over (order by id) - 1 as n from suppliers where tenant_id = $1)
     insert into requisition_allocations (tenant_id, requisition_id, line_id, supplier_id, quantity, uom, price, currency, vat_rate, vat_mode, amount,
       invoiced_quantity, received_quantity)
     select $1, line.requisition_id, line.id, chosen.id, line.accepted_quantity, line.uom, line.planned_price, 'RUB', '22', 'included',
       line.actual_amount, line.invoiced_quantity, line.received_quantity
     from requisition_lines line join requisitions req on req.tenant_id = $1 and req.id = line.requisition_id
     join numbered chosen on chosen.n = (right(req.number, 6)::int + line.position % (1 + right(req.number, 6)::int % 2)) % $2::int
     where line.tenant_id = $1 and line.accepted_quantity > 0`,
    suppliers,
  );
  await write(
    `with sums as materialized (
       select requisition_id, count(*) as lines, sum(planned_amount) as planned, sum(actual_amount) as actual,
         round(100 * sum(accepted_quantity) / sum(quantity), 2) as supply, round(100 * sum(invoiced_quantity) / sum(quantity), 2) as invoiced,
         round(100 * sum(received_quantity) / sum(quantity), 2) as received
       from requisition_lines where tenant_id = $1 group by requisition_id)
     update requisitions req set line_count = sums.lines, planned_total = sums.planned, actual_total = sums.actual,
       supply_percent = sums.supply, invoice_percent = sums.invoiced, receipt_percent = sums.received
     from sums where req.tenant_id = $1 and req.id = sums.requisition_id`,
  );
  await write(
    `insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
     select $1, 'procurement', 'erp', number, id from requisitions where tenant_id = $1`,
  );
}
