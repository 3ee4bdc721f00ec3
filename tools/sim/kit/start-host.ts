import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A place for probes to be told of: it takes what a provider sends by itself, and holds files a provider fetches. */
export interface Host {
  /** Paths say what becomes of a request: `/ok`, `/refuses`, `/redirects`, `/slow`; what follows them is free. */
  url: string;
  /** What was posted and fetched, in order; of a fetch there is no body. */
  got: Array<{ method: string; path: string; headers: Readonly<Record<string, unknown>>; body: unknown }>;
  close(): Promise<void>;
}

/** How long `/slow` takes to say that all is well. */
export const slowMs = 120;

export async function startHost(): Promise<Host> {
  const got: Host['got'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : null;
      got.push({ method: request.method ?? '', path, headers: request.headers, body });
      if (path.startsWith('/slow')) await pause(slowMs);
      if (path.startsWith('/redirects')) response.writeHead(302, { location: '/ok' }).end();
      else response.writeHead(path.startsWith('/refuses') ? 500 : 200).end('{}');
    })();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
