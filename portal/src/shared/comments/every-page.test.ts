import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Kinds of records that may be talked about, as the contract has them. */
function discussed(): string[] {
  const { components } = JSON.parse(read('../sdk/openapi.json'));
  return components.schemas.ListCommentsEntityType.enum;
}

test('every record that may be talked about has its discussion on its page, and no other has', () => {
  const placed = globSync('src/features/**/*.tsx', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/<(?:Discussion|DiscussionPanel|RecordPage)\s+entityType="(\w+)"/g)].map(([, type]) =>
      String(type),
    ),
  );
  assert.ok(placed.length > 15, String(placed.length));
  assert.deepEqual(placed.toSorted(), discussed().toSorted());
});
