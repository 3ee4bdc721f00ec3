import { type Scope, scopes } from '../../../../nouns/kit/rights.ts';

const known = new Set<string>(scopes);

/** The canonical name of a scope; `procurements.*` is an old name of `purchase_requisitions.*`. Null for an unknown one. */
export function canonicalScope(name: string): Scope | null {
  const canonical = name.replace(/^procurements\./, 'purchase_requisitions.');
  return known.has(canonical) ? (canonical as Scope) : null;
}

const facadeAreas = [
  'purchase_requisitions',
  'counterparties',
  'catalog',
  'warehouses',
  'price_lists',
  'supplier_documents',
  'finance',
] as const;

/** By the very set that a remembered key holds: widened once for each key. */
const widened = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The scopes that hold on the facade: `integration_api.read` opens every resource there, and nothing elsewhere. */
export function facadeScopes(granted: ReadonlySet<string>): ReadonlySet<string> {
  const made = widened.get(granted);
  if (made) return made;
  const wide = ['read', 'write', 'delete'].filter((action) => granted.has(`integration_api.${action}`));
  const scopes = new Set([...granted, ...wide.flatMap((action) => facadeAreas.map((area) => `${area}.${action}`))]);
  widened.set(granted, scopes);
  return scopes;
}
