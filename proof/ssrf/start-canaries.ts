import { createServer, type Server } from 'node:net';
import { canaryPorts, type Place } from './place.ts';

/** Servers where nobody may be led: each notes whoever so much as knocks, and any byte that comes. */
export async function startCanaries({ inner4, inner6, port }: Place) {
  const hits: string[] = [];
  const skipped: string[] = [];
  const servers: Server[] = [];
  for (const address of [...inner4, ...inner6])
    for (const at of [port, ...canaryPorts]) {
      const server = createServer((socket) => {
        const hit = `${address} port ${at}`;
        hits.push(hit);
        socket.on('data', (bytes) => hits.push(`${hit}: ${bytes.toString('latin1').slice(0, 80)}`));
        socket.on('error', () => {});
        setTimeout(() => socket.destroy(), 200).unref();
      });
      const problem = await listening(server, address, at);
      if (problem === null) servers.push(server);
      else skipped.push(`${address} port ${at}: ${problem}`);
    }
  return {
    hits,
    skipped,
    count: servers.length,
    stop: () => {
      for (const server of servers) server.close();
    },
  };
}

/** Null when it listens, or why it does not: another program has the port, or this machine has not the address. */
function listening(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true, ipv6Only: host.includes(':') }, () => resolve(null));
  });
}
