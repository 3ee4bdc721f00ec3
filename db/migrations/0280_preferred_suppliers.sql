-- Who is asked first for what runs low, and where a supplier of a requisition came from.
alter table reorder_points add column supplier_id uuid;
create index reorder_points_of_supplier on reorder_points (tenant_id, supplier_id) where supplier_id is not null;

alter table requisition_suppliers drop constraint requisition_suppliers_added_from_check;
alter table requisition_suppliers add constraint requisition_suppliers_added_from_check
  check (added_from in ('manual', 'assortment', 'rfq', 'import', 'quote', 'reorder_point'));

-- Files of counts and of reorder points are applied by workers.
grant insert on stock_count_lines, reorder_points to prokura_worker;
