import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Seeded } from '../seeded.ts';

export interface Line {
  /** Each piece of a connection is held back for so long, both ways. */
  delayMs: number;
  /** The share of pieces at which a connection is reset. */
  resets: number;
  /** The share of commits at which it is: before the commit arrives, or before its answer does. */
  cutCommits: number;
  /** Nothing passes any more, and nobody is told: connections of that time stay open and dumb for good. */
  isDumb: boolean;
}

export const goodLine: Line = { delayMs: 0, resets: 0, cutCommits: 0, isDumb: false };

/** As the driver writes it: a simple query of one word. */
const commit = Buffer.from('commit\0');

/** What lies between the processes and PostgreSQL, at an address of its own. */
export async function startFaultProxy(random: Seeded) {
  const target = { host: '127.0.0.1', port: 0 };
  const line: Line = { ...goodLine };
  const cuts = { beforeCommit: 0, afterCommit: 0, resets: 0 };
  const open = new Set<Socket>();

  const server = createServer((client) => {
    const database = connect(target.port, target.host);
    let isDumb = line.isDumb;
    const end = () => {
      client.resetAndDestroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        if (!isDumb) end();
      });
    }
    const pass = (from: Socket, sees: (piece: Buffer) => void) =>
      from.on('data', (piece: Buffer) => {
        isDumb ||= line.isDumb;
        if (isDumb) return;
        if (random.chance(line.resets)) {
          cuts.resets += 1;
          return end();
        }
        if (line.delayMs === 0) sees(piece);
        else setTimeout(() => sees(piece), line.delayMs);
      });
    pass(client, (piece) => {
      if (!piece.includes(commit) || !random.chance(line.cutCommits)) return void database.write(piece);
      if (random.chance(0.3)) {
        cuts.beforeCommit += 1;
        return end();
      }
      cuts.afterCommit += 1;
      // It arrives there; the answer to it does not arrive here.
      database.removeAllListeners('data');
      database.write(piece, () => database.once('data', end));
    });
    pass(database, (piece) => void client.write(piece));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    line,
    cuts,
    /** The same address as a process sees it. */
    through(url: string) {
      const led = new URL(url);
      target.port = Number(led.port);
      led.port = String((server.address() as AddressInfo).port);
      return led.href;
    },
    /** PostgreSQL may stand at another port after it was started again. */
    leadTo: (port: number) => void (target.port = port),
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
