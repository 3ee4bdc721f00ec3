-- Each kind of delivery document has templates of its own.

alter table document_templates drop constraint document_templates_kind_check;
alter table document_templates add constraint document_templates_kind_check check (kind in ('commercial_proposal', 'sales_invoice', 'contract',
  'delivery:upd', 'delivery:torg12', 'delivery:tn', 'delivery:ttn', 'delivery:power_of_attorney_m2', 'delivery:power_of_attorney_m2a',
  'delivery:delivery_note', 'delivery:packing_list', 'delivery:acceptance_act'));
