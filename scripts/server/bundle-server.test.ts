import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

test('the bundle is ASCII, so that its text takes a byte a letter in memory', async (t) => {
  const folder = dirname(await serverModule(temporaryDataDir(t)));
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js')))
    assert.doesNotMatch(readFileSync(join(folder, name), 'utf8'), /[^\0-\x7f]/, name);
});
