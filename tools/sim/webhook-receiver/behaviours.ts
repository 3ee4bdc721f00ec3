import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Acts once the whole request has arrived, except where `stage` says that it need not. */
export type Behaviour = {
  readonly act: (socket: Socket) => void;
  readonly stage?: 'accepted' | 'first-bytes';
};

/** Simple answers by status, for the rules that look at nothing else. */
const PLAIN = [200, 201, 202, 400, 401, 403, 404, 408, 410, 422, 429, 500, 502, 503];

const RETRY_HINTS: Readonly<Record<string, string>> = {
  zero: '0',
  five: '5',
  huge: '1000000000',
  negative: '-5',
  past: 'Sat, 21 Nov 2020 08:10:00 GMT',
  garbage: 'a little later, please',
};

/** Where redirects may lead that nobody follows; to the receiver itself they lead by a path. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  public: 'https://example.com/redirected',
  loopback: 'http://127.0.0.1:1/redirected',
  file: 'file:///etc/passwd',
};

/** Every way in which a receiver of webhooks can misbehave, by the name used in `zoo.url(name)`. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ...Object.fromEntries(
    PLAIN.map((status) => [String(status), says(`HTTP/1.1 ${status} X\r\nContent-Length: 2\r\n\r\nok`)]),
  ),
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [`redirect-${status}`, redirect(status, '/redirected')]),
  ),
  ...Object.fromEntries(
    [301, 302, 307, 308].flatMap((status) =>
      Object.entries(ELSEWHERE).map(([name, location]) => [`redirect-${status}-${name}`, redirect(status, location)]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(RETRY_HINTS).flatMap(([name, hint]) =>
      [429, 503].map((status) => [
        `${status}-${name}`,
        says(`HTTP/1.1 ${status} X\r\nRetry-After: ${hint}\r\nContent-Length: 0\r\n\r\n`),
      ]),
    ),
  ),
  'redirect-loopback': redirect(302, 'http://127.0.0.1:1/redirected'),
  'redirect-file': redirect(302, 'file:///etc/passwd'),
  'redirect-self': redirect(302, '/redirect-self'),
  'says-disable': says('HTTP/1.1 500 X\r\nWebhook-Delivery: disable\r\nContent-Length: 0\r\n\r\n'),
  'says-disable-thankfully': says('HTTP/1.1 200 OK\r\nWebhook-Delivery: disable\r\nContent-Length: 0\r\n\r\n'),
  'says-abort': says('HTTP/1.1 500 X\r\nWebhook-Delivery: abort-message\r\nContent-Length: 0\r\n\r\n'),
  redirected: says('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'),

  hang: { act: () => {} },
  'drip-headers': { act: (socket) => repeat(socket, 'HTTP/1.1 200 OK\r\nX: ', 'a', 20) },
  'drip-body': { act: (socket) => repeat(socket, 'HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n', 'a', 20) },
  'drip-error-body': { act: (socket) => repeat(socket, 'HTTP/1.1 500 X\r\nContent-Length: 1000000\r\n\r\n', 'a', 20) },
  'endless-body': {
    act: (socket) => flood(socket, 'HTTP/1.1 200 OK\r\nContent-Length: 10737418240\r\n\r\n', 'b'.repeat(65_536)),
  },
  'endless-chunks': {
    act: (socket) =>
      flood(socket, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', `ffff\r\n${'c'.repeat(65_535)}\r\n`),
  },
  'endless-header': { act: (socket) => flood(socket, 'HTTP/1.1 200 OK\r\nX: ', 'd'.repeat(65_536)) },
  'endless-headers': { act: (socket) => flood(socket, 'HTTP/1.1 200 OK\r\n', 'X-Y: z\r\n'.repeat(10_000)) },
  'endless-status': { act: (socket) => flood(socket, 'HTTP/1.1 200 ', 'e'.repeat(65_536)) },
  'hundred-thousand-headers': { act: (socket) => socket.end(`HTTP/1.1 200 OK\r\n${'A: b\r\n'.repeat(100_000)}\r\n`) },
  'informational-flood': {
    act: (socket) => flood(socket, '', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(500)),
  },
  'informational-few': says(
    'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 102 X\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
  ),
  'continue-unasked': says('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
  'switching-protocols': says('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  'gzip-bomb': { act: (socket) => answerBytes(socket, 'Content-Encoding: gzip\r\n', BOMB) },
  'nul-body': { act: (socket) => answerBytes(socket, '', Buffer.from([0, 255, 254, 65])) },

  'not-http': says('SSH-2.0-OpenSSH_9.7\r\n', true),
  'http-0.9': says('<html>hello</html>', true),
  'bad-status': says('HTTP/1.1 abc OK\r\n\r\n', true),
  'bad-header': says('HTTP/1.1 200 OK\r\nbroken header line\r\n\r\n', true),
  'two-lengths': says('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\nok', true),
  'http-1.0': says('HTTP/1.0 200 OK\r\n\r\nuntil the end', true),
  '204-with-body': says('HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello'),
  'two-answers': says('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 500 X\r\nContent-Length: 0\r\n\r\n'),
  'short-body': says('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort', true),
  'bad-chunk': says('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n', true),
  'close-after-answer': says('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', true),
  'close-without-answer': says('', true),

  'reset-on-accept': { stage: 'accepted', act: (socket) => socket.resetAndDestroy() },
  'reset-on-first-bytes': { stage: 'first-bytes', act: (socket) => socket.resetAndDestroy() },
  'reset-after-request': { act: (socket) => socket.resetAndDestroy() },
  'reset-in-status': resetAfter('HTTP/1.'),
  'reset-after-status': resetAfter('HTTP/1.1 200 OK\r\n'),
  'reset-in-headers': resetAfter('HTTP/1.1 200 OK\r\nContent-Le'),
  'reset-after-headers': resetAfter('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n'),
  'reset-in-body': resetAfter('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf of it'),
};

/** `after-450` answers 200 after 450 ms. */
export function delayedAnswer(ms: number): Behaviour {
  return {
    act: (socket) => {
      const timer = setTimeout(() => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'), ms);
      socket.once('close', () => clearTimeout(timer));
    },
  };
}

const BOMB = gzipSync(Buffer.alloc(10_000_000));

function says(text: string, end = false): Behaviour {
  return { act: (socket) => (end ? socket.end(text) : socket.write(text)) };
}

function redirect(status: number, location: string): Behaviour {
  return says(`HTTP/1.1 ${status} X\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`);
}

function answerBytes(socket: Socket, header: string, bytes: Buffer): void {
  socket.write(`HTTP/1.1 200 OK\r\n${header}Content-Length: ${bytes.length}\r\n\r\n`);
  socket.write(bytes);
}

function repeat(socket: Socket, head: string, piece: string, everyMs: number): void {
  socket.write(head);
  const timer = setInterval(() => socket.write(piece), everyMs);
  socket.once('close', () => clearInterval(timer));
}

function flood(socket: Socket, head: string, piece: string): void {
  socket.write(head);
  const pour = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', pour);
  pour();
}

function resetAfter(text: string): Behaviour {
  return { act: (socket) => socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 20)) };
}
