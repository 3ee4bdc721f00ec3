import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../../kernel/routes.ts';
import type { Answer } from '../../platform/door/visit.ts';
import { encodedText } from './encoded-text.ts';
import { languageOf } from './error-reply.ts';

/** Sends what the write would have answered, so wrapped that nobody takes it for something that was written. */
export function sendDryRun(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  { status, result = null, replayed, dryRun }: Answer,
) {
  const language = languageOf(headers['accept-language']);
  const body = {
    dryRun: true,
    status: replayed?.status ?? status ?? route.status,
    body: replayed ? JSON.parse(replayed.body) : result,
    events: dryRun?.events,
    warnings: dryRun?.warnings.map(({ code, message }) => ({ code, message: message[language] })),
  };
  return reply
    .code(200)
    .headers({ 'Preference-Applied': 'dry-run', 'content-type': 'application/json; charset=utf-8' })
    .send(encodedText(JSON.stringify(body)));
}
