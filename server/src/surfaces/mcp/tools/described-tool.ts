import type { Tool as McpTool } from '@modelcontextprotocol/server';
import type { TObject, TSchema } from 'typebox';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import type { Route } from '../../../kernel/routes.ts';
import { leanFields } from './lean-schema.ts';
import type { Tool } from './tools-of.ts';

/** What every write takes besides its own fields. */
export const writeFields = {
  idempotencyKey: { type: 'string', description: 'New for each intent; the same when you repeat it' },
  dryRun: { type: 'boolean', description: 'Only tell what it would do' },
};

/** What they take is told once, in the instructions of the server. */
const pageFields = {
  search: { type: 'string' },
  filter: { type: 'object' },
  sort: { type: 'string' },
  fields: { type: 'string' },
  limit: { type: 'integer' },
  cursor: { type: 'string' },
};

const chosen = { fields: pageFields.fields };

/** A tool as agents are told of it: by the words of its operation and the shape of its input. */
export function describedTool({ name, route }: Tool, language: Language): McpTool {
  const { summary, kind } = route.operation;
  const isWrite = kind === 'command' && !asksOnly(route);
  return {
    name,
    title: summary[language],
    description: summary.en,
    inputSchema: inputOf(route, isWrite) as McpTool['inputSchema'],
    annotations: isWrite
      ? { destructiveHint: true, idempotentHint: true, openWorldHint: false }
      : { readOnlyHint: true },
  };
}

/** A POST that answers a question and is no command. */
export const asksOnly = ({ operation }: Route) => operation.kind === 'query';

export const isList = ({ operation }: Route) => 'listing' in operation;

export const isPaged = ({ operation }: Route) => membersOf(operation.input).includes('cursor');

export const membersOf = (schema: TSchema) => Object.keys((schema as TObject).properties);

/** The path of a tool has one record, whatever its route calls the identifier. */
export const idOf = ({ path }: Route) => /:(\w+)/.exec(path)?.[1];

function inputOf(route: Route, isWrite: boolean) {
  const { properties, required = [] } = route.operation.input as Pick<TObject, 'properties'> & { required?: string[] };
  if (isList(route)) return { type: 'object', properties: pageFields };
  const idName = idOf(route);
  const others = Object.fromEntries(Object.entries(properties).filter(([name]) => name !== idName));
  return {
    type: 'object',
    properties: {
      ...(idName && { id: { type: 'string' } }),
      ...leanFields(others),
      ...(isWrite ? writeFields : chosen),
    },
    required: [
      ...(idName ? ['id'] : []),
      ...required.filter((name) => name !== idName),
      ...(isWrite ? ['idempotencyKey'] : []),
    ],
  };
}
