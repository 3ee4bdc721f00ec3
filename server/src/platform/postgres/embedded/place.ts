import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, serverAccount, succeedsAs } from './account.ts';
import { copyNative, nativeFolder, nativeVersion } from './native.ts';

/** The location of the server's programs and data, and the account it runs as. */
export type Place = { readonly native: string; readonly data: string; readonly account: Account };

/** For root under inaccessible folders: accessible to the server's own account. */
const openHome = '/var/lib/prokura';

/** The place of the server of this DATA_DIR; chosen on the first start and kept. */
export function findPlace(dataDir: string): Place {
  const kept = keptData(dataDir);
  const account = (kept !== undefined && ownerOf(kept)) || serverAccount();
  const data = kept ?? chooseData(dataDir, account);
  return { native: reachableNative(account), data, account };
}

/** The data folder chosen by an earlier start. */
export function keptData(dataDir: string): string | undefined {
  const inside = join(dataDir, 'postgres');
  if (existsSync(inside)) return inside;
  const note = join(dataDir, 'postgres-place');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

/** An installation created by an ordinary user and now started by root keeps running as that user. */
function ownerOf(data: string): Account {
  const folder = statSync(data, { throwIfNoEntry: false });
  return folder && process.getuid?.() === 0 && folder.uid !== 0 ? { uid: folder.uid, gid: folder.gid } : undefined;
}

/**
 * Inside DATA_DIR, or outside if the account cannot access it. The choice is kept in a note: a folder that becomes accessible
 * later must not look like a new installation.
 */
function chooseData(dataDir: string, account: Account): string {
  if (!account || (succeedsAs(account, 'test', ['-x', dataDir]) && canRun(account, nativeFolder()))) {
    return join(dataDir, 'postgres');
  }
  const mark = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const outside = join(openHome, mark, 'postgres');
  makeOpen(openHome);
  makeOpen(dirname(outside));
  const note = join(dataDir, 'postgres-place');
  writeFileSync(`${note}.new`, `${outside}\n`);
  renameSync(`${note}.new`, note);
  return outside;
}

/** The installed programs, or a copy when the account cannot read them. */
function reachableNative(account: Account): string {
  const installed = nativeFolder();
  if (!account || canRun(account, installed)) return installed;
  const copy = join(openHome, `native-${nativeVersion(installed)}`);
  makeOpen(openHome);
  copyNative(installed, copy);
  return copy;
}

/** Independent of the umask of this process. */
function makeOpen(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function canRun(account: Account, native: string): boolean {
  return succeedsAs(account, join(native, 'bin', 'postgres'), ['--version']);
}

/** An empty folder owned by the server's account. */
export function makeFolder(path: string, account: Account): void {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}
