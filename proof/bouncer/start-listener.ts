import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Listener {
  /** The address of one portal's webhook. */
  url(canary: string): string;
  /** What came, and for whom. */
  received: Array<{ canary: string; body: string }>;
  stop(): Promise<void>;
}

/** Receives the webhooks of all portals, each at an address that names its canary. */
export async function startListener(): Promise<Listener> {
  const received: Listener['received'] = [];
  const server = createServer((request, response) => {
    const canary = request.url?.slice(1) ?? '';
    const answer = (status: number) => void response.writeHead(status, { 'content-length': 0 }).end();
    text(request).then(
      (body) => {
        received.push({ canary, body });
        answer(204);
      },
      () => answer(500),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (canary) => `http://127.0.0.1:${port}/${canary}`,
    received,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
