import type { Db } from '../../kernel/sql/db.ts';
import { ownTenant, type Sql, statement } from '../../kernel/sql/sql.ts';
import type { Client } from './create-pool.ts';
import { send } from './send.ts';

/** The portal's view of a connection: statements inside the open transaction, nothing else, and nothing after `close`. */
export function portalTransaction(client: Client, tenant: string): Db & { close(): void } {
  let open = true;
  const ask = (piece: Sql) => {
    if (!open) throw new Error('A statement came after the end of its transaction');
    const { values, ...asked } = statement(piece);
    return send(client, { ...asked, values: values.map((value) => (value === ownTenant ? tenant : value)) });
  };
  return {
    tenant,
    close: () => {
      open = false;
    },
    many: async <Row>(piece: Sql) => (await ask(piece)).rows as Row[],
    first: async <Row>(piece: Sql) => (await ask(piece)).rows[0] as Row | undefined,
    one: async <Row>(piece: Sql) => {
      const { rows } = await ask(piece);
      if (rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}`);
      return rows[0] as Row;
    },
    execute: async (piece: Sql) => (await ask(piece)).rowCount ?? 0,
  };
}
