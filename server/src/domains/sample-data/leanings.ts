export interface Leaning {
  entityType: string;
  table: string;
  /** What people call it by. */
  name: string;
  /** Columns of its own that may name a sample record. */
  by?: readonly string[];
  /** Rows inside it that may: the table, the column that leads to it, and those that name a sample record. */
  parts?: ReadonlyArray<{ table: string; of: string; by: readonly string[] }>;
  /** Its lines are kept in its row, and may name a sample item. */
  lines?: true;
  /** Goes with the sample by itself, where this column names one of its requisitions. */
  along?: string;
}

/** Every noun that may name a sample record by a foreign key, and where it does. */
export const leanings: readonly Leaning[] = [
  {
    ...{ entityType: 'procurement', table: 'requisitions', name: 'number' },
    by: ['customer_id', 'delivery_warehouse_id', 'selected_supplier_id'],
    parts: [
      { table: 'requisition_lines', of: 'requisition_id', by: ['catalog_item_id'] },
      { table: 'requisition_suppliers', of: 'requisition_id', by: ['counterparty_id'] },
      { table: 'requisition_allocations', of: 'requisition_id', by: ['supplier_id'] },
      { table: 'stock_receipts', of: 'requisition_id', by: ['warehouse_id'] },
      { table: 'stock_reservations', of: 'requisition_id', by: ['warehouse_id', 'catalog_item_id'] },
    ],
  },
  {
    ...{ entityType: 'requisition_template', table: 'requisition_templates', name: 'name', lines: true },
    by: ['customer_id', 'delivery_warehouse_id'],
  },
  {
    ...{
      entityType: 'supplier_rfq',
      table: 'supplier_rfqs',
      name: 'number',
      along: 'requisition_id',
      by: ['warehouse_id'],
    },
    parts: [
      { table: 'supplier_rfq_items', of: 'rfq_id', by: ['catalog_item_id', 'requisition_line_id'] },
      { table: 'supplier_rfq_recipients', of: 'rfq_id', by: ['counterparty_id'] },
    ],
  },
  {
    entityType: 'supplier_quote',
    table: 'supplier_quotes',
    name: 'number',
    along: 'requisition_id',
    by: ['counterparty_id'],
  },
  {
    ...{ entityType: 'purchase_order', table: 'purchase_orders', name: 'number', along: 'requisition_id' },
    by: ['counterparty_id', 'delivery_warehouse_id'],
    parts: [{ table: 'purchase_order_lines', of: 'order_id', by: ['catalog_item_id'] }],
  },
  {
    ...{ entityType: 'invoice', table: 'invoices', name: 'number', along: 'requisition_id', by: ['counterparty_id'] },
    parts: [{ table: 'invoice_lines', of: 'invoice_id', by: ['catalog_item_id', 'requisition_line_id'] }],
  },
  {
    ...{ entityType: 'catalog_item', table: 'catalog_items', name: 'name', by: ['category_id'] },
    parts: [
      { table: 'stock_movements', of: 'catalog_item_id', by: ['warehouse_id'] },
      { table: 'reorder_points', of: 'catalog_item_id', by: ['warehouse_id'] },
      { table: 'price_observations', of: 'catalog_item_id', by: ['supplier_id'] },
    ],
  },
  { entityType: 'catalog_category', table: 'catalog_categories', name: 'name', by: ['parent_id'] },
  {
    ...{ entityType: 'stock_count', table: 'stock_counts', name: 'number', along: 'warehouse_id' },
    parts: [{ table: 'stock_count_lines', of: 'count_id', by: ['catalog_item_id'] }],
  },
  {
    ...{ entityType: 'price_list', table: 'price_lists', name: 'name', by: ['counterparty_id'] },
    parts: [{ table: 'price_list_items', of: 'price_list_id', by: ['catalog_item_id'] }],
  },
  { entityType: 'contract', table: 'contracts', name: 'number', by: ['counterparty_id'] },
  {
    ...{ entityType: 'commercial_proposal', table: 'commercial_proposals', name: 'number' },
    by: ['customer_id', 'requisition_id'],
    parts: [{ table: 'commercial_proposal_rows', of: 'proposal_id', by: ['catalog_item_id', 'requisition_line_id'] }],
  },
  {
    ...{ entityType: 'sales_invoice', table: 'sales_invoices', name: 'number', by: ['customer_id', 'requisition_id'] },
    parts: [{ table: 'sales_invoice_rows', of: 'invoice_id', by: ['catalog_item_id'] }],
  },
  {
    ...{ entityType: 'delivery_batch', table: 'delivery_batches', name: 'number' },
    by: ['requisition_id', 'supplier_id', 'warehouse_id'],
    parts: [{ table: 'delivery_batch_items', of: 'batch_id', by: ['catalog_item_id', 'requisition_line_id'] }],
  },
  {
    ...{ entityType: 'delivery_document', table: 'delivery_documents', name: 'number' },
    by: ['requisition_id', 'supplier_id', 'carrier_id'],
    parts: [{ table: 'delivery_document_lines', of: 'document_id', by: ['catalog_item_id', 'requisition_line_id'] }],
  },
  { entityType: 'delivery_route', table: 'delivery_routes', name: 'name', by: ['carrier_id'] },
  {
    ...{ entityType: 'bank_document', table: 'bank_documents', name: 'number', by: ['counterparty_id'] },
    parts: [{ table: 'bank_document_payments', of: 'document_id', by: ['invoice_id'] }],
  },
  {
    ...{ entityType: 'payment_order_file', table: 'payment_order_files', name: 'name' },
    parts: [{ table: 'payment_orders', of: 'file_id', by: ['invoice_id'] }],
  },
  {
    ...{ entityType: 'transfer_document', table: 'transfer_documents', name: 'number' },
    by: ['counterparty_id', 'invoice_id'],
  },
  { entityType: 'logistics_object', table: 'logistics_objects', name: 'name', by: ['warehouse_id', 'counterparty_id'] },
  { entityType: 'vehicle', table: 'vehicles', name: 'plate_number', by: ['carrier_id'] },
  { entityType: 'driver', table: 'drivers', name: 'full_name', by: ['carrier_id'] },
  {
    ...{ entityType: 'budget', table: 'budgets', name: 'name' },
    parts: [
      { table: 'budget_transfers', of: 'from_budget_id', by: ['to_budget_id'] },
      { table: 'budget_transfers', of: 'to_budget_id', by: ['from_budget_id'] },
    ],
  },
];
