import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settings, urls } from '../../../test/harness.ts';
import { get, routes } from '../../kernel/routes.ts';
import { loadKey } from '../../platform/api-keys/load-key.ts';
import { buildWeb } from '../../start-server.ts';

test('an operation of our own code is never served: the start fails and names it', async () => {
  const careless = routes('Careless', [get('/api/v1/keys-of-everybody', loadKey)]);
  await assert.rejects(
    buildWeb(settings, urls, undefined, undefined, careless),
    /api-keys\.load-key is internal and must not be served at GET \/api\/v1\/keys-of-everybody/,
  );
});
