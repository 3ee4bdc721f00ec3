import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, manifestOf } from './manifest-model.ts';

test('a manifest that is opened and saved stays as it was', () => {
  const made = manifestOf({ ...draftOf(undefined), lifecycleUrl: 'https://a.ru/l', deliveryUrl: '' });
  assert.ok('manifest' in made);
  assert.equal(made.manifest.deliveryUrl, null);
  assert.deepEqual(manifestOf(draftOf(made.manifest)), made);
});

test('what is no JSON is named', () => {
  assert.deepEqual(manifestOf({ ...draftOf(undefined), settings: '{', mappings: '{}' }), {
    faults: { settings: true, mappings: true },
  });
});
