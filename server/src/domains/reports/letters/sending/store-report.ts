import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Steps } from '../../../../kernel/operation.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { storeFile } from '../../../../platform/files/store-file.ts';
import type { LetterLocale } from '../../../../platform/mail/letters/letter.ts';
import { mediaTypes } from '../../../../platform/spreadsheets/write-file.ts';
import { reportsByName } from '../../asked/reports-by-name.ts';
import { writeRows } from '../../file-of.ts';
import type { ToldReport } from './read-due.ts';

/** A file of a report that lies in the store, before any row names it. */
export interface StoredReport {
  language: LetterLocale;
  id: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
}

/** The report as a spreadsheet in each language of its readers. */
export async function storeReport({ services, actor }: Steps, { report, rows }: ToldReport): Promise<StoredReport[]> {
  const stored: StoredReport[] = [];
  for (const [language, of] of Object.entries(rows) as Array<[LetterLocale, readonly unknown[]]>) {
    const { name, body } = writeRows(reportsByName[report], of, 'xlsx', language).contents;
    const bytes = await buffer(body as Readable);
    stored.push({
      ...{ language, id: uuidv7(), fileName: name as string, mimeType: mediaTypes.xlsx, sizeBytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: await storeFile(services, actor.tenantId, Readable.from([bytes])),
    });
  }
  return stored;
}
