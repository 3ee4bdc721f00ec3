/** A bolt of the catalog as its page reads it. */
export const anItem = (changes: object = {}) =>
  ({
    ...{ id: 'bolt', version: 3, type: 'product', status: 'active', name: 'Болт М8', sku: 'Б-8', brand: null },
    ...{ manufacturer: null, manufacturerSku: null, barcode: null, okpd2: null, tnved: null, countryCode: null },
    ...{ description: null, baseUom: '796', categoryId: null, vatRate: '22', leadTimeDays: 14, minOrderQty: null },
    ...{ packQty: '100', weightKg: null, volumeM3: null, overReceiptPct: null, uomConversions: [], customFields: {} },
    plannedCost: { price: '12', currency: 'RUB', source: 'manual', updatedAt: '2025-01-05T00:00:00.000Z' },
    ...{ currentCostPrice: '10', currentCostCurrency: 'RUB', currentCostSource: 'incoming_invoice' },
    ...{ currentCostUpdatedAt: '2025-01-10T00:00:00.000Z', duplicateOfId: null, mergedInto: null, suppliers: [] },
    ...{ stock: null, externalLinks: [], priceHistory: [] },
    ...{ createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2025-01-10T00:00:00.000Z' },
    ...changes,
  }) as never;

export const aPrice = (changes: object = {}) =>
  ({
    ...{ id: 'p1', source: 'invoice', supplierId: 's1', supplierName: 'Крепёж', costPrice: '10', price: '1000' },
    ...{ currency: 'RUB', uom: '778', quantityFrom: null, effectiveAt: '2025-01-10T00:00:00.000Z', validTo: null },
    ...{ withdrawnAt: null, isAnomaly: false },
    ...changes,
  }) as never;
