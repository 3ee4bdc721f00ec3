import { buffer } from 'node:stream/consumers';
import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { type Job, job, type OutsideTools } from '../../../kernel/job.ts';
import { command, query } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { filesWithBytes } from '../../../platform/files/file.ts';
import { openFile } from '../../../platform/files/store-file.ts';
import { type ArrivedFile, arrivedFile } from './arrived-file.ts';
import type { TransferDocumentPorts } from './find-reader.ts';
import { takeTransferDocument } from './take-transfer-document.ts';

interface Found extends ArrivedFile {
  tenantId: string;
  fileName: string;
  storageKey: string;
  scanStatus: string;
}

/** Reads a file that came by itself, and takes the transfer document it holds into the list. Repeats do no harm. */
export const readArrivedFile = (ports: TransferDocumentPorts): Job<typeof arrivedFile> =>
  job({
    name: 'transfer-documents.read-arrived-file',
    payload: arrivedFile,
    command: settle,
    outside: { read: findFile, perform: (found: Found | null, tools) => readFound(ports, found, tools) },
  });

const findFile = query({
  name: 'transfer-documents.find-arrived-file',
  summary: words('Find a file that came', 'Найти поступивший файл'),
  permission: 'internal',
  scope: null,
  input: arrivedFile,
  output: Type.Unknown(),
  async run({ db }, arrived): Promise<Found | null> {
    const [file] = await filesWithBytes(db, sql`file.id = ${arrived.fileId}`);
    if (!file) return null;
    const { fileName, storageKey, scanStatus } = file;
    return { ...arrived, tenantId: db.tenant, fileName, storageKey, scanStatus };
  },
});

/** One that is still looked through for viruses is tried again later; a gone or infected one is left alone. */
async function readFound(ports: TransferDocumentPorts, found: Found | null, { services, asSystem }: OutsideTools) {
  if (found === null || found.scanStatus === 'infected') return null;
  if (found.scanStatus === 'pending') throw new Error('The file is still being scanned');
  const { tenantId, fileName, origin } = found;
  const bytes = await buffer(await openFile(services, found.storageKey));
  try {
    await takeTransferDocument({ services, tenantId, door: asSystem }, ports, { fileName, bytes, origin });
  } catch (error) {
    // The integration was stopped or removed meanwhile, or no room is left: trying again changes nothing.
    if (!(error instanceof Refusal)) throw error;
  }
  return null;
}

const settle = command({
  name: 'transfer-documents.settle-arrived-file',
  summary: words('Settle a file that came', 'Завершить чтение поступившего файла'),
  permission: 'internal',
  scope: null,
  input: object({ ...arrivedFile.properties, outcome: Type.Unknown() }),
  output: Type.Unknown(),
  async run(ctx) {
    ctx.nothingChanged();
  },
});
