import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letterTemplates } from '../../server/src/platform/mail/letters/letter-templates.ts';
import { samplesIn } from './samples-in.ts';

test('every letter has a sample to be looked at', () => {
  const shown = new Set(samplesIn('ru').map(({ template }) => template));
  assert.deepEqual([...shown].sort(), Object.keys(letterTemplates).sort());
});
