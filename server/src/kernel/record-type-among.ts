/**
 * Names of record types, in one place. Links and events use `catalog_item`; files, custom fields and variables use
 * `catalogItem`; callers may use either everywhere, or another known name of the record.
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

/** The one of `names` with the same meaning as the given name; the given name itself if none has it. */
export function recordTypeAmong(names: readonly string[], given: string): string {
  if (names.includes(given)) return given;
  const meant = meaningOf(given);
  return names.find((name) => meaningOf(name) === meant) ?? given;
}

function meaningOf(name: string): string {
  const camel = name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(otherNames, camel) ? (otherNames[camel] as string) : camel;
}
