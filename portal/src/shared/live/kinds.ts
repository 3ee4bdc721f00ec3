/** Kinds of records as pages keep them (the first word of a query key), by the server's own names. */
const kindOf: Readonly<Record<string, readonly string[]>> = {
  procurement: ['requisitions'],
  procurement_item: ['requisitions'],
  procurement_supplier: ['requisitions'],
  stock_receipt: ['requisitions', 'catalog', 'warehouses'],
  invoice_request: ['requisitions', 'invoices'],
  supplier_rfq: ['rfqs'],
  supplier_rfq_item: ['rfqs'],
  supplier_rfq_recipient: ['rfqs'],
  supplier_quote: ['quotes', 'rfqs', 'requisitions'],
  invoice: ['invoices', 'requisitions'],
  bank_statement: ['invoices'],
  bank_document: ['invoices'],
  transfer_document: ['invoices'],
  remembered_match: ['invoices'],
  e_document: ['e-documents', 'sales-invoices', 'contracts', 'logistics'],
  incoming_e_document: ['e-documents', 'invoices'],
  catalog_item: ['catalog'],
  catalog_category: ['catalog'],
  stock: ['catalog', 'warehouses'],
  price_list: ['price-lists', 'catalog'],
  counterparty: ['counterparties'],
  supplier_link: ['counterparties', 'catalog'],
  assortment_category: ['counterparties'],
  warehouse: ['warehouses'],
  logistics_object: ['logistics'],
  driver: ['logistics'],
  vehicle: ['logistics'],
  vehicle_location: ['logistics'],
  delivery_route: ['logistics'],
  delivery_batch: ['logistics', 'requisitions'],
  delivery_document: ['logistics'],
  // What waits for approval, of every kind, is kept with the requisitions.
  sales_invoice: ['sales-invoices', 'requisitions'],
  contract: ['contracts'],
  commercial_proposal: ['proposals', 'requisitions'],
  approval_request: ['requisitions', 'invoices', 'proposals', 'sales-invoices'],
  integration_installation: ['integrations'],
  integration_write: ['integrations'],
  integration_publication: ['integrations'],
  mailbox_thread: ['integrations'],
  webhook_subscription: ['webhooks'],
  api_key: ['api-keys'],
  user: ['users'],
  role: ['users'],
  import_job: ['imports'],
};

/** Kinds that pages show and others change. */
export const watchedKinds: readonly string[] = [...new Set(Object.values(kindOf).flat())];

/** What to ask for anew when the server names these types; settings are whatever else it names. */
export const kindsOf = (types: readonly string[]): readonly string[] => [
  ...new Set(types.flatMap((type) => kindOf[type] ?? ['settings'])),
];
