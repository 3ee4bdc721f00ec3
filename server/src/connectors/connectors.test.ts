import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { connectors } from './connectors.ts';

const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder is an integration that can be installed, known by the name of its folder', () => {
  assert.deepEqual(connectors.map(({ manifest }) => manifest.slug).toSorted(), folders.toSorted());
});

test('no two integrations are called the same, in either language', () => {
  for (const language of ['en', 'ru'] as const) {
    const names = connectors.map(({ manifest }) => manifest.name[language].toLowerCase());
    assert.equal(new Set(names).size, names.length, names.join(', '));
  }
});
