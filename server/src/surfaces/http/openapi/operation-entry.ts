import type { TSchema } from 'typebox';
import type { Requirement } from '../../../kernel/access/actor.ts';
import { queryFieldsOf } from '../../../kernel/intake/query-field.ts';
import { headerFieldsOf } from '../../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../../kernel/intake/streamed-body.ts';
import type { Route } from '../../../kernel/routes.ts';
import { whyNotDry } from '../../../platform/door/dry-run/refuse-dry-run.ts';
import { hasDryRun } from '../ask-dry-run.ts';
import { hasVersion, takesVersion } from '../takes-version.ts';
import { answers } from './answers.ts';
import { type Json, ref } from './json.ts';
import type { ProblemShelf } from './problem-answers.ts';
import { problemCodesOf, propertiesOf, takesIdempotencyKey } from './problem-codes.ts';
import type { Publish } from './public-schema.ts';
import { namesInPath, requestBody } from './request-body.ts';

/** One operation of the document: who may call it, what it takes, what it answers. */
export function operationEntry(route: Route, operationId: string, publish: Publish, shelf: ProblemShelf): Json {
  const { operation } = route;
  const body = requestBody(route, publish);
  return {
    operationId,
    tags: [route.tag],
    summary: operation.summary.en,
    'x-summary-ru': operation.summary.ru,
    description: description(operation),
    ...rights(operation),
    parameters: parametersOf(route, publish),
    ...(body && { requestBody: body }),
    responses: {
      ...answers(route, publish),
      ...shelf.answersOf(route.options.tellRefusal ? beforeRoutes : problemCodesOf(route)),
    },
  };
}

/** Refused before the route is known, so without texts of its own. */
const beforeRoutes = ['invalid_header', 'headers_too_large', 'request_timeout'] as const;

function description({ description: said, permission, scope }: Requirement & { description?: string }): string {
  const needs = [
    permission === 'visitor' ? 'Public: no credentials are needed.' : '',
    permission === 'signed-in' ? 'Everyone who is signed in may call it.' : '',
    permission !== 'visitor' && permission !== 'signed-in' ? `People need the permission \`${permission}\`.` : '',
    scopeSentence(permission, scope),
  ];
  return [said, needs.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

function scopeSentence(permission: string, scope: Requirement['scope']): string {
  if (permission === 'visitor') return '';
  const list = scopesOf(scope);
  if (list.length === 0) return 'API keys cannot call it.';
  return `API keys need the scope ${list.map((one) => `\`${one}\``).join(' or ')}.`;
}

const scopesOf = (scope: Requirement['scope']) =>
  scope === null ? [] : typeof scope === 'string' ? [scope] : [...scope];

function rights({ permission, scope }: Requirement): Json {
  if (permission === 'visitor') return { security: [] };
  const scopes = scopesOf(scope);
  return {
    security: [...(scopes.length > 0 ? [{ apiKey: [] }] : []), { bearer: [] }],
    'x-required-permission': permission,
    'x-required-scopes': scopes,
  };
}

/** Parameters known by their pattern alone stand as one object whose members are parameters of their own. */
function patterned(input: TSchema, publish: Publish): Json[] {
  const { patternProperties = {} } = input as {
    patternProperties?: Record<string, TSchema & { 'x-parameter'?: string }>;
  };
  return Object.entries(patternProperties).map(([pattern, member]) => {
    const { title, description: said, examples, ...schema } = publish(member);
    return {
      name: member['x-parameter'],
      in: 'query',
      description: [title, said].filter(Boolean).join('. '),
      style: 'form',
      explode: true,
      schema: { type: 'object', patternProperties: { [pattern]: schema }, additionalProperties: false },
      ...(Array.isArray(examples) && { example: examples[0] }),
    };
  });
}

function parametersOf(route: Route, publish: Publish): Json[] {
  const { method, path, operation } = route;
  const properties: Record<string, TSchema> = propertiesOf(route);
  const inPath = namesInPath(path);
  const required = new Set((operation.input as { required?: string[] }).required);
  const asParameter = (name: string, place: 'path' | 'query' | 'header', called = name): Json => {
    const { title, description: said, examples, ...schema } = publish(properties[name] ?? { type: 'string' });
    return {
      name: called,
      in: place,
      ...((place === 'path' || required.has(name)) && { required: true }),
      ...(title || said ? { description: [title, said].filter(Boolean).join('. ') } : {}),
      schema,
      ...(Array.isArray(examples) && { example: examples[0] }),
    };
  };
  const body = streamedBodyOf(operation.input);
  const reads = method === 'GET' || method === 'DELETE' || body !== undefined;
  const inQuery = reads
    ? Object.keys(properties).filter((name) => name !== body && !inPath.includes(name))
    : queryFieldsOf(operation.input);
  return [
    ...inPath.map((name) => asParameter(name, 'path')),
    ...inQuery.map((name) => asParameter(name, 'query')),
    ...patterned(operation.input, publish),
    ...headerFieldsOf(operation.input).flatMap(([name, header]) =>
      header === 'Content-Type' ? [] : [asParameter(name, 'header', header)],
    ),
    ...(hasDryRun(route) && !whyNotDry(operation) ? [ref('parameters', 'DryRun'), ref('parameters', 'Prefer')] : []),
    ...(takesIdempotencyKey(route) ? [ref('parameters', 'IdempotencyKey')] : []),
    ...(takesVersion(route) ? [ref('parameters', 'IfMatch')] : []),
    ...(method === 'GET' && hasVersion(operation.output) ? [ref('parameters', 'IfNoneMatch')] : []),
    ref('parameters', 'AcceptLanguage'),
  ];
}
