import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { Scanner } from '../../kernel/services.ts';

const patience = 60_000;

/** Asks clamd over TCP, by its INSTREAM command. An answer that is neither yes nor no is a failed attempt. */
export const clamdScanner = (address: string): Scanner => ({
  async scan(body: Readable) {
    const { hostname, port } = new URL(`tcp://${address}`);
    const socket = connect({ host: hostname, port: Number(port || 3310), timeout: patience });
    socket.once('timeout', () => socket.destroy(new Error('clamd did not answer in time')));
    const answered = readAnswer(socket);
    answered.catch(() => {});
    try {
      await once(socket, 'connect');
      socket.write('zINSTREAM\0');
      for await (const chunk of body as AsyncIterable<Buffer>) {
        if (socket.destroyed) break;
        socket.write(lengthOf(chunk.length));
        if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), answered]);
      }
      socket.write(lengthOf(0));
      const answer = await answered;
      if (answer === 'stream: OK') return 'clean';
      if (answer.endsWith(' FOUND')) return 'infected';
      throw new Error(`clamd answered ${answer.slice(0, 200)}`);
    } finally {
      socket.destroy();
    }
  },
});

async function readAnswer(socket: AsyncIterable<Buffer>): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += chunk.toString('latin1');
    const end = answer.indexOf('\0');
    if (end !== -1) return answer.slice(0, end);
  }
  throw new Error('clamd closed the connection');
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
