import { connect } from 'node:net';

export interface Reply {
  status: number;
  body: string;
}

export interface Connection {
  /** Sends one request and waits for its whole answer; the next may follow only then. */
  send(request: string): Promise<Reply>;
  close(): void;
}

/** A kept-alive HTTP connection that does as little as possible, so that the load costs less than what it measures. */
export function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined;
  let held: Buffer = Buffer.alloc(0);

  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const reply = replyOf(held);
    if (!reply) return;
    held = Buffer.alloc(0);
    waiting?.resolve(reply);
  });
  const broken = (error?: Error) => waiting?.reject(error ?? new Error('The server closed the connection'));
  socket.on('error', broken);
  socket.on('close', () => broken());

  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () =>
      resolve({
        send: (request) =>
          new Promise((done, failed) => {
            waiting = { resolve: done, reject: failed };
            socket.write(request);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** An answer with `content-length`, once all of it is there. */
function replyOf(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`An answer without content-length:\n${head}`);
  const start = end + 4;
  if (bytes.length < start + length) return undefined;
  return { status: Number(head.slice(9, 12)), body: bytes.toString('utf8', start, start + length) };
}
