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

/** Where the server's programs and data are, and whom it runs as. */
export type Place = { readonly native: string; readonly data: string; readonly account: Account };

/** For root under closed folders: open to the server's own account. */
const openHome = '/var/lib/prokura';

/** The place of the server of this DATA_DIR; chosen on the first start, the same ever after. */
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

/** An installation begun by an ordinary user and now started by root goes on as that user. */
function ownerOf(data: string): Account {
  const folder = statSync(data, { throwIfNoEntry: false });
  return folder && process.getuid?.() === 0 && folder.uid !== 0 ? { uid: folder.uid, gid: folder.gid } : undefined;
}

/** Inside DATA_DIR, or, when the account cannot reach it, outside with a note that stays: a folder opened later must not look empty. */
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

/** Whatever mask this process was started with. */
function makeOpen(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function canRun(account: Account, native: string): boolean {
  return succeedsAs(account, join(native, 'bin', 'postgres'), ['--version']);
}

/** An empty folder that belongs to the server's account. */
export function makeFolder(path: string, account: Account): void {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}
