import { type Json, textOf } from './json.ts';

/** How the SDK calls an operation: `warehouses.createWarehouse`, with a body. */
export interface SdkCall {
  /** From the tag: `purchaseRequisitions`. */
  group: string;
  name: string;
  /** Which function of `sdk/src/calls` carries it out. */
  kind: 'call' | 'list' | 'upload' | 'download';
  takesBody: boolean;
  takesQuery: boolean;
}

/** Addresses that are no calls of a program: browsers are sent there, or a protocol of others is spoken. */
const notCalled = [
  '/api/v1/auth/providers/callback',
  '/api/v1/integrations/oauth/{slug}/callback',
  '/api/v1/exchange/commerceml/{token}',
];

/** An older address of the same operations. */
const alias = '/api/v1/integration-api/procurements';

/** The SDK, its command line and the examples of the reference agree by this; undefined for what no program calls. */
export function sdkCall(
  method: string,
  path: string,
  operation: Json,
  look: (part: Json) => Json,
): SdkCall | undefined {
  if (notCalled.includes(path) || path.startsWith(alias)) return undefined;
  const parameters = ((operation.parameters ?? []) as Json[]).map(look);
  const body = contentOf(look((operation.requestBody ?? {}) as Json));
  return {
    group: camel(textOf((operation.tags as string[])[0])),
    name: nameOf(textOf(operation.operationId), path),
    kind: kindOf(method, parameters, body, answersOf(operation.responses as Record<string, Json>, look)),
    takesBody: Object.values(body).some(({ schema }) => holdsAnything(look(schema as Json))),
    takesQuery: parameters.some((one) => one.in === 'query' && one.name !== 'dryRun'),
  };
}

type Content = Record<string, Json>;

const contentOf = ({ content = {} }: Json) => content as Content;

const answersOf = (responses: Record<string, Json>, look: (part: Json) => Json) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => Object.keys(contentOf(look(answer))));

/** `warehouses.list-warehouses` is `listWarehouses`; the facade changes the status of each of its resources. */
function nameOf(operationId: string, path: string): string {
  const facade = /^\/api\/v1\/integration-api\/([\w-]+)\/\{id\}\/operations\/change-status$/.exec(path);
  return camel(facade ? `change-status-of-${facade[1]}` : (operationId.split('.')[1] as string));
}

const camel = (words: string) =>
  words.toLowerCase().replace(/[^a-z0-9]+(.)/g, (_, first: string) => first.toUpperCase());

function kindOf(method: string, parameters: readonly Json[], body: Content, answers: readonly string[]) {
  if (answers.some((type) => type !== 'application/json')) return 'download';
  if ('multipart/form-data' in body) return 'upload';
  return method === 'GET' && parameters.some(({ name }) => name === 'cursor') ? 'list' : 'call';
}

/** A body that may hold nothing but the key of the header is none. */
const holdsAnything = ({ properties = {}, additionalProperties }: Json) =>
  additionalProperties !== false || Object.keys(properties as object).some((name) => name !== 'idempotencyKey');
