-- Who declined is no longer waited for: the requisition says so beside who was invited and who has quoted.
alter table requisition_suppliers
  add column declined_at instant,
  drop constraint requisition_suppliers_status_check,
  add constraint requisition_suppliers_status_check check (status in ('candidate', 'invited', 'declined', 'quoted', 'excluded'));

alter table requisition_suppliers no force row level security;
alter table supplier_rfqs no force row level security;
alter table supplier_rfq_recipients no force row level security;
update requisition_suppliers held set declined_at = told.at, status = case when held.status = 'invited' then 'declined' else held.status end
from (
  select rfq.tenant_id, rfq.requisition_id, asked.supplier_id, max(asked.updated_at) as at
  from supplier_rfq_recipients asked join supplier_rfqs rfq on rfq.tenant_id = asked.tenant_id and rfq.id = asked.rfq_id
  where rfq.requisition_id is not null group by 1, 2, 3 having every(asked.status = 'declined')) told
where told.tenant_id = held.tenant_id and told.requisition_id = held.requisition_id and told.supplier_id = held.supplier_id and held.quoted_at is null;
alter table requisition_suppliers force row level security;
alter table supplier_rfqs force row level security;
alter table supplier_rfq_recipients force row level security;
