import type { QueryResult } from 'pg';
import type { Db } from '../../kernel/sql/db.ts';
import { ownTenant, type Sql, statement } from '../../kernel/sql/sql.ts';
import type { Client } from './create-pool.ts';
import { send } from './send.ts';

/** The portal's view of a connection: statements inside the open transaction, nothing else, and nothing after `close`. */
export function portalTransaction(client: Client, tenant: string): Db & { close(): void } {
  let open = true;
  const answerOf = async <T>(piece: Sql, take: (result: QueryResult) => T): Promise<T> => {
    if (!open) throw new Error('A statement came after the end of its transaction');
    const { values, ...asked } = statement(piece);
    const given = values.map((value) => (value === ownTenant ? tenant : value));
    return take(await send(client, { ...asked, values: given }));
  };
  // Of several that were sent together the first to be waited for tells the failure of all.
  const ask = <T>(piece: Sql, take: (result: QueryResult) => T): Promise<T> => {
    const answer = answerOf(piece, take);
    answer.catch(() => {});
    return answer;
  };
  return {
    tenant,
    close: () => {
      open = false;
    },
    many: <Row>(piece: Sql) => ask(piece, ({ rows }) => rows as Row[]),
    first: <Row>(piece: Sql) => ask(piece, ({ rows }) => rows[0] as Row | undefined),
    one: <Row>(piece: Sql) =>
      ask(piece, ({ rows }) => {
        if (rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}`);
        return rows[0] as Row;
      }),
    execute: (piece: Sql) => ask(piece, ({ rowCount }) => rowCount ?? 0),
  };
}
