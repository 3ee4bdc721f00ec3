import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ended, started } from '../crash/leave-nothing.ts';
import type { Installation } from '../crash/start-installation.ts';
import type { Bouncer } from './start-bouncer.ts';

const wanted =
  /^DATABASE_URL leads to a connection pooler at 127\.0\.0\.1:\d+ that changes sessions between transactions\. /;

/** Starts a process that comes to the database through the pooler with all it does; answers what is wrong with its refusal. */
export async function refusesPooledOwner(source: string, { dataDir, ownerUrl }: Installation, { url }: Bouncer) {
  const through = Object.assign(new URL(ownerUrl()), { host: new URL(url).host });
  const child = spawn(process.execPath, [join(source, 'server/src/main.ts')], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
      ...{ DATABASE_URL: through.href, MASTER_KEY: `k1:${Buffer.alloc(32).toString('base64')}` },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pid = child.pid as number;
  started(pid);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  ended(pid);
  return code === 1 && wanted.test(said) ? [] : [`code ${code}: ${said.slice(0, 300)}`];
}
