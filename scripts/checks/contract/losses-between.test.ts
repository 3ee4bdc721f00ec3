import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lossesBetween } from './losses-between.ts';
import type { Contract, Node } from './read-contract.ts';

const Item: Node = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
  additionalProperties: false,
};

const json = (schema: Node) => ({ content: { 'application/json': { schema } } });

const contract = (change: { post?: Node; Item?: Node; webhooks?: Record<string, Node> } = {}): Contract => ({
  paths: {
    '/items/{itemId}': {
      post: {
        'x-required-scopes': ['catalog.write', 'catalog.read'],
        parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'sku'] } }],
        requestBody: json({ type: 'object', properties: { name: { type: 'string', maxLength: 300 } } }),
        responses: { 200: json({ $ref: '#/components/schemas/Item' }) },
        ...change.post,
      },
    },
  },
  webhooks: change.webhooks ?? { 'item.created': {} },
  components: { schemas: { Item: change.Item ?? Item } },
});

const lossesOf = (change: Parameters<typeof contract>[0]) => lossesBetween(contract(), contract(change));
const name = 'POST /items/{}';

test('a contract that stays, or gains a field, an operator or a value, loses nothing', () => {
  assert.deepEqual(lossesOf({}), []);
  const more = {
    ...Item,
    properties: { ...(Item.properties as Node), sku: { type: 'string' } },
    required: ['id', 'sku'],
  };
  const sort = { anyOf: [{ type: 'string' }, { type: 'object', properties: { eq: { type: 'string' } } }] };
  assert.deepEqual(
    lossesOf({ Item: more, post: { parameters: [{ name: 'sort', in: 'query', style: 'deepObject', schema: sort }] } }),
    [],
  );
});

test('an operation, an event, a parameter and a field of an answer are missed', () => {
  const without = { ...contract(), paths: {} };
  assert.deepEqual(lossesBetween(contract(), without), [`${name} is gone`]);
  assert.deepEqual(lossesOf({ webhooks: {} }), ['webhook item.created is gone']);
  assert.deepEqual(lossesOf({ post: { parameters: [] } }), [`${name}: query sort is gone`]);
  const shorter = { ...Item, properties: { id: { type: 'string' } } };
  assert.deepEqual(lossesOf({ Item: shorter }), [`${name}: answer 200.name is gone`]);
});

test('an answer that may be null or absent now is missed', () => {
  const nullable = { ...Item, properties: { id: { type: ['string', 'null'] }, name: { type: 'string' } } };
  assert.deepEqual(lossesOf({ Item: nullable }), [`${name}: answer 200.id may be null now`]);
  assert.deepEqual(lossesOf({ Item: { ...Item, required: [] } }), [`${name}: answer 200.id may be absent now`]);
});

test('what is demanded, refused or closed anew is missed', () => {
  const demanding = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 100 } } };
  assert.deepEqual(lossesOf({ post: { requestBody: json(demanding) } }), [
    `${name}: body.name is demanded now`,
    `${name}: body.name has a lower maxLength`,
  ]);
  const fewer = [{ name: 'sort', in: 'query', required: true, schema: { type: 'string', enum: ['name'] } }];
  assert.deepEqual(lossesOf({ post: { parameters: fewer } }), [
    `${name}: query sort is demanded now`,
    `${name}: query sort takes no "sku" any more`,
  ]);
  assert.deepEqual(lossesOf({ post: { 'x-required-scopes': ['catalog.write'] } }), [
    `${name}: x-required-scopes no longer opens it to all it opened it to`,
  ]);
});
