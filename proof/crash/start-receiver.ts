import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Seeded } from '../seeded.ts';
import type { Received } from './journal.ts';

export interface Receiver {
  /** Its address for one kind of subscription. */
  url(ordering: Received['ordering']): string;
  received: Received[];
  /** Requests cut on purpose, before or after the note was made. */
  cuts: { before: number; after: number };
  behave(): void;
  stop(): Promise<void>;
}

/**
 * A receiver that fails on purpose: 3 % reset before reading, 3 % answer 500, 1 % hang, 2 % process and reset,
 * 2 % take their time. What it keeps is what the checker believes.
 */
export async function startReceiver(random: Seeded, slowMs = 3_000): Promise<Receiver> {
  const received: Received[] = [];
  const cuts = { before: 0, after: 0 };
  let mischief = true;

  const server = createServer((request, response) => {
    const mood = mischief ? random.next() : 1;
    if (mood < 0.03) {
      cuts.before += 1;
      request.socket.destroy();
      return;
    }
    void note(request).then((noted) => {
      if (!noted) return;
      received.push(noted);
      const answer = (status: number) => {
        noted.answered = status < 300;
        response.writeHead(status, { 'content-length': 0 }).end();
      };
      if (mood < 0.06) answer(500);
      else if (mood < 0.07) setTimeout(() => request.socket.destroy(), 20_000).unref();
      else if (mood < 0.09) {
        cuts.after += 1;
        request.socket.destroy();
      } else if (mood < 0.11) setTimeout(() => answer(204), slowMs);
      else answer(204);
    });
  });
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  server.on('close', close);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: (ordering) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${ordering}`,
    received,
    cuts,
    behave: () => {
      mischief = false;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await closed;
    },
  };
}

/** Undefined when the sender died before the last byte. */
async function note(request: IncomingMessage): Promise<Received | undefined> {
  const body = (await json(request).catch(() => undefined)) as
    | { eventId: string; entity: { id: string; version: number } }
    | undefined;
  return (
    body && {
      eventId: body.eventId,
      deliveryId: String(request.headers['x-service-delivery-id']),
      ordering: request.url === '/entity' ? 'entity' : 'none',
      entityId: body.entity.id,
      entityVersion: body.entity.version,
      answered: false,
      at: Date.now(),
    }
  );
}
