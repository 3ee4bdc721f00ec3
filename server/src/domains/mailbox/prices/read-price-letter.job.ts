import { buffer } from 'node:stream/consumers';
import Type from 'typebox';
import { type Job, job } from '../../../kernel/job.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { openFile } from '../../../platform/files/store-file.ts';
import { readingPrices } from './offer-tables.ts';
import { previewPrices } from './preview-prices.ts';
import { priceLetter } from './price-letter.ts';

/** Brings a table of a letter from the store into an import, which waits for a person. */
export const readPriceLetter = (readImport: () => Job): Job<typeof priceLetter> =>
  job({
    ...readingPrices,
    command: previewPrices(readImport),
    outside: { read: findTable, perform: readTable },
  });

const findTable = query({
  name: 'mailbox.find-table',
  summary: words('Find a table of a letter', 'Найти таблицу из письма'),
  permission: 'signed-in',
  scope: null,
  input: priceLetter,
  output: Type.Unknown(),
  run: async ({ db }, { fileId }) =>
    (await db.first<{ storage_key: string; scan_status: string }>(sql`
      select storage_key, scan_status from files
      where tenant_id = ${db.tenant} and id = ${fileId} and status = 'active' and storage_key is not null`)) ?? null,
});

/** The bytes; nothing for a file that is gone or infected. One that is still looked through is tried again. */
async function readTable(
  found: { storage_key: string; scan_status: string } | null,
  { services }: { services: Services },
): Promise<Buffer | null> {
  if (found === null || found.scan_status === 'infected') return null;
  if (found.scan_status === 'pending') throw new Error('The file is still being scanned');
  return buffer(await openFile(services, found.storage_key));
}
