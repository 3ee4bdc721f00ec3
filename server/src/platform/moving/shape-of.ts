import type { Owner } from '../postgres/connect-owner.ts';
import type { PortalTable } from './portal-tables.ts';

/** The columns of a table outside the fence, ordered by its key, which is a text. */
export async function shapeOf(owner: Owner, name: string): Promise<PortalTable> {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [name],
  );
  return {
    name,
    columns: rows,
    key: rows.slice(0, 1).map((column) => column.name),
    order: `order by "${rows[0]?.name}" collate "C"`,
    namesItself: false,
  };
}
