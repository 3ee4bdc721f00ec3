import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';

/** Whom PostgreSQL runs as: undefined is ourselves. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const name = 'prokura';

/** PostgreSQL refuses to run as root, so for root a system account is made once. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const account = findAccount() ?? (makeAccount(), findAccount());
  if (account) return account;
  throw new StartRefused(
    `PostgreSQL refuses to run as root and the system account ${name} could not be made: ` +
      `run useradd --system --no-create-home --shell /usr/sbin/nologin ${name}, start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** How a program is spawned as the account; from the root folder, since ours may be closed to it. */
export function as(account: Account): { uid?: number; gid?: number; cwd: string } {
  return { ...account, cwd: '/' };
}

/** Whether the program ends well when run as the account. */
export function succeedsAs(account: Account, program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { ...as(account), stdio: 'ignore' }).status === 0;
}

function findAccount(): Account {
  const uid = id('-u');
  const gid = id('-g');
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid };
}

function id(flag: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

/** Two starts may make it at once: the answer of `id` afterwards is what counts. */
function makeAccount(): SpawnSyncReturns<Buffer> {
  return spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
}
