import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../crash/start-installation.ts';
import { type Finding, finding } from '../finding.ts';
import type { Attached } from './attach-files.ts';

/** R5: what was attached before the restored moment is on record, and whatever is on record has its content. */
export async function checkFiles(
  { rows, tenantId, dataDir }: Installation,
  attached: readonly Attached[],
  restoredTo: number,
): Promise<{ findings: Finding[]; figures: { files: number } }> {
  const files = await rows<{ id: string; storage_key: string; sha256: string }>(
    `select id, storage_key, sha256 from files where tenant_id = $1 and status = 'active'`,
    [tenantId],
  );
  const onRecord = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  const kept = attached.filter(({ at }) => at <= restoredTo);
  return {
    findings: [
      finding(
        'R5 a file attached before the restored moment is on record',
        kept.filter(({ id, sha256 }) => onRecord.get(id) !== sha256).map(({ id }) => `file ${id}`),
      ),
      finding(
        'R5 a file on record has its content',
        files
          .filter((file) => digestOf(join(dataDir, 'files', file.storage_key)) !== file.sha256)
          .map(({ id }) => `file ${id}`),
      ),
    ],
    figures: { files: files.length },
  };
}

function digestOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch (error) {
    return String(error);
  }
}
