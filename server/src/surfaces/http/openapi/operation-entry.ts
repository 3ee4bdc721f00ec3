import type { TSchema } from 'typebox';
import type { Requirement } from '../../../kernel/actor.ts';
import type { Route } from '../../../kernel/routes.ts';
import { exampleOf, requestExample } from './example-of.ts';
import { type Json, ref } from './json.ts';
import { problemCodesOf, propertiesOf, takesIdempotencyKey, takesVersion } from './problem-codes.ts';
import { problemAnswers } from './problem-answers.ts';
import type { Publish } from './public-schema.ts';

/** One operation of the document: who may call it, what it takes, what it answers. */
export function operationEntry(route: Route, operationId: string, publish: Publish): Json {
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
    responses: { ...answers(route, publish), ...problemAnswers(problemCodesOf(route)) },
  };
}

function description({ description: said, permission, scope }: Requirement & { description?: string }): string {
  const needs = [
    permission === 'public' ? 'Public: no credentials are needed.' : '',
    permission === 'signed-in' ? 'Everyone who is signed in may call it.' : '',
    permission !== 'public' && permission !== 'signed-in' ? `People need the permission \`${permission}\`.` : '',
    scopeSentence(permission, scope),
  ];
  return [said, needs.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

function scopeSentence(permission: string, scope: Requirement['scope']): string {
  if (permission === 'public') return '';
  const list = scopesOf(scope);
  if (list.length === 0) return 'API keys cannot call it.';
  return `API keys need the scope ${list.map((one) => `\`${one}\``).join(' or ')}.`;
}

const scopesOf = (scope: Requirement['scope']) =>
  scope === null ? [] : typeof scope === 'string' ? [scope] : [...scope];

function rights({ permission, scope }: Requirement): Json {
  if (permission === 'public') return { security: [] };
  const scopes = scopesOf(scope);
  return {
    security: [...(scopes.length > 0 ? [{ apiKey: [] }] : []), { bearer: [] }],
    'x-required-permission': permission,
    'x-required-scopes': scopes,
  };
}

export const namesInPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);

function parametersOf(route: Route, publish: Publish): Json[] {
  const { method, path, operation } = route;
  const properties: Record<string, TSchema> = propertiesOf(route);
  const inPath = namesInPath(path);
  const required = new Set((operation.input as { required?: string[] }).required);
  const asParameter = (name: string, place: 'path' | 'query'): Json => {
    const { title, description: said, examples, ...schema } = publish(properties[name] ?? { type: 'string' });
    return {
      name,
      in: place,
      ...((place === 'path' || required.has(name)) && { required: true }),
      ...(title || said ? { description: [title, said].filter(Boolean).join('. ') } : {}),
      schema,
      ...(Array.isArray(examples) && { example: examples[0] }),
    };
  };
  const reads = method === 'GET' || method === 'DELETE';
  const inQuery = reads ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  return [
    ...inPath.map((name) => asParameter(name, 'path')),
    ...inQuery.map((name) => asParameter(name, 'query')),
    ...(takesIdempotencyKey(route) ? [ref('parameters', 'IdempotencyKey')] : []),
    ...(takesVersion(route) ? [ref('parameters', 'IfMatch')] : []),
    ...(method === 'GET' && hasVersion(operation.output) ? [ref('parameters', 'IfNoneMatch')] : []),
    ref('parameters', 'AcceptLanguage'),
  ];
}

const hasVersion = (output: TSchema) => 'version' in ((output as { properties?: object }).properties ?? {});

/** What the body holds: the input without what the address gives. */
export function bodySchema(route: Route, publish: Publish): Json | undefined {
  const { method, path, operation } = route;
  if (method === 'GET' || method === 'DELETE') return undefined;
  const { properties, required, ...rest } = publish(operation.input, true) as Json & {
    properties?: Json;
    required?: string[];
  };
  if (!properties) return rest;
  const inPath = namesInPath(path);
  const own = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const demanded = (required ?? []).filter((name) => !inPath.includes(name));
  return {
    ...rest,
    properties: { ...Object.fromEntries(own), ...(takesIdempotencyKey(route) && { idempotencyKey }) },
    ...(demanded.length > 0 && { required: demanded }),
  };
}

const idempotencyKey: Json = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  title: 'The same as the header `Idempotency-Key`',
};

function requestBody(route: Route, publish: Publish): Json | undefined {
  const schema = bodySchema(route, publish);
  if (!schema) return undefined;
  return {
    ...(Array.isArray(schema.required) && { required: true }),
    content: { 'application/json': { schema, example: requestExample(schema) } },
  };
}

function answers(route: Route, publish: Publish): Json {
  const { method, operation, status } = route;
  const schema = publish(operation.output);
  const versioned = hasVersion(operation.output);
  const names = [
    'X-Request-Id',
    ...(versioned ? ['ETag'] : []),
    ...(status === 201 ? ['Location'] : []),
    ...(operation.permission === 'public' ? [] : ['RateLimit-Policy', 'RateLimit']),
    ...(takesIdempotencyKey(route) ? ['Idempotency-Replayed', 'X-Original-Request-Id'] : []),
  ];
  const headers = Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
  const example = exampleOf(publish(operation.output, true));
  const full = { description: said[status] ?? 'Done', headers, content: { 'application/json': { schema, example } } };
  const notModified = {
    description: 'The record is still at the version you have',
    headers: { ETag: ref('headers', 'ETag') },
  };
  return {
    [status]: status === 204 ? { description: 'Done; there is nothing to show', headers } : full,
    ...(method === 'GET' && versioned && { 304: notModified }),
  };
}

const said: Record<number, string> = { 200: 'Done', 201: 'Created', 202: 'Accepted; the work goes on' };
