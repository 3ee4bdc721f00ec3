import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/**
 * A function of another row's column beside a key: row security lets no index answer it, and every item of the portal is looked at for
 * every row. The key is made first, in a `materialized` step or behind `offset 0`.
 */
const keyOfAnotherRow = /_key = (?:code|name)_key\((?:"?\w+"?)\."?\w+"?\)/g;

const folder = join(import.meta.dirname, '../../src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
);

test('keys of names and articles are made before they are joined', () => {
  const found = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(keyOfAnotherRow)].map(([text]) => `${name}: ${text}`),
  );
  assert.ok(sources.length > 1000);
  assert.deepEqual(found, []);
});

test('a key made within a join would be noticed', () => {
  assert.match('item.sku_key = code_key(named.sku)', keyOfAnotherRow);
});
