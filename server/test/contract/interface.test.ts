import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions, scopes } from '../../../nouns/kit/rights.ts';
import { allRoutes, entities } from '../../src/app.ts';
import { canonicalScope } from '../../src/platform/permissions/scope-names.ts';
import { app } from '../harness.ts';
import endpoints from '../interface/endpoints.json' with { type: 'json' };
import enums from '../interface/enums.json' with { type: 'json' };
import events from '../interface/events.json' with { type: 'json' };
import promised from '../interface/scopes.json' with { type: 'json' };
import { beyondInterface } from './beyond-interface.ts';

const anyName = (path: string) => path.replace(/:\w+/g, ':p');
const facade = /^(\/api\/v1\/integration-api\/)(?!links$|meta$|:p)[\w-]+/;
const shape = (method: string, path: string) => `${method} ${anyName(path).replace(facade, '$1:p')}`;

const served = new Set(allRoutes.map(({ method, path }) => shape(method, path)));
const wanted = new Set(endpoints.map(({ method, path }) => shape(method, path)));

/** Served beside the operations of portals: `/health`. */
const isServed = ({ method, path }: { method: string; path: string }) =>
  served.has(shape(method, path)) || (path === '/health' && app.hasRoute({ method: 'GET', url: path }));

test('everything the interface promises is served', () => {
  const missing = endpoints.filter((endpoint) => !isServed(endpoint)).map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(missing, []);
});

test('what is served is in the interface, or goes beyond it for a reason', () => {
  const strange = [...served].filter((one) => {
    const path = one.split(' ')[1] ?? '';
    return !wanted.has(one) && !beyondInterface.some(([pattern]) => pattern.test(path));
  });
  assert.deepEqual(strange, []);
  assert.ok(!beyondInterface.some(([pattern]) => pattern.test('/api/v1/strange')), 'the list does not take everything');
});

test('no address is served twice', () => {
  const all = allRoutes.map(({ method, path }) => `${method} ${anyName(path)}`);
  assert.deepEqual(
    all.filter((one, at) => all.indexOf(one) !== at),
    [],
  );
});

test('every promised scope can be granted, and old names lead to new ones', () => {
  const names = [
    ...promised.general,
    ...promised.domains.flatMap((domain) => promised.domainActions.map((action) => `${domain}.${action}`)),
    ...promised.variableApi,
  ];
  assert.deepEqual(
    names.filter((name) => !(scopes as readonly string[]).includes(name)),
    [],
  );
  for (const [old, name] of Object.entries(promised.aliases)) assert.equal(canonicalScope(old), name);
  assert.equal(canonicalScope('planted.read'), null);
});

test('every scope and permission an operation asks for can be given', () => {
  const known = new Set<string>([...scopes, ...permissions, 'visitor', 'signed-in']);
  for (const { operation } of allRoutes) {
    const { scope, permission } = operation;
    const asked = [permission, ...(scope === null ? [] : typeof scope === 'string' ? [scope] : scope)];
    assert.deepEqual(
      asked.filter((one: string) => !known.has(one)),
      [],
      operation.name,
    );
  }
  assert.deepEqual(
    promised.permissionsNamed.filter((name) => !known.has(name)),
    [],
  );
});

test('every public event belongs to a card, or is on the list of what is not yet', () => {
  const published = new Set(
    entities
      .filter(({ audience }) => audience === 'stable')
      .flatMap((entity) => entity.facts.map((kind) => entity.event(kind))),
  );
  const all = Object.entries(events.events).flatMap(([kind, names]) => names.map((name) => ({ kind, name })));
  for (const { kind, name } of all) {
    if (kind === 'integration') continue;
    assert.ok(published.has(name), name);
  }
  const known = new Set(all.map(({ name }) => name));
  assert.deepEqual(
    [...published].filter((name) => !known.has(name)),
    [],
  );
});

test('enumerations of the interface are those of the cards', () => {
  const lists = Object.entries(enums as Record<string, unknown>).filter(([, values]) => Array.isArray(values));
  let compared = 0;
  for (const [name, values] of lists) {
    const [noun = '', field = ''] = name.split('.');
    const entity = entities.find(({ type }) => type === noun.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const schema = entity?.fields[field] as { enum?: unknown[] } | undefined;
    if (!schema?.enum) continue;
    compared += 1;
    assert.deepEqual(
      schema.enum.filter((value) => value !== null),
      values,
      name,
    );
  }
  assert.ok(compared > 0);
});
