import type { Owner } from '../postgres/connect-owner.ts';

export interface PortalTable {
  name: string;
  /** Those that are written; generated ones follow from them. */
  columns: ReadonlyArray<{ name: string; type: string }>;
  /** The columns of the primary key. */
  key: readonly string[];
  /** `order by …` of the primary key, the same on every server. */
  order: string;
  /** A row may name another one of the same table, so that all have to come at once. */
  namesItself: boolean;
}

interface TableRow {
  name: string;
  columns: PortalTable['columns'];
  key: Array<{ name: string; text: boolean }> | null;
  parents: string[];
}

/**
 * Every table that is fenced by portal, as the database's own catalog knows them, those that are referred to before those that
 * refer to them: a table of the next migration is among them without being named anywhere.
 */
export async function portalTables(owner: Owner): Promise<PortalTable[]> {
  const { rows } = await owner.query<TableRow>(fencedTables);
  const ordered = inOrder(rows.map((row) => ({ ...row, parents: [...row.parents, ...underPortal(row.name)] })));
  return ordered.map(({ name, columns, key, parents }) => ({
    name,
    columns,
    key: (key ?? []).map((column) => column.name),
    order: orderOf(name, key),
    namesItself: parents.includes(name),
  }));
}

/** The portal's own row is there before any other, whether they refer to it or not: its triggers write some of them. */
const underPortal = (name: string) => (name === 'tenants' ? [] : ['tenants']);

const fencedTables = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(json_build_object('name', a.attname, 'text', a.attcollation <> 0) order by place.n)
     from pg_index i, unnest(i.indkey) with ordinality place(attnum, n), pg_attribute a
     where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = place.attnum) as key,
    array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' order by 1) as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
  order by c.relname`;

function inOrder(tables: readonly TableRow[]): TableRow[] {
  const placed = new Set<string>();
  const ordered: TableRow[] = [];
  const known = new Set(tables.map(({ name }) => name));
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, parents }) =>
        !placed.has(name) && parents.every((parent) => parent === name || placed.has(parent) || !known.has(parent)),
    );
    if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${unplaced(tables, placed)}`);
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}

const unplaced = (tables: readonly TableRow[], placed: ReadonlySet<string>) =>
  tables.flatMap(({ name }) => (placed.has(name) ? [] : [name])).join(', ');

/** Texts by their bytes: the order of a language is not that of another server. */
function orderOf(table: string, key: TableRow['key']): string {
  if (!key) throw new Error(`The table ${table} has no primary key`);
  return `order by ${key.map(({ name, text }) => quoted(name) + (text ? ' collate "C"' : '')).join(', ')}`;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
