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
  get_item: [
    'type,sku,name,brand,manufacturer,manufacturerSku,description,categoryId,baseUom,uomConversions,vatRate,plannedCost',
    'currentCostPrice,currentCostCurrency,minOrderQty,packQty,leadTimeDays,customFields,mergedInto,status',
  ].join(),
  list_counterparties: 'shortName,inn,roles,supplier.supplierId,supplier.standing,phone,email,status',
  list_rfqs: 'number,title,procurementId,status,responseDeadline,counts',
  list_quotes: 'number,rfqId,procurementId,supplierId,supplierName,status,currency,totalGross,validUntil',
  get_quote: [
    'number,rfqId,procurementId,supplierId,supplierName,status,sealed,needsReconfirmation,currency,totalGross,comment,rejectReason,allowedMoves',
    ...each(
      'current',
      'n,validUntil,deliveryDays,deliveryTerms,paymentTerms,prepaymentPercent,extraCosts,supplierComment',
    ),
    ...each('current', 'vatMode,statedTotal'),
    ...each('lines', 'id,procurementItemId,name,quoted,unavailableReason,price,priceTiers,quantityOffered,uom,moq'),
    ...each('lines', 'vatRate,discountPercent,deliveryDays,analog,quantity,amounts.gross'),
  ].join(),
  compare_quotes: [
    'currency,vat,basis,suppliers,scenarios,stated,sealed,sealedQuotes',
    ...each('lines', 'itemId,name,quantity,uom'),
    ...each('lines.offers', 'quoteLineId,supplierId,unitPriceComparable,lineTotal,coversQuantity,deliveryDays'),
    ...each('lines.offers', 'analog,flags,deltaToBestPct,deltaToLastPaidPct'),
  ].join(),
  list_orders: 'number,procurementId,supplier,status,currency,grossAmount,leftAmount,expectedDate,late',
  get_order: [
    'number,procurementId,procurementNumber,supplier.supplierId,supplier.name,status,currency,vatMode,netAmount,vatAmount,grossAmount',
    'invoicedAmount,paidAmount,leftAmount,deliveryAddress,deliveryTerms,paymentTerms,comment,expectedDate,late,revision,sentAt',
    'answerOutcome,answerComment,declineReason,cancelReason,closeReason,unqualifiedFor,allowedMoves',
    ...each('lines', 'id,procurementItemId,sku,name,quantity,uom,price,vatRate,grossAmount,wantedDate'),
    ...each('lines', 'confirmedQuantity,promisedDate,supplierRemark,receivedQuantity,invoicedQuantity'),
  ].join(),
  list_invoices:
    'number,externalNumber,supplier,procurementId,status,paymentStatus,currency,totals,outstandingAmount,dueDate',
  get_invoice: [
    'number,externalNumber,externalDate,supplier.supplierId,supplier.name,procurementId,contract,currency,vatMode,status,paymentStatus',
    'dueDate,overdue,onHoldUntil,totals,paidAmount,creditedAmount,outstandingAmount,purpose,comment,approval,allowedMoves,paymentBlock',
    'matching.status,rejectReason,disputeReason,cancelReason',
    ...each('differences', 'lineId,message,advice'),
    ...each('lines', 'id,procurementItemId,orderId,name,quantity,uom,price,discountPercent,vatRate,gross'),
    ...each('payments', 'id,paidAt,amount,currency,status'),
  ].join(),
  list_contracts: 'number,title,kind,counterparty,status,validTo,currency,amountLimit,usedAmount',
  list_warehouses: 'code,name,kind,address,isDefault,status',
  list_budgets: 'code,name,periodFrom,periodTo,currency,amount,availableAmount,usedPercent,overrun,status',
  recent_events: ['page', ...each('items', 'event,eventId,occurredAt,entity')].join(),
  list_pending_writes: 'address,title,status,reason,expiresAt',
};
