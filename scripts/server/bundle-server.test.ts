import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { temporaryDataDir } from '../../server/test/temporary-data-dir.ts';
import { serverModule } from './bundle-server.ts';

test('the server is bundled once, and again where its bundle is gone; migrations are still found', async (t) => {
  const bundles = temporaryDataDir(t);
  const bundle = await serverModule(bundles);
  assert.match(bundle.slice(bundles.length), /^\/[0-9a-f]{16}\/main\.js$/);
  rmSync(dirname(bundle), { recursive: true });
  assert.equal(await serverModule(bundles), bundle);
  assert.ok(existsSync(`${bundle}.map`));
  const { main } = (await import(pathToFileURL(bundle).href)) as { main: unknown };
  assert.equal(typeof main, 'function');
});
