import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** Undefined where the connection ended without one. */
  status: number | undefined;
  head: string;
  body: string;
  /** Bytes that were taken before the end. */
  taken: number;
}

/** Writes bytes to a connection of its own and reads the first answer; `more` goes on writing until there is one. */
export function rawRequest(
  port: number,
  bytes: string | Buffer,
  more?: (write: Socket['write']) => boolean,
  ms = 45_000,
) {
  return new Promise<RawAnswer>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), head, body, taken: socket.bytesWritten });
      socket.destroy();
    };
    const timer = setTimeout(end, ms);
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      const head = text.indexOf('\r\n\r\n');
      if (head !== -1 && (Number.isNaN(length) || text.length >= head + 4 + length)) end();
    });
    socket.on('error', () => setTimeout(end, 50));
    socket.on('close', end);
    socket.on('connect', () => {
      socket.write(bytes);
      const goOn = () => {
        if (isOver || !more) return;
        if (!more((piece) => socket.write(piece as string))) return;
        if (socket.writableNeedDrain) socket.once('drain', goOn);
        else setImmediate(goOn);
      };
      goOn();
    });
  });
}
