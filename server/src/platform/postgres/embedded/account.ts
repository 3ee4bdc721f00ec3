import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';

/** The account PostgreSQL runs as: undefined means our own. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const name = 'prokura';

/** PostgreSQL refuses to run as root, so under root a system account is created once. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const account = findAccount() ?? (makeAccount(), findAccount());
  if (account) return account;
  throw new StartRefused(
    `PostgreSQL refuses to run as root and the system account ${name} could not be made: ` +
      `run useradd --system --no-create-home --shell /usr/sbin/nologin ${name}, start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Spawn options to run a program as the account; in the root folder, since ours may be inaccessible to it. */
export function as(account: Account): { uid?: number; gid?: number; cwd: string } {
  return { ...account, cwd: '/' };
}

/** Whether the program succeeds when run as the account. */
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

/** Two starts may create it at once, so the result of `id` afterwards decides. */
function makeAccount(): SpawnSyncReturns<Buffer> {
  return spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
}
