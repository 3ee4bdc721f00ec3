import type { Owner } from '../postgres/connect-owner.ts';
import { type PortalTable, quoted } from './portal-tables.ts';

const atOnce = 500;

/**
 * The rows of a portal in one table, each as a line of JSON: column to text, exactly as PostgreSQL writes and reads it. Inside a
 * transaction, some at a time.
 */
export async function* tableLines(
  owner: Owner,
  { name, columns, order }: Pick<PortalTable, 'name' | 'columns' | 'order'>,
  tenantId: string,
  { only = 'tenant_id = $1', emptied = {} }: { only?: string; emptied?: Readonly<Record<string, unknown>> } = {},
): AsyncGenerator<string[]> {
  const pairs = columns.map(
    (column) => `'${column.name}', ${column.name in emptied ? 'null' : `${quoted(column.name)}::text`}`,
  );
  await owner.query(
    `declare travelling no scroll cursor for
     select json_object(array[${pairs.join(', ')}]::text[])::text as line from ${quoted(name)} where ${only} ${order}`,
    [tenantId],
  );
  try {
    for (;;) {
      const { rows } = await owner.query<{ line: string }>(`fetch ${atOnce} from travelling`);
      if (rows.length === 0) return;
      yield rows.map(({ line }) => line);
    }
  } finally {
    await owner.query('close travelling').catch(() => undefined);
  }
}
