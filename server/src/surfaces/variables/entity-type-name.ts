/** Names of other places for the same records: internal kinds, and the facade's. */
const otherNames: Record<string, string> = {
  purchaseRequisition: 'procurement',
  purchaseRequisitions: 'procurement',
  procurements: 'procurement',
  rfq: 'supplierRfq',
};

/** `catalog_item`, `catalog-item` and `catalogItem` are one; so are `purchase_requisition` and `procurement`. */
export function entityTypeName(given: string): string {
  const name = given.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return otherNames[name] ?? name;
}
