import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';

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

/** A provider with the given behaviours, one per request and the last one from then on, that keeps what it received. Ends with the test. */
export async function startProvider(...behaviours: Behaviour[]) {
  const received: Array<{
    method: string;
    path: string;
    headers: IncomingMessage['headers'];
    body: string;
    at: number;
  }> = [];
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const at = performance.now();
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: await text(request), at });
    const behave = behaviours[Math.min(received.length, behaviours.length) - 1] as Behaviour;
    behave(response, request);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  after(close);
  return { url: `http://127.0.0.1:${port}`, received, close };
}
