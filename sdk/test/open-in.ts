import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from '../../portal/e2e/open-browser.ts';
import { freePort } from '../../server/test/docs/installation.ts';

export async function openInChromium(t: TestContext, url: string) {
  const browser = await openBrowser();
  t.after(() => browser.close());
  const page = await browser.newPage();
  await page.goto(url);
  return page;
}

export async function openInFirefox(t: TestContext, url: string) {
  run(t, 'firefox-esr', (home) => ['--headless', '--no-remote', '--profile', home, url]);
}

/** The engine of Safari, as Debian has it. */
export async function openInWebKit(t: TestContext, url: string) {
  const port = await freePort();
  run(t, 'xvfb-run', () => ['-a', 'WebKitWebDriver', `--port=${port}`]);
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) });
    return ((await answer.json()) as { value: { sessionId: string } }).value;
  };
  const { sessionId } = await untilAnswered(() => ask('/session', { capabilities: {} }));
  await ask(`/session/${sessionId}/url`, { url });
}

/** Ends with the test, and what it has started with it. */
function run(t: TestContext, program: string, words: (home: string) => string[]) {
  const home = mkdtempSync(join(tmpdir(), 'prokura-browser-'));
  const started = spawn(program, words(home), {
    env: { PATH: process.env.PATH, HOME: home },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((end) => started.once('exit', end));
  t.after(async () => {
    process.kill(-(started.pid as number));
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await ask();
    } catch (error) {
      if (tried === 50) throw error;
      await setTimeout(200);
    }
}
