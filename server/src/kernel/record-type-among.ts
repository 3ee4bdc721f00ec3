/**
 * Names of record types, in one place. Links and events say `catalog_item`; files, fields of one's own and variables say
 * `catalogItem`; callers may say either anywhere, or a name the record has elsewhere.
 */
const otherNames: Record<string, string> = {
  purchaseRequisition: 'procurement',
  purchaseRequisitions: 'procurement',
  procurements: 'procurement',
  requisition: 'procurement',
  pr: 'procurement',
  rfq: 'supplierRfq',
  proposal: 'supplierQuote',
  quote: 'supplierQuote',
};

/** The one of `names` that means what the caller named, in the spelling it has there; what none of them means, as it was given. */
export function recordTypeAmong(names: readonly string[], given: string): string {
  if (names.includes(given)) return given;
  const meant = meaningOf(given);
  return names.find((name) => meaningOf(name) === meant) ?? given;
}

function meaningOf(name: string): string {
  const camel = name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(otherNames, camel) ? (otherNames[camel] as string) : camel;
}
