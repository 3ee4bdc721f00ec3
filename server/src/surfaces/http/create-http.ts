import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { refuse } from '../../kernel/problems/errors.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { type AnswerUnknown, answerErrors, sendRefusal } from './error-reply.ts';
import { readForwarded } from './read-forwarded.ts';
import { readJsonBodies } from './read-json-bodies.ts';
import { logRequests } from './service/log-requests.ts';

const mostUrl = 8 * 1024;

/** Files may take this many times longer to arrive. */
const longerForFiles = 4;

interface HttpOptions {
  /** Addresses and blocks of the proxies in front. Of their headers only the client's address is used; the rest comes from PUBLIC_URL. */
  trustedProxies?: readonly string[];
  /** Milliseconds a request may take to arrive whole. */
  arriveWithin?: number;
  /** How often late requests are looked for. */
  checkEvery?: number;
  /** The answer for paths without a route. */
  answerUnknown?: AnswerUnknown | undefined;
}

/** The HTTP server with its limits, ids and headers, before any route. */
export function createHttp(
  logger: Logger,
  { arriveWithin = 30_000, checkEvery = 5_000, trustedProxies = [], answerUnknown }: HttpOptions = {},
): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : uuidv7();
    },
    bodyLimit: 1024 * 1024,
    connectionTimeout: 60_000,
    requestTimeout: arriveWithin * longerForFiles,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 0,
    routerOptions: { maxParamLength: mostUrl, caseSensitive: true, ignoreTrailingSlash: true },
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: Math.min(10_000, arriveWithin),
      connectionsCheckingInterval: checkEvery,
    },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be decoded is refused before any hook.
    frameworkErrors: (_, request, reply) => {
      void sendRefusal(
        request,
        reply.header('X-Request-Id', request.id).headers(apiHeaders),
        refuse('route_not_found'),
      );
    },
  }) as unknown as FastifyInstance;

  readForwarded(app, logger, trustedProxies);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // A client may leave just as the last reader of the body has gone: an error that nobody hears would end the process.
    request.raw.on('error', () => {});
    if (request.url.length > mostUrl) throw refuse('uri_too_long');
    endIfLate(request, reply, arriveWithin);
  });
  app.addHook('onSend', async (_, reply) => {
    const own = reply.hasHeader('Cache-Control') ? pageHeaders : apiHeaders;
    for (const [name, value] of Object.entries(own)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  logRequests(app, logger);
  readJsonBodies(app);
  answerErrors(app, answerUnknown);
  return app;
}

/** A body that is not a file must arrive in time, or the connection is closed: without a second answer where the request has had one. */
function endIfLate({ raw, headers, routeOptions }: FastifyRequest, reply: FastifyReply, within: number) {
  const { takesFiles } = routeOptions.config as { takesFiles?: boolean };
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || takesFiles) return;
  const late = setTimeout(() => {
    if (raw.complete) return;
    if (reply.sent) raw.destroy();
    else answerBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
  }, within).unref();
  raw.once('end', () => clearTimeout(late));
}

const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
};

const apiHeaders = {
  ...pageHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
