/** One text, or several of which one will do. */
export type Text = string | readonly string[];

/** A filter: plain values, or operators with theirs, such as `{ gte: '2026-11-01' }`. */
export type Filter<Operator extends string> = Text | { readonly [operator in Operator]?: Text | undefined };

/** `?status=draft,sent&createdAt[gte]=2026-11-01`, or nothing. */
export function queryText(query: unknown = {}): string {
  const search = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) search.append(name, value.join(','));
    else if (typeof value === 'object')
      for (const [operator, inner] of Object.entries(value)) add(`${name}[${operator}]`, inner);
    else search.append(name, String(value as string | number | boolean));
  };
  for (const [name, value] of Object.entries(query as object)) add(name, value);
  return search.size > 0 ? `?${search}` : '';
}
