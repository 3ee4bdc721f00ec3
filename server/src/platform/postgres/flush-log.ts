import type { Client } from './create-pool.ts';
import { send } from './send.ts';

/**
 * Waits until all that was committed before is on the disk (and at the standbys that are waited for): a transaction of its own, which
 * changes nothing and writes a record into the log, so that its commit flushes the log up to itself. One flush serves all that wait.
 */
export const flushLog = (client: Client) => send(client, `select pg_logical_emit_message(true, 'prokura', 'flush')`);
