import type { Socket } from 'node:net';
import type { QueryResult } from 'pg';
import type { Statement } from '../../kernel/sql.ts';
import type { Client } from './pool.ts';

/** Sends a statement down a connection. Those sent in one turn of the event loop leave together, in one system call. */
export function send(client: Client, query: Statement | string): Promise<QueryResult> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked === 0) {
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
  // The driver's own promise keeps each result alive until a full collection: its rows would all grow old.
  return new Promise((resolve, reject) => {
    client.query(query as Statement, (error: Error, result: QueryResult) => (error ? reject(error) : resolve(result)));
  });
}
