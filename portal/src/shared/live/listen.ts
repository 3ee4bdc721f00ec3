const every = 30_000;

/** All kinds of records that pages keep, as the first word of a query key. */
const kinds = [
  'requisitions',
  'rfqs',
  'quotes',
  'invoices',
  'catalog',
  'price-lists',
  'counterparties',
  'warehouses',
  'integrations',
  'webhooks',
];

/** Asks again every half minute while the page is looked at. */
export function listen(changed: (kinds: readonly string[]) => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') changed(kinds);
  }, every);
  return () => clearInterval(timer);
}
