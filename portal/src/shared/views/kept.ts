type Search = Readonly<Record<string, string | undefined>>;

/** What is opened beside a list, and the month it is turned to: they pass. */
const passing: ReadonlySet<string> = new Set(['peek', 'open', 'month', 'create']);

/** How a list looks; it narrows nothing. */
const looks: ReadonlySet<string> = new Set(['view', 'sort']);

const kept = (search: object) =>
  Object.entries(search as Search).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && !passing.has(entry[0]),
  );

/** What a saved view keeps of an address, in one order. */
export const keptOf = (search: object): string =>
  new URLSearchParams(kept(search).sort(([a], [b]) => a.localeCompare(b))).toString();

/** What a saved view says in the address; the page reads of it what it knows. */
export const searchOfKept = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** Whether anything narrows the list. */
export const isNarrowed = (search: object) => kept(search).some(([name]) => !looks.has(name));
