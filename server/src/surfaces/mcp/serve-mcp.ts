import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access/actor.ts';
import { object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { StaleActor } from '../../platform/door/visit.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import type { Authenticator } from '../http/authenticator.ts';
import { languageOf } from '../http/error-reply.ts';
import { limitRates } from '../http/limit-rates.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';
import { type Agent, agentOf } from './agent.ts';
import { mcpServer } from './mcp-server.ts';

interface Parts {
  door: Door;
  authenticator: Authenticator;
  limiter: RateLimiter;
}

const path = '/mcp';

/** Proves in a transaction that the key still holds: what a process remembers of it may have passed. */
const proveKey = query({
  name: 'mcp.prove-key',
  summary: words('Prove that a key still holds', 'Проверить, что ключ действует'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({}),
  run: async () => ({}),
});

/** A message counts as a read of the key; what it asks for counts beside it, as at its own address. */
const message: Route = { method: 'POST', path, operation: proveKey, status: 200, tag: 'MCP', options: {} };

/** The Model Context Protocol, for agents that come by an API key: streamable HTTP without sessions, so a restart ends nothing. */
export function serveMcp(app: FastifyInstance, routes: readonly Route[], parts: Parts) {
  const serverFor = mcpServer(routes);
  const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.agent as Agent), {
    maxSubscriptions: 0,
    onerror: (error) => app.log.debug({ err: error }, 'a message of an agent was refused'),
  });
  app.addHook('onClose', () => handler.close());

  app.post(path, async (request, reply) => {
    refuseForeignOrigin(request, parts.door.services.publicUrl);
    const actor = await keyOf(request, parts);
    await limitRates(parts.limiter, message, actor, reply);
    const { headers, body } = request;
    if (body === undefined) throw refuse('malformed_json');
    const agent = agentOf(app, request, actor, spokenBy(headers['accept-language']));
    return send(reply, await handler.fetch(asWebRequest(request), { parsedBody: body, authInfo: authOf(agent) }));
  });
  refuseOtherMethods(app, path, [message]);
}

/** Russian, unless English is asked for: what clients send by themselves is `*`. */
const spokenBy = (header: string | undefined) => (header?.includes('en') ? languageOf(header) : 'ru');

/** No page of another site may speak to it, whatever its name resolves to. */
function refuseForeignOrigin({ headers }: FastifyRequest, publicUrl: string) {
  if (headers.origin === undefined || headers.origin === new URL(publicUrl).origin) return;
  throw refuse(
    'forbidden',
    words('Pages of other sites may not speak to agents’ address.', 'Страницам других сайтов этот адрес недоступен.'),
  );
}

async function keyOf(request: FastifyRequest, { door, authenticator }: Parts): Promise<Actor> {
  for (let look = 1; ; look += 1) {
    const actor = await authenticator.authenticate(request);
    if (actor.kind !== 'apiKey')
      throw refuse('invalid_api_key', words('Agents come by an API key.', 'Агенты подключаются с ключом API.'));
    try {
      await door.query(proveKey, actor, {});
      return actor;
    } catch (error) {
      if (!(error instanceof StaleActor)) throw error;
      if (look > 2) throw refuse('overloaded');
      authenticator.forget(request);
    }
  }
}

const authOf = (agent: Agent) => ({
  token: '',
  clientId: agent.actor.throughId as string,
  scopes: [...(agent.actor.scopes ?? [])],
  extra: { agent },
});

function asWebRequest({ headers, method }: FastifyRequest): Request {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(`http://localhost${path}`, { method, headers: plain });
}

/** A message is answered whole: as JSON, or as the one event that older revisions take. */
const send = async (reply: FastifyReply, answer: Response) =>
  reply
    .code(answer.status)
    .headers(Object.fromEntries([...answer.headers].filter(([name]) => name !== 'connection')))
    .send(await answer.text());
