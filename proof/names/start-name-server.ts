import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type NameRecord, type Question, readQuestion, writeAnswer } from './name-message.ts';

/** What is said to one question. */
export interface NameReply {
  code?: number;
  records?: readonly NameRecord[];
  /** Milliseconds before it is said. */
  afterMs?: number;
  /** Nothing is said at all. */
  silent?: boolean;
  /** These bytes are sent in place of an answer. */
  bytes?: Buffer;
}

/** `times` counts questions for this name and type, from 0. */
export type AnswerName = (question: Question, times: number) => NameReply;

export const codes = { serverFailure: 2, noSuchName: 3, refused: 5 } as const;

const mostUdpBytes = 512;

/** A name server with authority over every name, over UDP and TCP on one port of 127.0.0.1. */
export async function startNameServer(answer: AnswerName) {
  const asked = new Map<string, number>();
  let questions = 0;

  function reply(message: Buffer, most: number, send: (bytes: Buffer) => void) {
    const question = readQuestion(message);
    if (!question) return;
    const key = `${question.type} ${question.name}`;
    const overTcp = most > mostUdpBytes;
    // The same question over TCP is the rest of the one before.
    const times = overTcp ? Math.max(0, (asked.get(key) ?? 1) - 1) : (asked.get(key) ?? 0);
    if (!overTcp) asked.set(key, times + 1);
    questions += 1;
    const { silent, bytes, afterMs = 0, ...said } = answer(question, times);
    if (silent) return;
    const whole = bytes ?? writeAnswer(message, question.end, said);
    const sent = whole.length > most ? writeAnswer(message, question.end, { ...said, truncated: true }) : whole;
    if (afterMs === 0) send(sent);
    else setTimeout(() => send(sent), afterMs).unref();
  }

  const tcp = createServer((socket) => readFrames(socket, (message) => reply(message, 65_535, framed(socket))));
  const sockets = new Set<Socket>();
  tcp.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.on('message', (message, { port: to, address }) =>
    reply(message, mostUdpBytes, (bytes) => udp.send(bytes, to, address)),
  );
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');

  return {
    port,
    questions: () => questions,
    forget: () => asked.clear(),
    stop() {
      for (const socket of sockets) socket.destroy();
      tcp.close();
      udp.close();
    },
  };
}

const framed = (socket: Socket) => (bytes: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  socket.write(Buffer.concat([length, bytes]));
};

function readFrames(socket: Socket, take: (message: Buffer) => void) {
  let held = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    while (held.length >= 2 && held.length >= 2 + held.readUInt16BE(0)) {
      const length = held.readUInt16BE(0);
      take(held.subarray(2, 2 + length));
      held = held.subarray(2 + length);
    }
  });
}
