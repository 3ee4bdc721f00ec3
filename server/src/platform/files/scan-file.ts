import Type from 'typebox';
import { choice, id, nullable, object } from '../../kernel/fields.ts';
import { type Job, job } from '../../kernel/job.ts';
import { command, query } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { files } from './file.ts';
import { openFile } from './store-file.ts';

const fileToScan = object({ fileId: id() });

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Where the bytes of a file that waits for the scanner lie; null when it waits no more. */
const readScan = query({
  name: 'files.read-scan',
  summary: words('Find a file to scan', 'Найти файл для проверки'),
  ...ours,
  input: fileToScan,
  run: async ({ db }, { fileId }) =>
    (await db.first<{ storage_key: string }>(sql`
      select storage_key from files
      where tenant_id = ${db.tenant} and id = ${fileId} and scan_status = 'pending' and storage_key is not null`)) ??
    null,
});

const markScan = command({
  name: 'files.mark-scan',
  summary: words('Note what the scanner found', 'Отметить результат проверки'),
  ...ours,
  input: object({ fileId: id(), outcome: nullable(choice(['clean', 'infected'], 'What was found')) }),
  async run(ctx, { fileId, outcome }) {
    const before = await files.lock(ctx.db, fileId);
    if (outcome === null || before.scanStatus !== 'pending') return ctx.nothingChanged();
    await files.change(ctx, before, { scanStatus: outcome }, { fact: 'scanned' });
  },
});

/** A file that was not scanned keeps waiting: nothing else shows that it is harmless. */
const scanTomorrow = command({
  name: 'files.scan-tomorrow',
  summary: words('Scan a file a day later', 'Проверить файл через день'),
  ...ours,
  input: fileToScan,
  async run(ctx, { fileId }) {
    ctx.nothingChanged();
    await ctx.enqueue(scanFile, { fileId }, { dueAt: new Date(portalNow().getTime() + 86_400_000).toISOString() });
  },
});

/** Has a new file scanned; until then nobody can download it. */
export const scanFile: Job<typeof fileToScan> = job({
  name: 'files.scan-file',
  payload: fileToScan,
  command: markScan,
  outside: { read: readScan, perform: scan },
  // A scanner may be away for a night.
  attempts: 30,
  onGivenUp: { command: scanTomorrow, input: (payload) => payload },
});

async function scan(found: { storage_key: string } | null, { services }: { services: Services }) {
  if (found === null) return null;
  // The scanner has been removed since: files are then taken as clean, as they were before there was one.
  if (!services.scanner) return 'clean';
  const body = await openFile(services, found.storage_key);
  try {
    return await services.scanner.scan(body);
  } finally {
    body.destroy();
  }
}
