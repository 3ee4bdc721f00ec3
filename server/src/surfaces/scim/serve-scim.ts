import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyOperation } from '../../kernel/operation.ts';
import { refuse } from '../../kernel/problems/errors.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { StaleActor } from '../../platform/door/visit.ts';
import { resourceTypes, schemas, serviceProviderConfig } from '../../platform/provisioning/protocol/discovery.ts';
import { listed } from '../../platform/provisioning/protocol/page-of.ts';
import type { PolicyName } from '../../platform/rate-limits/policies.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { languageOf, refusalOf, type Thrown } from '../http/error-reply.ts';
import { tooMany } from '../http/limit-rates.ts';
import { parseAsJson } from '../http/read-json-bodies.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';
import { scimCaller, unidentified } from './scim-caller.ts';
import { scimError } from './scim-error.ts';
import { type ScimAnswer, type ScimRoute, scimRoutes } from './scim-routes.ts';

const contentType = 'application/scim+json; charset=utf-8';
const mostMembers = 10_000;

interface Parts {
  door: Door;
  limiter: RateLimiter;
}

/**
 * SCIM 2.0 for the identity providers of companies, RFC 7643 and 7644. Its addresses are not in our contract: the standard is theirs,
 * and they describe themselves at `/Schemas`.
 */
export function serveScim(app: FastifyInstance, parts: Parts) {
  app.register(
    async (scim) => {
      parseAsJson(scim, ['application/scim+json']);
      scim.setErrorHandler((error: Thrown, request, reply) => sendError(error, request, reply));
      scim.setNotFoundHandler((request, reply) => sendError(refuse('route_not_found'), request, reply));
      for (const route of scimRoutes)
        scim.route({
          ...{ method: route.method, url: route.path, config: { arrayItems: mostMembers } as object },
          handler: async (request, reply) => sendAnswer(request, reply, await answerOf(route, request, parts)),
        });
      serveDiscovery(scim, parts);
      const served = scimRoutes.map((route) => ({ ...route, options: {} }));
      for (const path of new Set(served.map(({ path }) => path))) refuseOtherMethods(scim, path, served);
    },
    { prefix: '/scim/v2' },
  );
}

async function answerOf(route: ScimRoute, request: FastifyRequest, { door, limiter }: Parts): Promise<ScimAnswer> {
  const { actor, providerId, tokenId } = await scimCaller(door, request);
  const operation: AnyOperation = route.operation;
  const policy: PolicyName = operation.kind === 'query' ? 'key-read' : 'key-write';
  const takes = limiter.enabled ? [await limiter.take(policy, tokenId)] : [];
  const refused = takes.flatMap((take) => (take.allowed ? [] : [{ take, name: policy }]));
  if (refused.length > 0) throw tooMany(refused);
  const visit = { requestId: request.id, language: languageOf(request.headers['accept-language']) };
  const input = { providerId, ...route.inputOf(request) };
  const run =
    operation.kind === 'query'
      ? door.query(operation, actor, input, visit)
      : door.command(operation, actor, input, visit);
  const { result } = await run.catch((error) => {
    throw error instanceof StaleActor ? unidentified('invalid_token') : error;
  });
  return route.answer(result, request);
}

/** What the service can do; the token is asked for as everywhere, since some clients test it here. */
function serveDiscovery(scim: FastifyInstance, { door }: Parts) {
  const { publicUrl } = door.services;
  const all = (resources: readonly object[]) => listed(resources, resources.length, { startIndex: 1, count: 0 });
  const serve = (path: string, answer: (id: string) => object | undefined) => {
    scim.get(path, async (request, reply) => {
      await scimCaller(door, request);
      const body = answer((request.params as { id?: string }).id ?? '');
      if (!body) throw refuse('not_found');
      return sendAnswer(request, reply, { status: 200, body });
    });
    refuseOtherMethods(scim, path, [{ method: 'GET', path, options: {} }]);
  };
  serve('/ServiceProviderConfig', () => serviceProviderConfig(publicUrl));
  serve('/ResourceTypes', () => all(resourceTypes(publicUrl)));
  serve('/ResourceTypes/:id', (id) => resourceTypes(publicUrl).find((one) => one.id === id));
  serve('/Schemas', () => all(schemas(publicUrl)));
  serve('/Schemas/:id', (id) => schemas(publicUrl).find((one) => one.id === id));
}

function sendAnswer(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { status, body, tag, location }: ScimAnswer,
) {
  if (tag !== undefined) reply.header('ETag', tag);
  if (location !== undefined) reply.header('Location', location);
  if (method === 'GET' && tag !== undefined && headers['if-none-match'] === tag) return reply.code(304).send();
  reply.code(status);
  return body === undefined ? reply.send() : reply.header('content-type', contentType).send(JSON.stringify(body));
}

function sendError(error: Thrown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request);
  const { status, body } = scimError(refusal, languageOf(request.headers['accept-language']));
  return reply.code(status).headers(refusal.headers).header('content-type', contentType).send(JSON.stringify(body));
}
