import { connect, type Socket } from 'node:net';

export interface SlowClients {
  sockets: number;
  /** Of those that never send their request whole, how many the server has ended. */
  ended(): number;
  stop(): void;
}

const items = '/api/v1/integration-api/catalog-items';

/** A third each: headers that never end, bodies that never come, answers that nobody reads. */
export function startSlowClients(port: number, key: string, count: number): SlowClients {
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  let ended = 0;
  for (let number = 0; number < count; number += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    const kind = number % 3;
    if (kind < 2)
      socket.on('close', () => {
        ended += 1;
      });
    socket.on('connect', () => {
      if (kind === 0) socket.write(`GET ${items} HTTP/1.1\r\nHost: proof\r\nX-Slow: `);
      else if (kind === 1)
        socket.write(
          `POST ${items} HTTP/1.1\r\nHost: proof\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
        );
      else {
        socket.pause();
        socket.write(`GET /openapi.json HTTP/1.1\r\nHost: proof\r\n\r\n`.repeat(5));
      }
      if (kind < 2) timers.push(setInterval(() => socket.writable && socket.write(kind === 0 ? 'x' : ' '), 3_000));
    });
    if (kind < 2) socket.resume();
  }
  return {
    sockets: count,
    ended: () => ended,
    stop() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
