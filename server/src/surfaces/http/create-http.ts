import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { refuse } from '../../kernel/errors.ts';
import { problemBody } from '../../kernel/problem-body.ts';
import { uuidv7 } from '../../kernel/uuid.ts';
import { answerErrors, problemType } from './error-reply.ts';
import { readJsonBodies } from './read-body.ts';

const mostUrl = 8 * 1024;

/** The HTTP server with its limits, ids and headers, before any route. */
export function createHttp(logger: Logger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger as never,
    disableRequestLogging: true,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : uuidv7();
    },
    bodyLimit: 1024 * 1024,
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 30_000,
    maxRequestsPerSocket: 0,
    routerOptions: { maxParamLength: 200, caseSensitive: true, ignoreTrailingSlash: true },
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000 },
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (request.url.length > mostUrl) throw refuse('uri_too_long');
  });
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(apiHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  readJsonBodies(app);
  answerErrors(app);
  return app;
}

const apiHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
};

interface Socket {
  writable: boolean;
  end(text: string): void;
}

/** A request the parser gave up on still gets a problem body. */
function answerBrokenRequest(error: { code?: string }, socket: Socket) {
  if (!socket.writable) return;
  const code =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'invalid_header';
  const refusal = refuse(code);
  const body = JSON.stringify(problemBody(refusal, uuidv7(), 'en'));
  socket.end(
    `HTTP/1.1 ${refusal.status} ${code}\r\ncontent-type: ${problemType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
