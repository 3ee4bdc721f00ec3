import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const src = join(import.meta.dirname, '..');

test('whatever is asked before it is done is done once: no page asks by the library itself', () => {
  const asking = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.ts'] }).filter((file) =>
    readFileSync(join(src, file), 'utf8').includes('.openConfirmModal('),
  );
  assert.deepEqual(asking, ['kit/open-confirm.ts']);
});
