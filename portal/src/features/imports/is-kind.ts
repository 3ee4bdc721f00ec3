/** What may be imported. The addresses of imports are read by this list alone, so that the first page need not know their words. */
const kinds = [
  'catalog',
  'counterparties',
  'warehouses',
  'price_list',
  'pr_items',
  'construction_request',
  'pr_supplier_prices',
  'stock_count',
  'reorder_points',
] as const;

export type Kind = (typeof kinds)[number];

export const isKind = (text: unknown): text is Kind => (kinds as readonly unknown[]).includes(text);
