import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: IncomingMessage['headers'];
  /** What was sent as JSON; nothing where nothing or something else was sent. */
  body: unknown;
}

type Answering = (asked: Asked) => { status?: number; body: unknown } | 'broken';

let answering: Answering = () => ({ status: 404, body: { code: 'not_found' } });

const server = createServer((request, response) => void answerTo(request, response));

async function answerTo(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal');
  const { method = 'GET', headers } = request;
  const body = await readBody(request);
  const told = answering({ method, path: pathname, query: Object.fromEntries(searchParams), headers, body });
  if (told === 'broken') return void request.socket.destroy();
  response.writeHead(told.status ?? 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(told.body));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const sent = await text(request);
  return sent !== '' && request.headers['content-type']?.startsWith('application/json') ? JSON.parse(sent) : undefined;
}

server.listen(0, '127.0.0.1').unref();
await once(server, 'listening');

// The page stands where the server is; what calls it has to be imported after this.
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
Object.assign(globalThis, { location: { origin, search: '' } });

/** From now on the server of the portal answers so; what it was asked comes back. */
export function answer(next: Answering): Asked[] {
  const asked: Asked[] = [];
  answering = (one) => {
    asked.push(one);
    return next(one);
  };
  return asked;
}
