import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** Members of the driver's client that its types omit. */
interface DriverClient {
  connection: { stream: Socket };
  _getActiveQuery(): unknown;
  _sentQueryQueue: readonly unknown[];
}

/** A process that stood still itself has what came meanwhile before it. */
const graceMs = 500;

/** Ends a connection on which nothing came for so long although something was asked: what waits on it hears that it is lost. */
export function endWhenSilent(client: PoolClient, ms: number) {
  const driver = client as unknown as DriverClient;
  const { stream } = driver.connection;
  const isAsked = () => Boolean(driver._getActiveQuery()) || driver._sentQueryQueue.length > 0;
  stream.setTimeout(ms).on('timeout', () => {
    const { bytesRead, bytesWritten } = stream;
    const isSilent = () => stream.bytesRead === bytesRead && stream.bytesWritten === bytesWritten && isAsked();
    if (isAsked()) setTimeout(() => isSilent() && stream.destroy(), graceMs).unref();
  });
}
