import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { serverModule } from './bundle-server.ts';

test('the server is bundled once, and again where its bundle is gone; migrations are still found', async () => {
  const bundle = await serverModule();
  assert.match(bundle, /\/server\/dist\/[0-9a-f]{16}\/main\.js$/);
  rmSync(dirname(bundle), { recursive: true });
  assert.equal(await serverModule(), bundle);
  assert.ok(existsSync(`${bundle}.map`));
  const { main } = (await import(pathToFileURL(bundle).href)) as { main: unknown };
  assert.equal(typeof main, 'function');
});
