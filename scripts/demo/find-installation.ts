import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { runningEmbeddedUrl } from '../../server/src/platform/postgres/embedded/start-embedded.ts';

interface RunningInstallation {
  baseUrl: string;
  dataDir: string;
  /** Only of an installation that the demo started itself. */
  started?: { stop(): Promise<void>; ended: Promise<unknown> };
}

/** The installation at BASE_URL, or the one running on this machine; starts one when none runs. */
export async function findInstallation(env: NodeJS.ProcessEnv): Promise<RunningInstallation> {
  const dataDir = resolve(env.DATA_DIR ?? '.data');
  const baseUrl = (env.BASE_URL ?? `http://${env.HOST ?? '127.0.0.1'}:${env.PORT ?? 3000}`).replace(/\/+$/, '');
  if (await answers(baseUrl)) return { baseUrl, dataDir };
  if (env.BASE_URL) throw new Error(`Nothing answers at ${baseUrl}.`);
  if (runningEmbeddedUrl(dataDir))
    throw new Error(`An installation runs on ${dataDir}, but not at ${baseUrl}: name its address by PORT or BASE_URL.`);
  process.stdout.write('No installation runs here: starting one.\n');
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../start.ts')], {
    env: { LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const ready = /ready at (\S+)/.exec(said)?.[1];
      if (ready) found(ready);
    });
    ended.then(() => failed(new Error('The installation did not start.')), failed);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { baseUrl: address, dataDir, started: { stop, ended } };
}

async function answers(baseUrl: string): Promise<boolean> {
  try {
    await fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(3_000) });
    return true;
  } catch {
    return false;
  }
}
