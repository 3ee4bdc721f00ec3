import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../bench/measure/processes.ts';
import { connectors } from '../../server/src/connectors/connectors.ts';
import { fieldsOfDoors, neverCalled } from './doors.ts';

interface Schema {
  $ref?: string;
  format?: string;
  'x-widget'?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const known = new Set<string>([...fieldsOfDoors, ...neverCalled]);
const naming = /url$|uri$|^host|issuer|endpoint|^server|website/i;

const contract = JSON.parse(readFileSync(join(root, 'sdk/openapi.json'), 'utf8'));
const at = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce((found, name) => found[name.replaceAll('~1', '/')], contract);

/** Fields that name an address, wherever they stand. */
function addressesIn(schema: Schema, seen: ReadonlySet<string> = new Set()): string[] {
  if (schema.$ref) return seen.has(schema.$ref) ? [] : addressesIn(at(schema.$ref), new Set([...seen, schema.$ref]));
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const below = [...parts, ...(schema.items ? [schema.items] : []), ...Object.values(schema.properties ?? {})];
  const own = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => naming.test(name) || field.format === 'uri' || field['x-widget'] === 'url',
  );
  return [...own.map(([name]) => name), ...below.flatMap((one) => addressesIn(one, seen))];
}

test('every field of a request that names an address has its door, or nobody calls it', () => {
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods as object));
  const bodies = operations.flatMap(({ requestBody: body }) => (body ? [body.$ref ? at(body.$ref) : body] : []));
  const named = bodies.flatMap(({ content }) =>
    Object.values(content as Record<string, { schema: Schema }>).flatMap(({ schema }) => addressesIn(schema)),
  );
  assert.ok(named.includes('url') && named.includes('lifecycleUrl'), 'the contract was read');
  assert.deepEqual(
    [...new Set(named)].filter((name) => !known.has(name)),
    [],
  );
});

test('every setting of an integration that names an address has its door', () => {
  const named = connectors.flatMap(({ manifest }) => addressesIn(manifest.settings as Schema));
  assert.ok(named.includes('baseUrl') && named.includes('issuer') && named.includes('host'), 'the settings were read');
  assert.deepEqual(
    [...new Set(named)].filter((name) => !known.has(name)),
    [],
  );
});
