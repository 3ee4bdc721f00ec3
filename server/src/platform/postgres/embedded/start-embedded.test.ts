import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { long } from '../../../../../scripts/tests/long.ts';
import { temporaryDataDir } from '../../../../test/temporary-data-dir.ts';
import { asOwner } from '../connect-owner.ts';
import { startEmbedded } from './start-embedded.ts';

const module = join(import.meta.dirname, 'start-embedded.ts');

/** Another process that starts the server of this folder and says when it is ready. */
function startElsewhere(dataDir: string) {
  const code = `const { startEmbedded } = await import(${JSON.stringify(module)});
    await startEmbedded(process.argv[1], { fsync: 'off' });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
}

async function one(url: string): Promise<unknown> {
  const { rows } = await asOwner(url, (client) =>
    client.query("select current_setting('data_checksums') as checksums, pg_backend_pid() > 0 as answers"),
  );
  return rows[0];
}

async function kill(child: ReturnType<typeof startElsewhere>): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

long('a first start killed at any moment is repaired by the next, and no password file or draft stays', async (t) => {
  for (const moment of [60, 200, 350, 500, 700].map((mean) => mean + Math.random() * 120)) {
    await t.test(`killed after ${Math.round(moment)} ms`, async (t) => {
      const dataDir = temporaryDataDir(t);
      const child = startElsewhere(dataDir);
      await pause(moment);
      await kill(child);

      const server = await startEmbedded(dataDir, { fsync: 'off' });
      assert.deepEqual(await one(server.ownerUrl), { checksums: 'on', answers: true });
      await server.stop();
      const left = readdirSync(dataDir).filter((name) => /init|draft|pwfile/.test(name));
      assert.deepEqual(left, []);
    });
  }
});

test('a server left running by a killed process is taken over, and stops with us', async (t) => {
  const dataDir = temporaryDataDir(t);
  const child = startElsewhere(dataDir);
  await once(child.stdout, 'data');
  await kill(child);

  const server = await startEmbedded(dataDir);
  const { rows } = await asOwner(server.ownerUrl, (client) => client.query('show fsync'));
  assert.deepEqual(rows, [{ fsync: 'off' }]);
  await server.stop();
  await assert.rejects(fetch(`http://127.0.0.1:${new URL(server.ownerUrl).port}`));

  const again = await startEmbedded(dataDir);
  assert.equal(new URL(again.ownerUrl).port, new URL(server.ownerUrl).port);
  await again.stop();
});

test('a second start on the same folder is refused with a sentence, and the first goes on', async (t) => {
  const dataDir = temporaryDataDir(t);
  const server = await startEmbedded(dataDir, { fsync: 'off' });
  await assert.rejects(startEmbedded(dataDir), { name: 'StartRefused', message: /^Prokura already runs on / });
  assert.deepEqual(await one(server.ownerUrl), { checksums: 'on', answers: true });
  await server.stop();
});
