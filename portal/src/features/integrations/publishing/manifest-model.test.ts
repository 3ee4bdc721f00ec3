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

test('what is left empty is no address, and mappings are a list', () => {
  const draft = { ...draftOf(undefined), startUrl: '', mappings: 'null' };
  assert.deepEqual(manifestOf(draft), { faults: { mappings: true } });
  const made = manifestOf({ ...draft, mappings: '[]' });
  assert.ok('manifest' in made);
  assert.equal(made.manifest.startUrl, null);
});

test('a new manifest begins with settings that ask for nothing', () => {
  const made = manifestOf(draftOf(undefined));
  assert.ok('manifest' in made);
  assert.deepEqual(made.manifest.settings, {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {},
  });
});
