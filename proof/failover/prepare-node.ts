import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { familyOf } from '../../bench/measure/processes.ts';
import { serverAccount } from '../../server/src/platform/postgres/embedded/account.ts';
import { isAlive, readPostmaster } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { ended, started } from '../crash/leave-nothing.ts';
import { type RunningProgram, runProgram } from '../debian/run-program.ts';
import { signalAll } from '../debian/signal-all.ts';
import { nodeSettings } from './node-settings.ts';

export interface Node {
  name: string;
  address: string;
  start(): void;
  /** As when the machine loses its power; its network may go so much earlier. */
  kill(unheardMs?: number): Promise<void>;
  /** PostgreSQL alone dies. */
  killPostgres(): void;
  /** As when the machine stands still for so long, and wakes without knowing it. */
  sleep(ms: number): Promise<void>;
}

interface Parts {
  /** The folder with the files of the guide. */
  files: string;
  home: string;
  number: number;
  addresses: readonly string[];
}

/** One of three machines: an etcd, and a Patroni with its PostgreSQL, by the files of the guide, on an address of the loopback network. */
export function prepareNode({ files, home, number, addresses }: Parts): Node {
  const account = serverAccount();
  const name = `db${number}`;
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const paths = [
    ['/var/lib/etcd/prokura', join(folder, 'etcd')],
    ['/var/lib/postgresql/15/prokura', data],
    ['/var/lib/postgresql/prokura.pgpass', join(folder, 'pgpass')],
  ] as const;
  const settings = (file: string) => ({
    PATH: process.env.PATH,
    ...nodeSettings(join(files, file), { number, addresses, paths }),
  });
  let etcd: RunningProgram | undefined;
  let patroni: RunningProgram | undefined;
  let postmaster = 0;
  // Patroni starts its PostgreSQL apart from itself: the run has to know it by its file.
  setInterval(() => {
    const pid = readPostmaster(data)?.pid ?? 0;
    if (pid === postmaster || pid === 0 || !isAlive(pid)) return;
    if (postmaster) ended(postmaster);
    postmaster = pid;
    started(pid);
  }, 200).unref();
  const postgres = () => {
    const pid = readPostmaster(data)?.pid ?? 0;
    return pid > 0 && isAlive(pid) ? familyOf(pid) : [];
  };
  return {
    name,
    address: addresses[number - 1] as string,
    start() {
      etcd = runProgram({ program: 'etcd', env: settings('etcd.env'), account, log: join(home, `${name}.etcd.log`) });
      patroni = runProgram({
        ...{ program: 'patroni', words: [join(files, 'patroni.yml')], env: settings('patroni.env') },
        ...{ account, log: join(home, `${name}.log`) },
      });
    },
    async kill(unheardMs = 0) {
      const senders = postgres().filter(isSender);
      signalAll(senders, 'SIGSTOP');
      await pause(unheardMs);
      const family = postgres();
      signalAll(family, 'SIGKILL');
      await Promise.all([patroni?.kill(), etcd?.kill()]);
      // Patroni may just have started another.
      signalAll(postgres(), 'SIGKILL');
      for (const pid of family) while (isAlive(pid)) await pause(5);
    },
    killPostgres: () => signalAll(postgres(), 'SIGKILL'),
    async sleep(ms) {
      const all = [...[patroni, etcd].flatMap((one) => one?.pid ?? []), ...postgres()];
      signalAll(all, 'SIGSTOP');
      await pause(ms);
      signalAll(all, 'SIGCONT');
    },
  };
}

/** A process that tells a standby what was written. */
function isSender(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender');
  } catch {
    return false;
  }
}
