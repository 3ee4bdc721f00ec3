import type { Client } from './create-pool.ts';
import { send } from './send.ts';

/**
 * Waits until all earlier commits are on disk (and on synchronous standbys): a transaction of its own that changes
 * nothing and writes a record to the WAL, so that its commit flushes the WAL up to itself. One flush serves all waiting callers.
 */
export const flushLog = (client: Client) => send(client, `select pg_logical_emit_message(true, 'prokura', 'flush')`);
