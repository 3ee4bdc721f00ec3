import { raw, type Sql } from '../../kernel/sql/sql.ts';

/** SQL of each part of a structure; the structure is null where its first part is. */
export type Parts = Readonly<Record<string, string>>;

/**
 * A structure as one column for each of its parts, which the row has as one value. PostgreSQL passes columns on as they are; JSON
 * it would put together for every row that it sorts, and not only for those of the page.
 */
export const partColumns = (name: string, parts: Parts): Sql =>
  raw(
    Object.entries(parts)
      .map(([part, column]) => `${column} as "${name}.${part}"`)
      .join(', '),
  );
