import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { allRoutes, entities } from '../../src/app.ts';
import { mediaTypesOf } from '../../src/kernel/download.ts';
import { problems } from '../../src/kernel/problems/problems.ts';
import type { Json } from '../../src/surfaces/http/openapi/json.ts';
import { publishedContract } from '../../src/surfaces/http/openapi/published/published-contract.ts';
import { tags } from '../../src/surfaces/http/openapi/tags.ts';
import { contract, faultsOf } from '../check-answer.ts';
import { app } from '../harness.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', ...contract } as Json);

/** Every schema with an example beside it, wherever it stands. */
function examplesIn(node: unknown, pointer = '#'): Array<{ pointer: string; example: unknown }> {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'schema' in node && 'example' in node ? [{ pointer: `${pointer}/schema`, example: (node as Json).example }] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) =>
      key === 'example' || key === 'examples' ? [] : examplesIn(value, `${pointer}/${encode(key)}`),
    ),
  ];
}

const problemValue = (code: string) => (contract.components.examples as Record<string, Json>)[code]?.value as Json;

const encode = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function wrongExamples(found: ReturnType<typeof examplesIn>): string[] {
  return found.flatMap(({ pointer, example }) => {
    const check = ajv.compile({ $ref: `contract${pointer}` });
    return check(example) ? [] : [`${decodeURIComponent(pointer)}: ${ajv.errorsText(check.errors)}`];
  });
}

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(contract));
  assert.ok(valid, JSON.stringify(errors, null, 1));
  const broken = { ...structuredClone(contract), paths: { '/x': { get: { responses: 'none' } } } };
  assert.equal((await new Validator().validate(broken)).valid, false);
});

test('every example keeps to its schema', () => {
  const found = examplesIn(contract);
  assert.ok(found.length > allRoutes.length);
  assert.deepEqual(wrongExamples(found), []);
  assert.equal(wrongExamples([{ pointer: '#/components/schemas/Problem', example: { code: 1 } }]).length, 1);
});

test('every problem has an example that is a problem', () => {
  const wrong = Object.keys(problems).flatMap((code) => {
    const { value } = (contract.components.examples as Record<string, Json>)[code] as Json;
    return wrongExamples([{ pointer: '#/components/schemas/Problem', example: value }]);
  });
  assert.deepEqual(wrong, []);
});

test('every operation has an identifier of its own', () => {
  const ids = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.length >= allRoutes.length);
});

test('every section of the documentation has words in both languages', () => {
  assert.deepEqual(
    [...new Set(allRoutes.map(({ tag }) => tag))].filter((tag) => !(tag in tags)),
    [],
  );
});

test('what answers a file is asked anew each time: its answer is not kept for a repeat', () => {
  const kept = allRoutes.filter(
    ({ operation }) => mediaTypesOf(operation.output) && operation.kind === 'command' && !operation.steps,
  );
  assert.deepEqual(kept, []);
});

test('no mark of ours is left in a schema', () => {
  assert.doesNotMatch(JSON.stringify(contract), /"x-clean"|"unsigned-decimal"/);
});

test('every public fact of a card is a webhook of the document', () => {
  const stable = entities.filter(({ audience }) => audience === 'stable');
  for (const entity of stable)
    for (const kind of entity.facts) assert.ok(contract.webhooks[entity.event(kind)], entity.event(kind));
});

test('the document is served to everyone, and only once to who has it', async () => {
  const first = await app.inject('/api/v1/openapi.json');
  assert.equal(first.statusCode, 200);
  assert.equal(first.payload, JSON.stringify(publishedContract(contract)));
  const again = await app.inject({
    url: '/api/v1/openapi.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  assert.equal(again.statusCode, 304);
  assert.equal((await app.inject({ url: '/api/v1/openapi.json', headers: { 'if-none-match': '*' } })).statusCode, 304);
  assert.equal((await app.inject('/api/v1/asyncapi.json')).json().asyncapi, '3.0.0');
});

test('what the server sets by itself is not demanded, and filters of an export are named', () => {
  const bodyOf = (path: string) => {
    const { requestBody } = (contract.paths[path] as { post: { requestBody: Json } }).post;
    const { schema } = (requestBody.content as Record<string, Json>)['application/json'] as { schema: Json };
    return {
      required: requestBody.required,
      schema: schema as { required?: string[]; properties: Record<string, Json> },
    };
  };
  const rotation = bodyOf('/api/v1/api-keys/{id}/rotate');
  assert.deepEqual([rotation.required, rotation.schema.required], [undefined, undefined]);
  for (const path of ['/api/v1/audit/export', '/api/v1/purchase-requisitions/{procurementId}/exchange/export']) {
    const { filters } = bodyOf(path).schema.properties as {
      filters: { additionalProperties: boolean; properties: Json };
    };
    assert.deepEqual([filters.additionalProperties, 'sort' in filters.properties], [false, true], path);
  }
});

test('an answer that breaks the document is noticed', () => {
  const json = { 'content-type': 'application/json' };
  const url = '/health';
  assert.deepEqual(faultsOf('GET', url, { status: 200, headers: json, text: '{"status":"ok"}' }), []);
  assert.equal(faultsOf('GET', url, { status: 200, headers: json, text: '{"status":"fine"}' }).length, 1);
  assert.equal(faultsOf('GET', url, { status: 201, headers: json, text: '{}' }).length, 1);
  assert.equal(faultsOf('GET', '/api/v1/catalog', { status: 500, headers: json, text: '{}' }).length, 1);
  const problem = { 'content-type': 'application/problem+json' };
  const undocumented = problemValue('login_throttled');
  assert.ok(
    faultsOf('GET', '/api/v1/catalog', { status: 429, headers: problem, text: JSON.stringify(undocumented) }).length >
      0,
  );
  const partial = { items: [{ id: 1, hidden: true }], page: {} };
  assert.ok(
    faultsOf('GET', '/api/v1/catalog', { status: 200, headers: json, text: JSON.stringify(partial) }).length > 0,
  );
});

test('the webhooks of a changed requisition say which lines were added, changed and cancelled', () => {
  const told = (kind: string) => JSON.stringify(contract.webhooks[`integration_api.procurement.${kind}`]);
  for (const kind of ['updated', 'status_changed'])
    assert.match(told(kind), /"items":\{"type":"object","required":\["added","changed","removed"\]/, kind);
  assert.doesNotMatch(told('created'), /"required":\["added","changed","removed"\]/);
});
