import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryDataDir } from '../test/temporary-data-dir.ts';

/** The whole process with a folder of its own; what it said and how it ended. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, MASTER_KEY: process.env.MASTER_KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const [code] = await once(child, 'close');
  return { code, ...said };
}

const taken = /^PORT is taken by another program: .*\n$/;

for (const role of ['all', 'web'] as const)
  test(`a port that is taken is told in one sentence, and nothing is left running: ROLE=${role}`, async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    t.after(() => other.close());
    const dataDir = temporaryDataDir(t);
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await start({ ROLE: role, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' });
    assert.match(err, taken);
    assert.equal(out, '');
    assert.equal(code, 1);
    assert.equal(existsSync(join(dataDir, 'postgres', 'postmaster.pid')), false);
  });

test('a DATA_DIR that cannot be made ends the start in one sentence', async (t) => {
  const file = join(temporaryDataDir(t), 'file');
  writeFileSync(file, '');
  for (const [dataDir, why] of [
    ['/proc/nope', 'no folder can be made there'],
    [file, 'a file stands where a folder should'],
    [join(file, 'below'), 'a file stands where a folder should'],
  ] as const) {
    const { code, out, err } = await start({ DATA_DIR: dataDir, PORT: '0' });
    const said = `DATA_DIR ${dataDir} cannot be used: ${why}. Set DATA_DIR to a folder that this account may write to.\n`;
    assert.deepEqual({ code, out, err }, { code: 1, out: '', err: said });
  }
});
