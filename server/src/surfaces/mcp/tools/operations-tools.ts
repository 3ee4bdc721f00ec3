import type { Tool as McpTool } from '@modelcontextprotocol/server';
import type { TObject } from 'typebox';
import { type Actor, permits } from '../../../kernel/access/actor.ts';
import { mediaTypesOf } from '../../../kernel/download.ts';
import { rawBodyOf } from '../../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../../kernel/intake/streamed-body.ts';
import { uploadFieldsOf } from '../../../kernel/intake/upload.ts';
import type { Route } from '../../../kernel/routes.ts';
import { facadeScopes } from '../../../platform/permissions/scope-names.ts';
import { writeFields } from './described-tool.ts';
import { leanSchema } from './lean-schema.ts';

const mostFound = 8;

/** Whether this key may do what a route does, now. */
export const mayAsk = (actor: Actor, { operation, options }: Route) =>
  permits(options.facade && actor.scopes ? { ...actor, scopes: facadeScopes(actor.scopes) } : actor, operation);

/** Routes that an agent may be led to: JSON goes in and comes out, and keys have a scope for it. */
export const forAgents = ({ operation: { scope, permission, input, output } }: Route) =>
  scope !== null &&
  permission !== 'visitor' &&
  uploadFieldsOf(input).length === 0 &&
  !rawBodyOf(input) &&
  streamedBodyOf(input) === undefined &&
  mediaTypesOf(output) === undefined;

export const addressOf = ({ method, path }: Route) => `${method} ${path}`;

export const findOperation: McpTool = {
  name: 'find_operation',
  title: 'Найти операцию API',
  description:
    'Find operations of the API by words, in Russian or English, beyond the tools listed here; by its exact address, such as "POST /api/v1/warehouses", what one takes',
  inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
  annotations: { readOnlyHint: true },
};

export const callOperation: McpTool = {
  name: 'call_operation',
  title: 'Выполнить операцию API',
  description: 'Call an operation by its address. A write needs idempotencyKey',
  inputSchema: {
    type: 'object',
    properties: {
      address: { type: 'string', description: 'As find_operation tells it' },
      input: { type: 'object', description: 'Parameters of the path, query and body by name' },
      ...writeFields,
    },
    required: ['address'],
  },
  annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: false },
};

/** Operations that this key may use and these words speak of, the nearest first; of an exact address what it takes, too. */
export function foundOperations(routes: readonly Route[], actor: Actor, query: string) {
  const allowed = routes.filter((route) => mayAsk(actor, route));
  const exact = allowed.find((route) => addressOf(route) === query.trim());
  if (exact) return { operations: [{ ...told(exact), input: leanSchema(exact.operation.input as TObject) }] };
  const stems = (query.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.slice(0, 6));
  const ranked = allowed
    .map((route) => ({ route, hits: stems.filter((stem) => wordsOf(route).includes(stem)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits);
  return { operations: ranked.slice(0, mostFound).map(({ route }) => told(route)) };
}

const told = (route: Route) => {
  const { summary, description, kind } = route.operation;
  return {
    address: addressOf(route),
    does: summary.en,
    ...(description && { description }),
    writes: kind === 'command',
  };
};

const wordsOf = ({ path, operation: { summary, description = '' } }: Route) =>
  `${path} ${summary.en} ${summary.ru} ${description}`.toLowerCase();
