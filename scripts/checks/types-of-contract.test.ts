import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const sdk = join(import.meta.dirname, '../../sdk');

test('the types that the portal uses are made from the contract as it is: `npm run gen contract types`', () => {
  const [head] = readFileSync(join(sdk, 'types.ts'), 'utf8').split('\n', 1);
  const contract = createHash('sha256')
    .update(readFileSync(join(sdk, 'openapi.json')))
    .digest('hex');
  assert.match(String(head), new RegExp(`${contract}$`));
});
