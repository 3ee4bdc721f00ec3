import type { Socket } from 'node:net';
import { type Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { problemBody } from '../../kernel/problems/problem-body.ts';
import type { ProblemCode } from '../../kernel/problems/problems.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { problemType } from './error-reply.ts';

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/** A request that cannot be parsed, or that did not arrive completely, still gets a problem body; then the connection is closed. */
export function answerBrokenRequest(error: { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = refusalOf(error.code);
  const requestId = uuidv7();
  const body = JSON.stringify(problemBody(refusal, requestId, 'en'));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${refusal.code}`,
      `content-type: ${problemType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const refusalOf = (code = ''): Refusal =>
  code === 'HPE_INVALID_URL'
    ? refuse(
        'invalid_query_parameter',
        words(
          'The address contains letters that are not percent-encoded: `?search=%D0%BF`, not `?search=п`.',
          'В адресе есть буквы без процентного кодирования: нужно `?search=%D0%BF`, а не `?search=п`.',
        ),
      )
    : refuse(codes[code] ?? 'invalid_header');
