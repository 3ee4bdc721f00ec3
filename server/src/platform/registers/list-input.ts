import type { Register } from './register.ts';

type Filters = Readonly<Record<string, unknown>>;

/**
 * What the list is asked for: in its own order even for a search, which would order by relevance, since a file is read from
 * beginning to end. Switches may be texts, as an address writes them.
 */
export function listInput({ query }: Register, filters: Filters): Record<string, unknown> {
  const typed = Object.entries(filters).map(([name, value]) => [name, isSwitch(query, name) ? asSwitch(value) : value]);
  return { sort: query.listing.defaultSort, ...Object.fromEntries(typed) };
}

const isSwitch = ({ input }: Register['query'], name: string) =>
  (input.properties[name] as { type?: string } | undefined)?.type === 'boolean';

const asSwitch = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);
