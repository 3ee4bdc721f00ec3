import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type Running, startProcess } from '../../bench/measure/processes.ts';
import { serverModule } from '../../scripts/server/bundle-server.ts';
import { long } from '../../scripts/tests/long.ts';
import { newPortal } from '../../server/test/harness.ts';
import { temporaryDataDir } from '../../server/test/temporary-data-dir.ts';
import { createItem, hookKey, startReceiver, until } from '../../server/test/webhooks.ts';
import { connect } from '../src/connect.ts';
import { followEvents } from '../src/events/follow-events.ts';
import { commandLine } from './command-line.ts';

const last = 'последний';

/** Two readers of one portal whose server is killed again and again: a program that follows the feed, and `prokura listen`. */
const restarts = (count: number) => async (t: TestContext) => {
  const apiKey = await hookKey(await newPortal());
  const server = await restartingServer(t);
  const followed = follow(server.url, apiKey);
  const listened = await listen(t, server.url, apiKey);
  const written: string[] = [];
  const write = async (name: string) => {
    await createItem(apiKey, name);
    written.push(name);
  };
  for (let n = 0; n < count; n += 1) {
    for (let item = 0; item < 3; item += 1) await write(`Товар ${n}-${item}`);
    await pause(Math.random() * 100);
    const isBack = server.killAndStart();
    await write(`Товар ${n} без сервера`);
    if (n % 5 === 4) await listened.restart();
    await isBack;
  }
  await write(last);
  await until('the last event', () => [followed.seen, listened.seen()].every((seen) => seen.includes(last)), 60_000);
  await followed.end();
  assert.ok(followed.outages() >= count / 2, `${followed.outages()} outages`);
  assert.deepEqual([...new Set(followed.seen)], written, 'every event, first seen in its order');
  assert.deepEqual([...new Set(listened.seen())], written, 'the same at the receiver');
};

test('a server killed twenty times loses its readers no event', { timeout: 300_000 }, restarts(20));

long('a server killed a hundred times loses its readers no event', { timeout: 900_000 }, restarts(100));

async function restartingServer(t: TestContext) {
  const [script, port, dataDir] = [await serverModule(), await freePort(), temporaryDataDir(t)];
  const env = {
    DATABASE_URL: process.env.PROKURA_TEST_OWNER_URL as string,
    MASTER_KEY: process.env.MASTER_KEY ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    DATA_DIR: dataDir,
    ROLE: 'web',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  };
  const start = (): Promise<Running> => startProcess({ script, env, port });
  let { child } = await start();
  t.after(() => child.kill('SIGKILL'));
  return {
    url: `http://127.0.0.1:${port}`,
    async killAndStart() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      ({ child } = await start());
    },
  };
}

/** A program that begins anew now and then, from the cursor it kept. */
function follow(baseUrl: string, apiKey: string) {
  const seen: string[] = [];
  const done = new AbortController();
  let outages = 0;
  const onOutage = () => void (outages += 1);
  const reading = (async () => {
    for (let cursor: string | undefined; !seen.includes(last); ) {
      const options = { cursor, pageSize: 5, signal: done.signal, onOutage };
      let taken = 0;
      for await (const { event, cursor: next } of followEvents(connect({ baseUrl, apiKey }), options)) {
        seen.push(event.entity.displayName ?? '');
        cursor = next;
        taken += 1;
        if (taken === 7 || seen.includes(last)) break;
      }
    }
  })();
  return { seen, outages: () => outages, end: () => reading };
}

/** The command line, which is killed now and then too and goes on from the place it kept. */
async function listen(t: TestContext, url: string, apiKey: string) {
  const receiver = await startReceiver(t);
  const { start } = await commandLine(t, apiKey, { PROKURA_URL: url });
  const begin = async () => {
    const child = start('listen', '--forward-to', receiver.url);
    child.stdout?.resume();
    await once(child.stderr as NonNullable<typeof child.stderr>, 'data');
    child.stderr?.resume();
    return child;
  };
  let child = await begin();
  return {
    seen: () => receiver.got.map(({ json }) => (json as { entity: { displayName: string } }).entity.displayName),
    async restart() {
      child.kill('SIGKILL');
      child = await begin();
    },
  };
}
