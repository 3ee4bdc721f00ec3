import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Compile } from 'typebox/compile';
import { settings } from './settings.ts';

const taken = Compile(settings);
const apiKey = '0123456789abcdef0123456789abcdef01234567';

test('a key is enough, and every setting besides has its bounds', () => {
  assert.ok(taken.Check({ apiKey }));
  assert.ok(taken.Check({ apiKey, secretKey: apiKey, count: 20, regionFilter: ['Москва', 'Московская'] }));
  const refused = [
    {},
    { apiKey: 'short' },
    { apiKey: `${apiKey} ${apiKey}` },
    { apiKey: 'k'.repeat(201) },
    { apiKey, count: 0 },
    { apiKey, count: 21 },
    { apiKey, count: 2.5 },
    { apiKey, regionFilter: [''] },
    { apiKey, regionFilter: Array.from({ length: 21 }, () => 'Москва') },
    { apiKey, token: apiKey },
  ];
  for (const given of refused) assert.ok(!taken.Check(given), JSON.stringify(given));
});
