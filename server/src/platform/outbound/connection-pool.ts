import { type Connection, dropConnection } from './connection.ts';

export type ConnectionPoolLimits = {
  /** How long an unused connection is kept, ms. */
  readonly keepMs: number;
  /** How old a connection may grow before its name is resolved and judged anew, ms. */
  readonly maxAgeMs: number;
  readonly perOrigin: number;
  readonly total: number;
};

export const CONNECTION_POOL_LIMITS: ConnectionPoolLimits = {
  keepMs: 10_000,
  maxAgeMs: 60_000,
  perOrigin: 16,
  total: 512,
};

type ConnectionPool = {
  readonly take: (origin: string) => Connection | null;
  readonly put: (connection: Connection) => void;
  readonly size: () => number;
  readonly close: () => void;
};

/** Keeps idle connections by origin, the most recently used on top. */
export function createConnectionPool(limits: ConnectionPoolLimits): ConnectionPool {
  const idle = new Map<string, Connection[]>();
  let total = 0;
  let closed = false;
  const sweeper = setInterval(sweep, Math.max(100, limits.keepMs / 4));
  sweeper.unref();

  return {
    take: (origin) => {
      const connection = idle.get(origin)?.pop();
      if (connection === undefined) return null;
      total--;
      if (isFit(connection)) return connection;
      dropConnection(connection);
      return null;
    },
    put: (connection) => {
      const connections = idle.get(connection.origin) ?? [];
      if (closed || total >= limits.total || connections.length >= limits.perOrigin) {
        dropConnection(connection);
        return;
      }
      connection.idleSince = performance.now();
      connections.push(connection);
      idle.set(connection.origin, connections);
      total++;
    },
    size: () => total,
    close: () => {
      closed = true;
      clearInterval(sweeper);
      for (const connections of idle.values()) connections.forEach(dropConnection);
      idle.clear();
      total = 0;
    },
  };

  function sweep(): void {
    for (const [origin, connections] of idle) {
      const fit = connections.filter(isFit);
      for (const connection of connections) if (!fit.includes(connection)) dropConnection(connection);
      total -= connections.length - fit.length;
      if (fit.length === 0) idle.delete(origin);
      else idle.set(origin, fit);
    }
  }

  function isFit(connection: Connection): boolean {
    const now = performance.now();
    return (
      !connection.client.destroyed &&
      now - connection.idleSince < limits.keepMs &&
      now - connection.openedAt < limits.maxAgeMs
    );
  }
}
