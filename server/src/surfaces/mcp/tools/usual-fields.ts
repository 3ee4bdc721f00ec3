/** Paths of the members that stand in a list of this name. */
const each = (list: string, names: string) => names.split(',').map((name) => `${list}.${name}`);

/** What a tool tells of its records unless it is asked for other `fields`: enough to go on by. Tools that are not here tell all. */
export const usualFields: Readonly<Record<string, string | undefined>> = {
  list_requisitions:
    'number,title,status,priority,dueDate,responsibleId,selectedSupplier,currency,plannedTotal,actualTotal',
  get_requisition: [
    'number,title,status,priority,dueDate,customerId,responsibleId,requesterId,departmentName,deliveryWarehouseId,deliveryAddress',
    'currency,plannedTotal,actualTotal,budgetCode,budget,comment,holdReason,rejectReason,cancelReason,approval,allowedMoves',
    ...each('items', 'id,catalogItemId,sku,name,quantity,uom,plannedPrice,requiredAt,specification,status'),
    ...each('items', 'supplyCoverage,invoicedQuantity,receivedQuantity'),
    ...each('suppliers', 'supplierId,name,status'),
  ].join(),
  list_items: 'sku,name,brand,baseUom,currentCostPrice,currentCostCurrency,status',
  list_counterparties: 'shortName,inn,roles,supplier.supplierId,supplier.standing,phone,email,status',
  list_rfqs: 'number,title,procurementId,status,responseDeadline,counts',
  list_quotes: 'number,rfqId,procurementId,supplierId,supplierName,status,currency,totalGross,validUntil',
  compare_quotes: [
    'currency,vat,basis,suppliers,scenarios,stated,sealed,sealedQuotes',
    ...each('lines', 'itemId,name,quantity,uom'),
    ...each('lines.offers', 'quoteLineId,supplierId,unitPriceComparable,lineTotal,coversQuantity,deliveryDays'),
    ...each('lines.offers', 'analog,flags,deltaToBestPct,deltaToLastPaidPct'),
  ].join(),
  list_orders: 'number,procurementId,supplier,status,currency,grossAmount,leftAmount,expectedDate,late',
  list_invoices:
    'number,externalNumber,supplier,procurementId,status,paymentStatus,currency,totals,outstandingAmount,dueDate',
  list_contracts: 'number,title,kind,counterparty,status,validTo,currency,amountLimit,usedAmount',
  list_warehouses: 'code,name,kind,address,isDefault,status',
  list_budgets: 'code,name,periodFrom,periodTo,currency,amount,availableAmount,usedPercent,overrun,status',
  recent_events: ['page', ...each('items', 'event,eventId,occurredAt,entity')].join(),
  list_pending_writes: 'address,title,status,reason,expiresAt',
};
