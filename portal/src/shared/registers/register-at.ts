/** A list that becomes a file: what it is called, where it is served. */
interface Listed {
  list: string;
  title: string;
  path: string;
  columns: readonly ListedColumn[];
  /** Of the lines inside its records; none where they have no lines. */
  lineColumns: readonly ListedColumn[];
}

interface ListedColumn {
  path: string;
  heading: string;
  isUsual: boolean;
}

/** A list as somebody looks at it. */
export interface AskedRegister extends Listed {
  filters: Record<string, string>;
}

const ofPages = new Set(['limit', 'cursor', 'includeTotal', 'fields', 'expand']);

/** The list that this address is a page of, with all that narrows it: what stands in its query, and the records its path names. */
export function registerAt(address: string, lists: readonly Listed[]): AskedRegister | undefined {
  const { pathname, searchParams } = new URL(address);
  for (const listed of lists) {
    const named = namesIn(listed.path, pathname);
    if (!named) continue;
    const filters = [...searchParams].filter(([name]) => !ofPages.has(name));
    return { ...listed, filters: { ...Object.fromEntries(filters), ...named } };
  }
  return undefined;
}

function namesIn(path: string, pathname: string): Record<string, string> | undefined {
  const [wanted, given] = [path.split('/'), pathname.split('/')];
  if (wanted.length !== given.length) return undefined;
  const names: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) names[part.slice(1)] = decodeURIComponent(given[at] ?? '');
    else if (part !== given[at]) return undefined;
  }
  return names;
}
