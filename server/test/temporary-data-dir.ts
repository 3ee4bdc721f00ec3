import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { removeEmbedded } from '../src/platform/postgres/embedded/remove-embedded.ts';

/** A DATA_DIR of the test's own, removed after it with whatever server still runs there. */
export function temporaryDataDir(t: Pick<TestContext, 'after'>): string {
  const home = join(import.meta.dirname, '../../.data');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, `test-${process.pid}-`));
  chmodSync(folder, 0o755);
  t.after(() => removeEmbedded(folder));
  return folder;
}
