import { areaNames } from '../../shared/access/areas.ts';

export const verbs = ['read', 'write', 'delete'] as const;

type Verb = (typeof verbs)[number];

interface ScopeRow<Scope extends string> {
  area: string;
  scopes: Partial<Record<Verb, Scope>>;
}

/** Scopes as rows of areas: only those that may be granted, in the order of the areas, unknown areas last. */
export function scopeRows<Scope extends string>(grantable: readonly Scope[]): ScopeRow<Scope>[] {
  const rows = new Map<string, ScopeRow<Scope>>();
  for (const scope of grantable) {
    const at = scope.lastIndexOf('.');
    const [area, verb] = [scope.slice(0, at), scope.slice(at + 1)];
    const row = rows.get(area) ?? { area, scopes: {} };
    row.scopes[verb as Verb] = scope;
    rows.set(area, row);
  }
  const known = Object.keys(areaNames);
  const place = (area: string) => (known.includes(area) ? known.indexOf(area) : known.length);
  return [...rows.values()].sort((left, right) => place(left.area) - place(right.area));
}

/** With `scope` switched: writing and archiving are of no use without reading, so reading comes with them. */
export function toggleScope<Scope extends string>(chosen: readonly Scope[], row: ScopeRow<Scope>, verb: Verb): Scope[] {
  const scope = row.scopes[verb];
  if (!scope) return [...chosen];
  const held = new Set(chosen);
  if (held.delete(scope)) {
    if (verb === 'read') for (const other of Object.values(row.scopes)) held.delete(other);
  } else {
    held.add(scope);
    if (row.scopes.read) held.add(row.scopes.read);
  }
  return [...held];
}
