import { connect } from 'node:net';

export interface Reply {
  status: number;
  body: string;
  /** Status and headers of a refusal; those of others are not looked at. */
  head?: string;
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
  let chunks: Buffer[] = [];
  let missing = 0;

  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    missing = missing > 0 ? missing - chunk.length : missingOf(Buffer.concat(chunks));
    if (missing !== 0) return;
    const reply = replyOf(Buffer.concat(chunks));
    chunks = [];
    waiting?.resolve(reply);
  });
  const closed = () => new Error('The server closed the connection');
  const broken = (error?: Error) => waiting?.reject(error ?? closed());
  socket.on('error', broken);
  socket.on('close', () => broken());

  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () =>
      resolve({
        send: (request) =>
          new Promise((done, failed) => {
            if (socket.destroyed || socket.readableEnded) return failed(closed());
            waiting = { resolve: done, reject: failed };
            socket.write(request);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** Bytes of an answer with `content-length` that are still to come; fewer than none while its head is not whole. */
function missingOf(bytes: Buffer): number {
  const end = bytes.indexOf(headEnd);
  if (end === -1) return -1;
  const length = Number(/content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1]);
  if (Number.isNaN(length)) throw new Error(`An answer without content-length:\n${bytes.toString('latin1', 0, end)}`);
  return end + headEnd.length + length - bytes.length;
}

function replyOf(bytes: Buffer): Reply {
  const end = bytes.indexOf(headEnd);
  const status = Number(bytes.toString('latin1', 9, 12));
  const body = bytes.toString('utf8', end + headEnd.length);
  return status < 400 ? { status, body } : { status, body, head: bytes.toString('latin1', 0, end) };
}

const headEnd = '\r\n\r\n';
