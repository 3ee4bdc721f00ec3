import type { AnyEntity } from '../../../kernel/entity.ts';
import type { Route } from '../../../kernel/routes.ts';
import { dryRunAnswer, dryRunSchema, pendingWriteAnswer } from './dry-run.ts';
import { answerHeaders, sharedParameters } from './headers.ts';
import type { Json } from './json.ts';
import { operationEntry } from './operation-entry.ts';
import { problemShelf } from './problem-answers.ts';
import { fieldErrorSchema, problemExamples, problemSchema } from './problem-schema.ts';
import { type PublicEvent, publicEvents } from './public-events.ts';
import { schemaName, schemaPublisher } from './public-schema.ts';
import { servicePaths } from './service-paths.ts';
import { tagOf, tags } from './tags.ts';

export interface Described {
  routes: readonly Route[];
  entities: readonly AnyEntity[];
}

export interface OpenApi extends Json {
  paths: Record<string, Record<string, Json>>;
  webhooks: Record<string, Json>;
  components: Record<string, Record<string, Json>>;
  tags: Json[];
}

/** The whole contract as OpenAPI 3.1, made from the routes and operations. */
export function openapiDocument({ routes, entities }: Described): OpenApi {
  const publish = schemaPublisher(entities);
  const shelf = problemShelf();
  const ids = operationIds(routes);
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const address = route.path.replace(/:(\w+)/g, '{$1}');
    paths[address] ??= {};
    paths[address][route.method.toLowerCase()] = operationEntry(route, ids.get(route) as string, publish, shelf);
  }
  Object.assign(paths, servicePaths(shelf));
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info,
    servers: [{ url: '/', description: 'This installation' }],
    tags: tagList(routes),
    security: [{ apiKey: [] }, { bearer: [] }],
    paths: sorted(paths),
    webhooks: Object.fromEntries(publicEvents(entities).map((event) => [event.event, webhook(event)])),
    components: {
      securitySchemes: securitySchemes as Record<string, Json>,
      schemas: {
        Problem: problemSchema,
        FieldError: fieldErrorSchema,
        DryRun: dryRunSchema(publish),
        ...sorted(Object.fromEntries(entities.map((entity) => [schemaName(entity), publish(entity.view, true)]))),
      },
      responses: sorted({ ...shelf.responses, DryRun: dryRunAnswer, PendingWrite: pendingWriteAnswer }),
      headers: answerHeaders,
      parameters: sharedParameters,
      examples: problemExamples(),
    },
  };
}

const info = {
  title: 'Prokura API',
  version: '1',
  summary: 'Procurement: requisitions, requests for quotes, decisions, invoices, stock, and what connects them.',
  description:
    'JSON over HTTPS. Every refusal is a problem body (RFC 9457) with a stable `code`; its address explains it. ' +
    'Lists are paged by cursor. Writes may carry `Idempotency-Key`; changes may carry `If-Match`. ' +
    'A write with `dryRun=true` is run whole and rolled back, and answered by a `DryRun`. ' +
    'A write of a key that waits for a person is answered by 202 and a `PendingWrite`. ' +
    'Money and quantities are decimal strings; instants are UTC with milliseconds. ' +
    'Texts are read in Unicode NFC without blanks around them; control characters, marks that reorder a text and invisible letters are refused. ' +
    'Identifiers are read in capitals too and given in small letters. ' +
    'Numbers have at most 15 digits and no exponent. Every answer carries `X-Request-Id`, and those ' +
    'to a key or a person `RateLimit-Policy` and `RateLimit`.',
};

const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'A key of the portal, `ppk_…`.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'An access token of a signed-in person, or an API key.' },
};

function tagList(routes: readonly Route[]): Json[] {
  const used = new Set([...routes.map(({ tag }) => tag), 'Operations']);
  const order = [...Object.keys(tags), ...used].filter((key, at, all) => used.has(key) && all.indexOf(key) === at);
  return order.map((key) => {
    const { name, description } = tagOf(key);
    return { name: key, description: description.en, 'x-name-ru': name.ru, 'x-description-ru': description.ru };
  });
}

const webhook = ({ summary, payload, example }: PublicEvent): Json => ({
  post: {
    summary: summary.en,
    'x-summary-ru': summary.ru,
    tags: ['Webhooks'],
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema: payload, example } } },
    responses: { '2XX': { description: 'Taken. Anything else is tried again.' } },
  },
});

const sorted = <T>(held: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The operation's name where it is served first; an alias adds the part of its address that differs. */
function operationIds(routes: readonly Route[]): Map<Route, string> {
  const first = new Map<string, Route>();
  const ids = new Map<Route, string>();
  for (const route of routes) {
    const { name } = route.operation;
    const known = first.get(name);
    if (!known) first.set(name, route);
    ids.set(route, known ? `${name}.at-${differing(route.path, known.path)}` : name);
  }
  return ids;
}

function differing(path: string, from: string): string {
  const known = new Set(from.split('/'));
  const own = path.split('/').filter((part) => part !== '' && !known.has(part));
  return (own.length > 0 ? own : path.split('/').slice(-1)).join('-').replaceAll(':', '');
}
