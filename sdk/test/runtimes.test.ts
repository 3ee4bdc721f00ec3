import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { newPortal } from '../../server/test/harness.ts';
import { signEvent } from '../src/cli/listening/sign-event.ts';
import { baseUrl } from './base-url.ts';
import { installPacked } from './install-packed.ts';
import { openInChromium, openInFirefox, openInWebKit } from './open-in.ts';
import { servePage } from './serve-page.ts';
import { skipWithout } from './skip-without.ts';

const run = promisify(execFile);

const lines = [
  ...['А', 'Б', 'В'],
  ...[201, 'already_exists', 'склады.csv', true],
  ...['0192f3a4-0000-7000-8000-000000000001', 'signature_invalid'],
  ...['Склад А', 'Склад Б', 'Склад В'],
];

async function given() {
  const portal = await newPortal();
  const told = { event: 'integration_api.warehouse.created', eventId: '0192f3a4-0000-7000-8000-000000000001' };
  const [secret, body] = ['whsec_c2VjcmV0', JSON.stringify(told)];
  return {
    baseUrl: await baseUrl(),
    apiKey: await portal.key('warehouses.read', 'warehouses.write', 'integration_api.read'),
    delivery: { body, headers: signEvent(secret, told, body), secrets: [secret] },
  };
}

/** The package where it is installed, with the scenario beside it. */
function installed(): string {
  const app = installPacked();
  copyFileSync(join(import.meta.dirname, 'scenario.mjs'), join(app, 'scenario.mjs'));
  writeFileSync(
    join(app, 'run-scenario.mjs'),
    `import { scenario } from './scenario.mjs';
    console.log(JSON.stringify(await scenario(JSON.parse(process.argv[2]))));`,
  );
  return app;
}

const runtimes = {
  node: [],
  deno: ['run', '--allow-net', '--no-remote'],
  bun: ['run'],
};

for (const [program, words] of Object.entries(runtimes))
  test(`the package does in ${program} what it promises`, { skip: skipWithout(program) }, async (t) => {
    const home = mkdtempSync(join(tmpdir(), 'prokura-runtime-'));
    t.after(() => rmSync(home, { recursive: true, force: true }));
    const line = [...words, 'run-scenario.mjs', JSON.stringify(await given())];
    const env = { PATH: process.env.PATH, HOME: home };
    const { stdout } = await run(program, line, { cwd: installed(), env });
    assert.deepEqual(JSON.parse(stdout), lines);
  });

type Open = (t: TestContext, url: string) => Promise<unknown>;

/** How a page is opened in each, and the programs that no package brings. */
const browsers: Record<string, { open: Open; needs: string[] }> = {
  Chromium: { open: openInChromium, needs: [] },
  Firefox: { open: openInFirefox, needs: ['firefox-esr'] },
  WebKit: { open: openInWebKit, needs: ['WebKitWebDriver', 'xvfb-run'] },
};

for (const [name, { open, needs }] of Object.entries(browsers))
  test(`the package does in ${name} what it promises, on a page of the origin of the portal`, {
    skip: needs.map(skipWithout).find(Boolean) ?? false,
    timeout: 120_000,
  }, async (t) => {
    const { baseUrl: base, ...asked } = await given();
    const { url, said } = await servePage(t, { app: installed(), base, asked });
    await open(t, url);
    assert.deepEqual(await said, lines);
  });

test('a page of another origin is let in by no header, and is told so as of a server that is away', async (t) => {
  const asked = await given();
  const { origin } = await servePage(t, { app: installed(), base: asked.baseUrl, asked });
  const page = await openInChromium(t, `${origin}/erp/empty`);
  const name = await page.evaluate(
    async ({ module, baseUrl, apiKey }) => {
      const { createClient } = await import(module);
      const { warehouses } = createClient({ baseUrl, apiKey, retries: 0 });
      return warehouses
        .listWarehouses()
        .page()
        .catch((error: Error) => error.name);
    },
    { module: '/erp/node_modules/@prokura/sdk/dist/prokura.js', ...asked },
  );
  assert.equal(name, 'ConnectionError');
});
