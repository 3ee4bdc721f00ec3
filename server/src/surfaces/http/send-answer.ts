import type { FastifyReply, FastifyRequest } from 'fastify';
import { Download, mediaTypesOf } from '../../kernel/download.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Answer } from '../../platform/door/visit.ts';
import { contentDisposition } from './content-disposition.ts';
import { encodedText } from './encoded-text.ts';
import { entityTag } from './entity-tag.ts';
import { isHeld } from './is-held.ts';
import { sendDryRun } from './send-dry-run.ts';

const json = 'application/json; charset=utf-8';

export interface Served {
  route: Route;
  /** What it creates can be read at an address of its own. */
  hasAddress: boolean;
}

/** Sends the door's answer: status, `ETag`, `Location` of a created record that has an address, or the stored answer of a repeat. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, hasAddress }: Served,
  answer: Answer,
) {
  if (answer.dryRun) return sendDryRun(request, reply, route, answer);
  if (answer.replayed) {
    const { status, body, requestId } = answer.replayed;
    return reply
      .code(status ?? route.status)
      .headers({ 'Idempotency-Replayed': 'true', 'X-Original-Request-Id': requestId, 'content-type': json })
      .send(body);
  }
  const { result, headers } = answer;
  const status = answer.status ?? route.status;
  if (result instanceof Download) return sendDownload(reply.code(status).headers(headers), route, result);
  const { version, id } = (result ?? {}) as { version?: unknown; id?: unknown };
  reply.code(status).headers(headers).header('content-type', json);
  const body = status === 204 ? undefined : JSON.stringify(result);
  if (typeof version === 'number' && body !== undefined) {
    const etag = entityTag(version, body);
    reply.header('ETag', etag);
    if (route.method === 'GET' && isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (status === 201 && typeof id === 'string' && hasAddress) reply.header('Location', `${request.url}/${id}`);
  return reply.send(body === undefined ? body : encodedText(body));
}

function sendDownload(reply: FastifyReply, { operation }: Route, { contents: { name, type, body, size } }: Download) {
  if (!mediaTypesOf(operation.output)?.includes(type)) throw new Error(`${operation.name} does not declare ${type}`);
  if (size !== undefined) reply.header('content-length', size);
  if (name !== undefined) reply.header('content-disposition', contentDisposition(name));
  return reply.header('content-type', type).send(body);
}
