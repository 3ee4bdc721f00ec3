import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { newPortal } from '../../server/test/harness.ts';
import { baseUrl } from './base-url.ts';
import { installPacked } from './install-packed.ts';

const run = promisify(execFile);

/** What the machine brings, where it brings one, is older than ours: the oldest that the package promises to work with. */
const nodes = [process.execPath, ...['/usr/bin/node'].filter(existsSync)];

const frozen = readdirSync(import.meta.dirname).filter((name) => /^golden-client-.*\.mjs$/.test(name));

for (const node of nodes)
  for (const name of frozen)
    test(`${name} works with the package that is installed from its archive: ${node === process.execPath ? 'our Node' : 'the Node of the machine'}`, async () => {
      const portal = await newPortal();
      const KEY = await portal.key(
        'integration_api.read',
        'integration_api.write',
        'variables.read',
        'catalog.read',
        'warehouses.read',
        'warehouses.write',
      );
      copyFileSync(join(import.meta.dirname, name), join(installPacked(), name));
      const { stdout } = await run(node, [name], { cwd: installPacked(), env: { BASE: await baseUrl(), KEY } });
      assert.deepEqual(stdout.trim().split('\n'), [
        'C-500 1',
        'external_id_conflict 409',
        'C-500',
        ...['А', 'Б', 'В'],
        'integration_api.catalog_item.created string',
        'signature_missing',
      ]);
    });

/** Bytes after tree shaking, minifying and gzip. */
async function sizeOf(source: string): Promise<number> {
  const input = join(installPacked(), `${Math.random()}.mjs`);
  writeFileSync(input, source);
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return gzipSync(output[0].code).length;
}

test('whoever imports one operation carries one operation', async () => {
  const one = await sizeOf(`import { connect } from '@prokura/sdk';
    import { createWarehouse } from '@prokura/sdk/operations/warehouses';
    console.log(await createWarehouse(connect({ baseUrl: '' }), { name: '' }));`);
  const webhook = await sizeOf(`import { verifyWebhook } from '@prokura/sdk'; console.log(verifyWebhook);`);
  const all = await sizeOf(`import { createClient } from '@prokura/sdk'; console.log(createClient({ baseUrl: '' }));`);
  assert.ok(one < 3_000, `one operation: ${one} bytes`);
  assert.ok(webhook < 2_000, `verifyWebhook: ${webhook} bytes`);
  assert.ok(all < 30_000, `all: ${all} bytes`);
});

test('the package needs nothing, and brings its types', () => {
  assert.deepEqual(
    readdirSync(join(installPacked(), 'node_modules')).filter((name) => !name.startsWith('.')),
    ['@prokura'],
  );
  const dist = readdirSync(join(installPacked(), 'node_modules/@prokura/sdk/dist'));
  assert.ok(dist.includes('prokura.js') && dist.includes('prokura.d.ts'));
});

for (const node of nodes)
  test(`the command line runs from its archive: ${node === process.execPath ? 'our Node' : 'the Node of the machine'}`, async () => {
    const portal = await newPortal();
    const env = {
      PROKURA_URL: await baseUrl(),
      PROKURA_API_KEY: await portal.key('warehouses.read', 'warehouses.write', 'integration_api.read'),
    };
    const bin = join(installPacked(), 'node_modules/.bin/prokura');
    const prokura = (...line: string[]) => run(node, [bin, ...line], { cwd: installPacked(), env });
    const made = await prokura('warehouses', 'create', '--name', 'Основной склад', '--code', 'МСК-1');
    assert.equal((JSON.parse(made.stdout) as { code: string }).code, 'МСК-1');
    assert.match((await prokura('warehouses', 'create', '--help', '--language', 'ru')).stdout, /^Создать склад\n/);
    writeFileSync(join(installPacked(), 'warehouses.csv'), 'Код;Название\n');
    const uploaded = await prokura('warehouses', 'start-import', '--file', 'warehouses.csv');
    assert.equal(uploaded.stderr, '', 'an older Node warns of nothing');
  });

test('the command line begins at once, for it loads little until it knows what is asked for', () => {
  const files = loadedAtOnce(join(installPacked(), 'node_modules/@prokura/sdk/dist/cli/main.js'));
  const kilobytes = [...files].reduce((sum, file) => sum + statSync(file).size, 0) / 1_024;
  assert.ok(kilobytes < 90, `${files.size} files, ${kilobytes} KB`);
});

/** A module with all that it imports before it runs. */
function loadedAtOnce(file: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '(\.[^']+)';/gm)) {
    const imported = join(dirname(file), name as string);
    if (!found.has(imported)) loadedAtOnce(imported, found);
  }
  return found;
}
