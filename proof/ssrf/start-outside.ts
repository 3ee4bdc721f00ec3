import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createPlainServer, type Server } from 'node:net';
import type { Place } from './place.ts';

interface Certificate {
  key: string;
  cert: string;
}

const mailPorts = [25, 143, 465, 587, 993];

/**
 * What stands for the internet: a server that answers, sends on to wherever its path says, and is an issuer whose metadata names
 * the addresses that its path says. Each connection serves once, so that every call asks for its name anew.
 */
export async function startOutside({ outside4, outside6, port }: Place, certificate: Certificate) {
  let calls = 0;
  const servers: Server[] = [];
  for (const host of [outside4, outside6]) {
    for (const at of [port, 443]) {
      const server = createServer(certificate, (request, reply) => {
        calls += 1;
        answer(request, reply);
      });
      server.listen(at, host);
      await once(server, 'listening');
      servers.push(server);
    }
    for (const at of mailPorts) {
      const server = createPlainServer((socket) => {
        calls += 1;
        socket.on('error', () => {}).destroy();
      });
      server.listen(at, host);
      await once(server, 'listening');
      servers.push(server);
    }
  }
  return {
    calls: () => calls,
    stop: () => {
      for (const server of servers) server.close();
    },
  };
}

/** A path that hides an address. */
export const hidden = (address: string) => Buffer.from(address).toString('base64url');

const redirects = [301, 302, 303, 307, 308];

function answer(request: IncomingMessage, reply: ServerResponse) {
  const [, first = '', second = '', third = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
  reply.setHeader('connection', 'close');
  reply.setHeader('content-type', 'application/json');
  if (first === 'to') {
    const location = Buffer.from(second, 'base64url')
      .toString('latin1')
      .replace(/[\r\n\0]/g, '');
    reply.writeHead(redirects[second.length % redirects.length] as number, { location }).end();
  } else if (first === 'issuer' && third === '.well-known') reply.end(JSON.stringify(metadataOf(request, second)));
  else reply.end('{"ok":true}');
}

function metadataOf({ headers }: IncomingMessage, path: string) {
  const address = Buffer.from(path, 'base64url').toString();
  return {
    issuer: `https://${headers.host}/issuer/${path}`,
    authorization_endpoint: address,
    token_endpoint: address,
    revocation_endpoint: address,
    code_challenge_methods_supported: ['S256'],
  };
}
