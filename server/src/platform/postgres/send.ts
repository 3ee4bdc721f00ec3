import type { Socket } from 'node:net';
import type { QueryResult } from 'pg';
import type { Statement } from '../../kernel/sql/sql.ts';
import type { Client } from './create-pool.ts';
import { DescribedQuery } from './described-query.ts';

/** Sends a statement on a connection. Those sent in one turn of the event loop leave together, in one system call. */
export function send(client: Client, query: Statement | string): Promise<QueryResult> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked === 0) {
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
  // The driver's own promise keeps each result alive until a full collection: its rows would be promoted to the old generation.
  return new Promise((resolve, reject) => {
    const done = (error: Error, result: QueryResult) => (error ? reject(causeOf(client, error)) : resolve(result));
    if (typeof query === 'string') client.query(query as unknown as Statement, done);
    else client.query(new DescribedQuery(query, done));
  });
}

/** The latest failure of each connection that was not a consequence of another. */
const failures = new WeakMap<Client, Error>();

/** Statements sent after a failed one fail only because of it: their senders get the error of the statement that failed. */
function causeOf(client: Client, error: Error & { code?: string }): Error {
  if (error.code === '25P02') return failures.get(client) ?? error;
  failures.set(client, error);
  return error;
}
