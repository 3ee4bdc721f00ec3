import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export const answers =
  (status: number, body = '', headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Takes the request and hangs up. */
export const resets: Behaviour = (response) => void response.socket?.destroy();

/** Takes the request and never answers. */
export const hangs: Behaviour = () => {};

/** Promises more than it sends. */
export const breaksOff: Behaviour = (response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"a":');
  setTimeout(() => response.socket?.destroy(), 10);
};

/** A provider that behaves as told, one behaviour per request and the last one for ever, and keeps what it received. */
export async function startProvider(...behaviours: Behaviour[]) {
  const received: Array<{
    method: string;
    path: string;
    headers: IncomingMessage['headers'];
    body: string;
    at: number;
  }> = [];
  const server = createServer(async (request, response) => {
    const at = performance.now();
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: await text(request), at });
    const behave = behaviours[Math.min(received.length, behaviours.length) - 1] as Behaviour;
    behave(response, request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
