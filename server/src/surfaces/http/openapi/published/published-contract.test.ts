import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { allRoutes, entities } from '../../../../app.ts';
import { type Json, textOf } from '../json.ts';
import { type OpenApi, openapiDocument } from '../openapi-document.ts';
import { contractText, publishedContract } from './published-contract.ts';

const whole = JSON.parse(JSON.stringify(openapiDocument({ routes: allRoutes, entities }))) as OpenApi;
const published = JSON.parse(JSON.stringify(publishedContract(whole))) as OpenApi;

const partAt = (document: OpenApi, reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Json)[name], document) as Json;

/** The node without references and without words that stand beside them. */
function inFull(document: OpenApi, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((one) => inFull(document, one));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own } = node as Json;
  if (typeof $ref === 'string') return inFull(document, { ...own, ...partAt(document, $ref) });
  return Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => key !== 'examples' && key !== 'example')
      .map(([key, value]) => [key, inFull(document, value)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

const operations = Object.entries(whole.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({
    name: `${method} ${path}`,
    before: whole.paths[path]?.[method] as Json,
    after: published.paths[path]?.[method] as Json,
  })),
);

const schemasOf = (document: OpenApi, answers: Json, statuses: readonly string[]) =>
  statuses.map((status) => (inFull(document, answers[status]) as Json | undefined)?.content);

test('the published contract is valid OpenAPI 3.1 and compact, with a line for each operation', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(published));
  assert.ok(valid, JSON.stringify(errors));
  const text = contractText(published);
  assert.deepEqual(JSON.parse(text), published);
  assert.ok(Buffer.byteLength(text) < operations.length * 3_600, 'bytes an operation');
  assert.equal(text.split('\n').filter((line) => line.includes('"operationId":')).length, operations.length);
});

test('bodies and good answers of every operation are promised as in the whole document', () => {
  for (const { name, before, after } of operations) {
    const good = Object.keys(before.responses as Json).filter((status) => Number(status) < 400);
    assert.deepEqual(
      schemasOf(published, after.responses as Json, good),
      schemasOf(whole, before.responses as Json, good),
      name,
    );
    assert.deepEqual(inFull(published, after.requestBody), inFull(whole, before.requestBody), name);
  }
});

test('every filter of a list is there: its plain form and each operator', () => {
  const namesIn = (document: OpenApi, operation: Json) =>
    (inFull(document, operation.parameters ?? []) as Json[]).flatMap(({ name, style, schema }) => {
      const [, operators] = ((schema as Json).anyOf ?? []) as Json[];
      if (style !== 'deepObject') return [name];
      return [name, ...Object.keys(operators?.properties as Json).map((operator) => `${textOf(name)}[${operator}]`)];
    });
  for (const { name, before, after } of operations)
    assert.deepEqual(new Set(namesIn(published, after)), new Set(namesIn(whole, before)), name);
});

test('every refusal of an operation is told: by its status, or among those that any request may meet', () => {
  const codesOf = (answer: unknown) =>
    [...JSON.stringify(answer ?? '').matchAll(/examples\/(\w+)"/g)].map(([, code]) => code);
  const answerOf = (document: OpenApi, answers: Json, status: string) => {
    const answer = answers[status] as Json | undefined;
    return answer?.$ref ? partAt(document, textOf(answer.$ref)) : answer;
  };
  for (const { name, before, after } of operations) {
    const [was, is] = [before.responses as Json, after.responses as Json];
    const usual = codesOf(answerOf(published, is, 'default'));
    for (const status of Object.keys(was)) {
      const told = status in is ? codesOf(answerOf(published, is, status)) : usual;
      for (const code of codesOf(answerOf(whole, was, status))) assert.ok(told.includes(code), `${name} ${code}`);
    }
  }
});
