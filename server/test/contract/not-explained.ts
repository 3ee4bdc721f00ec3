/** Figures without an explanation, and why: names of fields, or of what holds several, apart by spaces. */
export const notExplained: Readonly<Record<string, string>> = {
  'approval_request.amount procurement.approvedTotal': 'as the record had it when it was sent or approved',
  'bank_document bank_statement payment_order_file incoming_e_document transfer_document':
    'as a document from outside states it, or the sum of the orders that stand beside it',
  budget_entry: 'a record of its own: the amount, the rate and the product stand side by side',
  'catalog_item.plannedCost catalog_item.currentCostPrice supplier_link':
    'a price that somebody told; `source` and the history of prices say who and when',
  'delivery_batch delivery_route delivery_document': 'weights, distances and amounts that a carrier document states',
  'invoice_line.factorToBase procurement_item.factorToBase supplier_rfq_item.factorToBase procurement_item.fxRate':
    'frozen when the line was written',
  'invoice_request purchase_order_answer supplier_return stock_receipt': 'quantities of a document as it was written',
  'purchase_order_line.quantity purchase_order_line.price purchase_order_line.confirmedQuantity':
    'written through the order, not counted',
  'purchase_order_line.decidedQuantity procurement_item.supplyCoverage.suppliers':
    'counted of decisions, which are a list of their own',
  'procurement_item.closedShortQuantity procurement_item.reservedQuantity procurement_item.fromStockQuantity':
    'counted of receipts, returns and reservations, which are lists of their own',
  'procurement_item.reorder reorder_point': 'its structure holds all that it was counted from',
  procurement_supplier: 'the coverage of the requisition in the part of one supplier',
  'stock stock_count_line stock_reservation': 'a movement or a count as it was recorded',
  paid_widget: 'a price of the platform',
  vehicle: 'a position',
};
