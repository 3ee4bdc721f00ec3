import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newPortal } from '../../../../server/test/harness.ts';
import { baseUrl } from '../../../test/base-url.ts';
import { commandLine, jsonOf, program } from '../../../test/command-line.ts';
import { noTerminal, openTerminal } from '../../../test/terminal.ts';

const portalKey = async () => (await newPortal()).key('catalog.read', 'integration_api.read');

test('a key is checked, kept where its owner alone reads it, shown by whoami and forgotten', async (t) => {
  const { run, runWith, home } = await commandLine(t, undefined, { PATH: '' });
  const key = await portalKey();
  const signedIn = await runWith(key, 'login', '--url', await baseUrl());
  assert.deepEqual([signedIn.code, signedIn.stdout], [0, '']);
  assert.match(signedIn.stderr, /^Signed in to http:\S+ by the key «ERP», kept in a file/);
  const file = join(home, 'config/prokura/profiles.json');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const who = jsonOf(await run('whoami'));
  assert.deepEqual(
    [who.profile, who.url, who.name, who.scopes],
    ['default', await baseUrl(), 'ERP', ['catalog.read', 'integration_api.read']],
  );
  assert.equal((await run('logout')).code, 0);
  assert.ok(!readFileSync(file, 'utf8').includes(key));
  assert.equal((await run('whoami')).code, 4);
});

test('a wrong key is not kept', async (t) => {
  const { runWith, home } = await commandLine(t);
  const refused = await runWith('ppk_live_nobody', 'login', '--url', await baseUrl());
  assert.equal(refused.code, 4);
  assert.ok(!existsSync(join(home, 'config/prokura/profiles.json')));
  assert.equal((await runWith('', 'login', '--url', await baseUrl())).code, 2);
});

test('profiles stand beside each other, and the environment goes over them', async (t) => {
  const [first, second] = [await portalKey(), await portalKey()];
  const { run, runWith } = await commandLine(t, undefined, { PATH: '' });
  await runWith(first, 'login', '--url', await baseUrl());
  await runWith(second, 'login', '--url', await baseUrl(), '--profile', 'test');
  const [one, other] = [jsonOf(await run('whoami')), jsonOf(await run('whoami', '--profile', 'test'))];
  assert.notEqual(one.id, other.id);
  const { run: runByEnvironment } = await commandLine(t, second);
  assert.equal(jsonOf(await runByEnvironment('whoami')).id, other.id);
});

test('at a terminal the key is asked for, and what is typed is not shown', { skip: noTerminal }, async (t) => {
  const { home, env, run } = await commandLine(t);
  const login = `'${process.execPath}' '${program}' login --keep file --url ${await baseUrl()}`;
  const [screen, key] = [openTerminal(t, login, { cwd: home, env }), await portalKey()];
  await screen.shows('API key: ');
  screen.type(`${key}\r`);
  await screen.shows('Signed in to');
  assert.equal(await screen.exitCode(), 0);
  assert.ok(!screen.shown().includes(key.slice(0, 9)), screen.shown());
  assert.equal(jsonOf(await run('whoami')).name, 'ERP');
  const other = openTerminal(t, login, { cwd: home, env });
  await other.shows('API key: ');
  other.type('\u0003');
  assert.equal(await other.exitCode(), 130);
});

test('where there is a keychain the key is in no file, and never an argument', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const { home } = await commandLine(t);
  const programs = join(home, 'bin');
  mkdirSync(programs);
  writeFileSync(
    join(programs, 'secret-tool'),
    `#!/bin/sh
echo "$@" >> "$HOME/asked"
case "$1" in
  store) /bin/cat > "$HOME/secret" ;;
  lookup) /bin/cat "$HOME/secret" ;;
  clear) /bin/rm "$HOME/secret" ;;
esac
`,
  );
  chmodSync(join(programs, 'secret-tool'), 0o755);
  const { run, runWith, home: own } = await commandLine(t, undefined, { PATH: programs });
  const key = await portalKey();
  assert.match((await runWith(key, 'login', '--url', await baseUrl())).stderr, /kept in the keychain/);
  const files = () =>
    readFileSync(join(own, 'config/prokura/profiles.json'), 'utf8') + readFileSync(join(own, 'asked'), 'utf8');
  assert.ok(!files().includes(key));
  assert.equal(jsonOf(await run('whoami')).name, 'ERP');
  await run('logout');
  assert.ok(!existsSync(join(own, 'secret')));
});
