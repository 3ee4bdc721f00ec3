import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { nouns } from '../../../nouns/nouns.ts';
import { entities } from '../../src/app.ts';

test('every entity is made of a noun, and every noun is in the list', () => {
  const listed = new Set(nouns.map(({ type }) => type));
  assert.deepEqual(
    entities.map(({ type }) => type).filter((type) => !listed.has(type)),
    [],
  );
  const folder = join(import.meta.dirname, '../../../nouns');
  const declared = globSync('*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/ = noun\(\{\n {2}type: '(\w+)'/g)].map(([, type]) => type),
  );
  assert.deepEqual(
    declared.filter((type) => !listed.has(type as string)),
    [],
  );
});
