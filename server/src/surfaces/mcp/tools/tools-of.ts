import type { Route } from '../../../kernel/routes.ts';

/** Tools by name, each a route. The rest of the API is found by `find_operation`. The order is that of every answer. */
const addresses = {
  list_requisitions: 'GET /api/v1/purchase-requisitions',
  get_requisition: 'GET /api/v1/purchase-requisitions/:procurementId',
  list_items: 'GET /api/v1/catalog',
  get_item: 'GET /api/v1/catalog/:itemId',
  list_counterparties: 'GET /api/v1/counterparties',
  get_counterparty: 'GET /api/v1/counterparties/:counterpartyId',
  list_rfqs: 'GET /api/v1/supplier-rfqs',
  get_rfq: 'GET /api/v1/supplier-rfqs/:id',
  list_quotes: 'GET /api/v1/supplier-quotes',
  get_quote: 'GET /api/v1/supplier-quotes/:id',
  compare_quotes: 'GET /api/v1/supplier-quotes/compare/list',
  list_orders: 'GET /api/v1/purchase-orders',
  get_order: 'GET /api/v1/purchase-orders/:id',
  list_invoices: 'GET /api/v1/invoices',
  get_invoice: 'GET /api/v1/invoices/:invoiceId',
  list_contracts: 'GET /api/v1/contracts',
  get_contract: 'GET /api/v1/contracts/:id',
  list_warehouses: 'GET /api/v1/warehouses',
  get_stock: 'GET /api/v1/catalog/:itemId/stock',
  list_budgets: 'GET /api/v1/budgets',
  read_spend: 'GET /api/v1/reports/spend',
  read_payables: 'GET /api/v1/reports/payables',
  read_suppliers: 'GET /api/v1/reports/suppliers',
  recent_events: 'GET /api/v1/events',
  resolve_variables: 'POST /api/v1/variables/resolve',
  list_pending_writes: 'GET /api/v1/pending-writes',
  get_pending_write: 'GET /api/v1/pending-writes/:id',
  create_requisition: 'POST /api/v1/purchase-requisitions',
  add_requisition_lines: 'POST /api/v1/purchase-requisitions/:procurementId/items',
  change_requisition_status: 'PATCH /api/v1/purchase-requisitions/:procurementId/status',
  create_item: 'POST /api/v1/catalog',
  update_item: 'PATCH /api/v1/catalog/:itemId',
  create_counterparty: 'POST /api/v1/counterparties',
  create_rfq: 'POST /api/v1/supplier-rfqs',
  send_rfq: 'POST /api/v1/supplier-rfqs/:id/send',
  decide_quotes: 'PATCH /api/v1/purchase-requisitions/:procurementId/quote-line-decisions',
  create_orders: 'POST /api/v1/purchase-orders/from-requisition',
  send_order: 'POST /api/v1/purchase-orders/:id/send',
  create_invoice: 'POST /api/v1/invoices',
  change_invoice_status: 'PATCH /api/v1/invoices/:invoiceId/status',
} as const;

export interface Tool {
  name: string;
  route: Route;
}

/** The tools among these routes. */
export function toolsOf(routes: readonly Route[]): readonly Tool[] {
  const byAddress = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  return Object.entries(addresses).map(([name, address]) => {
    const route = byAddress.get(address);
    if (!route) throw new Error(`The tool ${name} leads to ${address}, where there is no route`);
    return { name, route };
  });
}
