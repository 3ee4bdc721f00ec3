import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { BEHAVIOURS } from '../../tools/sim/webhook-receiver/behaviours.ts';
import type { Seeded } from '../seeded.ts';

/** What hostile receivers do, the worst of it most often: they hold a request for as long as they are let. */
const manners = [
  ...Array<string>(8).fill('hang'),
  ...Array<string>(4).fill('drip-headers'),
  ...['drip-body', 'endless-body', 'endless-chunks', 'endless-headers', 'informational-flood', 'gzip-bomb'],
  ...['reset-after-request', 'not-http', 'hundred-thousand-headers', '500', '503-huge'],
];

const addressOf = (number: number) => `127.1.${number >> 8}.${number & 255}`;

/** Each hostile receiver has an address of its own, as those of different companies have; healthy ones answer at once. */
export async function startBesiegers(hostile: number, healthy: number, random: Seeded) {
  const open = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  const firsts = new Map<string, number>();
  let mostOpen = 0;
  let requests = 0;

  const wicked = createServer((socket) => {
    const address = socket.localAddress ?? '';
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      open.get(address)?.delete(socket);
    });
    socket.on('data', (bytes) => {
      const manner = /^POST \/([^ ?]+)/.exec(bytes.toString('latin1'))?.[1];
      if (manner === undefined) return;
      requests += 1;
      const these = open.get(address) ?? new Set();
      open.set(address, these.add(socket));
      // A close may be told after the request that followed it: only those that stay together count.
      setTimeout(() => {
        mostOpen = Math.max(mostOpen, [...these].filter((one) => !one.destroyed).length);
      }, 200).unref();
      BEHAVIOURS[manner]?.act(socket);
    });
  });
  const kind = createHttpServer((request, reply) => {
    void json(request).then((body) => {
      const { id } = (body as { entity: { id: string } }).entity;
      if (!firsts.has(id)) firsts.set(id, Date.now());
      reply.end('ok');
    });
  });
  wicked.listen(0, '0.0.0.0');
  kind.listen(0, '127.0.0.1');
  await Promise.all([once(wicked, 'listening'), once(kind, 'listening')]);
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const mannerOf = Array.from({ length: hostile }, () => random.pick(manners));

  return {
    firsts,
    hostileUrl: (number: number) => `http://${addressOf(number)}:${portOf(wicked)}/${mannerOf[number]}`,
    healthyUrl: (number: number) => `http://127.0.0.1:${portOf(kind)}/portal-${number % healthy}`,
    mostOpen: () => mostOpen,
    hostileRequests: () => requests,
    stop() {
      for (const socket of sockets) socket.destroy();
      wicked.close();
      kind.closeAllConnections();
      kind.close();
    },
  };
}
