-- Progress counts money (see coverageOfAll): what was counted by litres plus packs is counted anew, and said to have changed.
alter table requisitions no force row level security;
alter table requisition_lines no force row level security;
with parts as (
  select line.tenant_id, line.requisition_id, part.kind, part.done, line.quantity as wanted,
    case when line.planned_amount > 0 then line.planned_amount when line.actual_amount > 0 then line.actual_amount end as amount
  from (
    select one.*, bool_or(one.item_type = 'product') over (partition by one.tenant_id, one.requisition_id) as has_goods
    from requisition_lines one where one.status = 'active') line
  cross join lateral (values ('supply', line.accepted_quantity), ('invoice', line.invoiced_quantity), ('receipt', line.received_quantity)) part (kind, done)
  where part.kind <> 'receipt' or line.item_type = 'product' or not line.has_goods),
weighed as (
  select tenant_id, requisition_id, kind, done, wanted, least(1, done / wanted) as share,
    coalesce(amount, avg(amount) over (partition by tenant_id, requisition_id, kind), 1) as weight
  from parts),
counted as (
  select tenant_id, requisition_id, kind,
    case
      when bool_and(done > 0 and done >= wanted - 0.000001) then 100
      when sum(weight * share) <= 0 then 0
      else least(99.99, greatest(0.01, round(100 * sum(weight * share) / sum(weight), 2)))
    end as percent
  from weighed group by tenant_id, requisition_id, kind),
wholes as (
  select tenant_id, requisition_id,
    max(percent) filter (where kind = 'supply') as supply,
    max(percent) filter (where kind = 'invoice') as invoice,
    max(percent) filter (where kind = 'receipt') as receipt
  from counted group by tenant_id, requisition_id)
update requisitions req
set supply_percent = wholes.supply, invoice_percent = wholes.invoice, receipt_percent = wholes.receipt, updated_at = now()
from wholes
where wholes.tenant_id = req.tenant_id and wholes.requisition_id = req.id
  and (req.supply_percent, req.invoice_percent, req.receipt_percent) is distinct from (wholes.supply, wholes.invoice, wholes.receipt);
alter table requisitions force row level security;
alter table requisition_lines force row level security;
