import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import endpoints from '../interface/endpoints.json' with { type: 'json' };

type At = Pick<Route, 'path'>;

const facade = '/api/v1/integration-api/';

/** Every identifier of an address: the noun it stands behind, what it is called, where it stands. */
const identifiersIn = ({ path }: At) =>
  [...path.matchAll(/([\w.-]+)\/:(\w+)/g)].map(({ 1: noun, 2: name, index }) => ({
    noun: path.startsWith(facade) ? `${facade}${noun}` : (noun as string),
    name: name as string,
    path: path.slice(0, index),
  }));

/** What the interface itself calls in two ways: the item of an assortment and that of prices. */
const spelledTwice = new Map([['products', ['catalogItemId', 'productId']]]);

/** A link carries a secret, not the identifier of its record. */
const isIdentifier = ({ name }: { name: string }) => name !== 'token';

function calledTwice(routes: readonly At[]): string[] {
  const byNoun = Map.groupBy(routes.flatMap(identifiersIn).filter(isIdentifier), ({ noun }) => noun);
  return [...byNoun].flatMap(([noun, all]) => {
    const names = [...new Set(all.map(({ name }) => name))].sort();
    const allowed = spelledTwice.get(noun) ?? names.slice(0, 1);
    return names.every((name) => allowed.includes(name)) ? [] : [`${noun}: ${names.join(', ')}`];
  });
}

const shape = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ':')}`;

function otherwiseThanTheInterface(routes: ReadonlyArray<Pick<Route, 'method' | 'path'>>): string[] {
  const promised = new Map(endpoints.map(({ method, path }) => [shape(method, path), path]));
  return routes.flatMap(({ method, path }) => {
    const spelled = promised.get(shape(method, path));
    return spelled === undefined || spelled === path ? [] : [`${path} is ${spelled} in the interface`];
  });
}

test('an identifier has one name in every address of its noun', () => {
  assert.ok(allRoutes.flatMap(identifiersIn).length > 200);
  assert.deepEqual(calledTwice(allRoutes), []);
});

test('where the interface names an identifier, the address names it so', () => {
  assert.deepEqual(otherwiseThanTheInterface(allRoutes), []);
});

test('a second name of an identifier would be noticed', () => {
  const planted = { method: 'GET', path: '/api/v1/warehouses/:id/keepers' } as const;
  assert.deepEqual(calledTwice([...allRoutes, planted]), ['warehouses: id, warehouseId']);
  const misspelled = { method: 'PATCH', path: '/api/v1/warehouses/:id' } as const;
  assert.equal(otherwiseThanTheInterface([misspelled]).length, 1);
});
