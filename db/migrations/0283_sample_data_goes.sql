-- Takes the rows of sample data away, with all that was made for its requisitions; the service may delete none of them by itself.
-- Answers the invoices that went. What of the portal's own names a row of these keeps all of them, by its foreign key.
create function remove_sample_rows(portal uuid) returns uuid[]
language plpgsql security definer set search_path = public as $$
declare
  gone        uuid[] := array(select entity_id from sample_records where tenant_id = portal);
  needs       uuid[] := array(select id from requisitions where tenant_id = portal and id = any(gone));
  need_lines  uuid[] := array(select id from requisition_lines where tenant_id = portal and requisition_id = any(needs));
  items       uuid[] := array(select id from catalog_items where tenant_id = portal and id = any(gone));
  groups      uuid[] := array(select id from catalog_categories where tenant_id = portal and id = any(gone));
  parties     uuid[] := array(select id from counterparties where tenant_id = portal and id = any(gone));
  sellers     uuid[] := array(select id from suppliers where tenant_id = portal and counterparty_id = any(parties));
  places      uuid[] := array(select id from warehouses where tenant_id = portal and id = any(gone));
  purses      uuid[] := array(select id from budgets where tenant_id = portal and id = any(gone));
  asked       uuid[] := array(select id from supplier_rfqs where tenant_id = portal and (id = any(gone) or requisition_id = any(needs)));
  recipients  uuid[] := array(select id from supplier_rfq_recipients where tenant_id = portal and rfq_id = any(asked));
  offers      uuid[] := array(select id from supplier_quotes where tenant_id = portal and (rfq_id = any(asked) or requisition_id = any(needs)));
  orders      uuid[] := array(select id from purchase_orders where tenant_id = portal and requisition_id = any(needs));
  sendings    uuid[] := array(select id from purchase_order_sendings where tenant_id = portal and order_id = any(orders));
  receipts    uuid[] := array(select id from stock_receipts where tenant_id = portal and requisition_id = any(needs));
  returned    uuid[] := array(select id from supplier_returns where tenant_id = portal and requisition_id = any(needs));
  bills       uuid[] := array(select id from invoices where tenant_id = portal and (id = any(gone) or requisition_id = any(needs)));
  counts      uuid[] := array(select id from stock_counts where tenant_id = portal and warehouse_id = any(places));
begin
  gone := gone || asked || recipients || offers || orders || receipts || returned || bills || counts;

  delete from budget_entries where tenant_id = portal and (budget_id = any(purses) or requisition_id = any(needs));
  delete from budget_transfers where tenant_id = portal and from_budget_id = any(purses) and to_budget_id = any(purses);

  delete from remembered_matches where tenant_id = portal and (supplier_id = any(sellers) or catalog_item_id = any(items));
  delete from reported_payments where tenant_id = portal
    and payment_id in (select id from invoice_payments where tenant_id = portal and invoice_id = any(bills));
  delete from invoice_payments where tenant_id = portal and invoice_id = any(bills);
  delete from invoice_credits where tenant_id = portal and (invoice_id = any(bills) or return_id = any(returned));
  delete from supplier_return_lines where tenant_id = portal and return_id = any(returned);
  delete from supplier_returns where tenant_id = portal and id = any(returned);
  delete from stock_receipt_lines where tenant_id = portal and receipt_id = any(receipts);
  delete from stock_receipts where tenant_id = portal and id = any(receipts);
  delete from invoice_lines where tenant_id = portal and invoice_id = any(bills);
  delete from invoices where tenant_id = portal and id = any(bills);
  delete from invoice_requests where tenant_id = portal and requisition_id = any(needs);

  delete from portal_addresses where tenant_id = portal and kind = 'order link' and record_id = any(sendings);
  delete from purchase_order_answers where tenant_id = portal and order_id = any(orders);
  delete from purchase_order_sendings where tenant_id = portal and id = any(sendings);
  delete from purchase_order_lines where tenant_id = portal and order_id = any(orders);
  delete from purchase_orders where tenant_id = portal and id = any(orders);

  delete from supplier_quote_lines where tenant_id = portal and quote_id = any(offers);
  delete from supplier_quotes where tenant_id = portal and id = any(offers);
  delete from portal_addresses where tenant_id = portal and kind = 'rfq link' and record_id = any(recipients);
  delete from supplier_rfq_items where tenant_id = portal and rfq_id = any(asked);
  delete from supplier_rfq_recipients where tenant_id = portal and id = any(recipients);
  delete from supplier_rfqs where tenant_id = portal and id = any(asked);

  delete from tracker_links where tenant_id = portal and requisition_id = any(needs);
  delete from tracker_orders where tenant_id = portal and requisition_id = any(needs);
  delete from stock_reservations where tenant_id = portal and requisition_id = any(needs);
  delete from requisition_allocations where tenant_id = portal and requisition_id = any(needs);
  delete from requisition_suppliers where tenant_id = portal and requisition_id = any(needs);
  delete from requisition_lines where tenant_id = portal and id = any(need_lines);
  delete from requisitions where tenant_id = portal and id = any(needs);

  delete from stock_count_lines where tenant_id = portal and count_id = any(counts);
  delete from stock_counts where tenant_id = portal and id = any(counts);
  delete from stock_movements where tenant_id = portal and catalog_item_id = any(items);
  delete from stock_balances where tenant_id = portal and catalog_item_id = any(items);
  delete from reorder_points where tenant_id = portal and catalog_item_id = any(items);
  delete from price_observations where tenant_id = portal and catalog_item_id = any(items);
  delete from supplier_items where tenant_id = portal and (catalog_item_id = any(items) or supplier_id = any(sellers));
  delete from supplier_skus where tenant_id = portal and (catalog_item_id = any(items) or supplier_id = any(sellers));
  delete from supplier_categories where tenant_id = portal and (category_id = any(groups) or supplier_id = any(sellers));
  delete from catalog_merges where tenant_id = portal and loser_id = any(items) and winner_id = any(items);
  delete from catalog_items where tenant_id = portal and id = any(items);
  delete from catalog_categories where tenant_id = portal and id = any(groups);
  delete from payment_requisites where tenant_id = portal and counterparty_id = any(parties);
  delete from supplier_qualifications where tenant_id = portal and counterparty_id = any(parties);
  delete from counterparty_contacts where tenant_id = portal and counterparty_id = any(parties);
  delete from suppliers where tenant_id = portal and id = any(sellers);
  delete from counterparties where tenant_id = portal and id = any(parties);
  delete from warehouses where tenant_id = portal and id = any(places);
  delete from budgets where tenant_id = portal and id = any(purses);

  delete from approval_requests where tenant_id = portal and record_id = any(gone);
  delete from comments where tenant_id = portal and entity_id = any(gone);
  delete from followers where tenant_id = portal and entity_id = any(gone);
  delete from notices where tenant_id = portal and entity_id = any(gone);
  delete from external_links where tenant_id = portal and entity_id = any(gone);
  delete from search_documents where tenant_id = portal and record_id = any(gone);
  delete from sample_records where tenant_id = portal;
  delete from sample_sets where tenant_id = portal;
  return bills;
end $$;
revoke all on function remove_sample_rows(uuid) from public;
grant execute on function remove_sample_rows(uuid) to prokura_service;
