import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readMigrations } from './read-migrations.ts';

/** Name → checksum of every migration that somebody's database may have applied. */
const released: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../db/migrations/released.json'), 'utf8'),
);

test('an installation of any released version can be brought up to this one: no released migration was changed', () => {
  const now = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  assert.deepEqual(
    Object.entries(released).filter(([name, checksum]) => now.get(name) !== checksum),
    [],
    'Restore these migrations and write the change as a new one.',
  );
});
