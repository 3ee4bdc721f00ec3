import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import Type from 'typebox';
import type { TransferDocument } from '../../../../../nouns/transfer-document.ts';
import { object } from '../../../kernel/fields.ts';
import type {
  OriginalFile,
  RefusedFile,
  TransferDocumentResult,
  TransferDocumentsPort,
} from '../../../kernel/integrations/ports/transfer-functions.ts';
import { query, type Steps } from '../../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../../kernel/problems/errors.ts';
import { cleanFileName } from '../../../kernel/values/file-name.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { readOnThread } from '../../../platform/integrations/files/read-on-thread.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';
import type { KeptFile } from '../kept-file.ts';
import { noteRefusal } from './note-refusal.ts';
import { recordTransferDocument } from './record-transfer-document.ts';

export type TransferDocumentPorts = ReadonlyMap<string, TransferDocumentsPort>;

/** What taking a file may be refused with. */
export const takingRefuses = [
  'installation_not_ready',
  'integration_disabled',
  'file_too_large',
  'file_malformed',
  'unsupported_file_type',
  'quota_exceeded',
] as const;

interface Given extends Pick<TransferDocument, 'source' | 'operator'> {
  fileName: string;
  bytes: Uint8Array;
}

/**
 * A file with a transfer document, however it came: who reads is found, the file is read on a thread of its own, its bytes are put away,
 * and what it says is written.
 */
export function takeTransferFile(ports: TransferDocumentPorts) {
  const find = findReader(ports);
  return async (steps: Steps, { fileName: given, bytes, source, operator }: Given) => {
    const { installationId, module } = (await steps.query(find, {})) as { installationId: string; module: string };
    const fileName = (cleanFileName(given) || 'upd.xml').slice(-255);
    const about = { installationId, fileName, fileSize: bytes.length };
    const answer = await readOnThread<TransferDocumentResult>(new URL(module), Uint8Array.from(bytes));
    if (!answer || 'refused' in answer) {
      const refused = answer?.refused ?? tooHeavy;
      await steps.command(noteRefusal, { ...about, refused });
      const code = refused.code === 'neither_xml_nor_zip' ? 'unsupported_file_type' : 'file_malformed';
      throw refuse(code, refused.detail, { reason: refused.code });
    }
    const files = await keep(steps, given, bytes, answer.original);
    const [{ sha256 }] = files as [KeptFile];
    const { document } = answer;
    const record = { ...about, source, operator, sha256, document, files };
    return steps.command(recordTransferDocument, record).catch(async (error) => {
      // A refusal left no row. After anything else a row may stand, so the sweep decides.
      if (error instanceof Refusal)
        await Promise.all(files.map(({ storageKey }) => steps.services.files.remove(storageKey)));
      throw error;
    });
  };
}

/** Puts away the signed XML as it is, and the archive it came in. */
async function keep(
  { services, actor }: Steps,
  given: string,
  bytes: Uint8Array,
  original: OriginalFile,
): Promise<KeptFile[]> {
  const whole = { fileName: cleanFileName(given) || 'upd', bytes };
  const found = original
    ? [
        {
          fileName: cleanFileName(original.name) || 'upd.xml',
          bytes: original.bytes,
          mimeType: 'application/xml',
          category: 'original',
        },
        { ...whole, mimeType: 'application/zip', category: 'archive' },
      ]
    : [{ ...whole, mimeType: 'application/xml', category: 'original' }];
  return Promise.all(
    found.map(async ({ bytes: content, ...named }) => ({
      ...named,
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey: await storeFile(services, actor.tenantId, Readable.from([content])),
    })),
  );
}

const tooHeavy: RefusedFile = {
  code: 'too_heavy',
  detail: words('The file takes too much to read.', 'Чтение файла требует слишком много ресурсов.'),
};

const findReader = (ports: TransferDocumentPorts) =>
  query({
    name: 'transfer-documents.find-reader',
    summary: words('Find who reads transfer documents', 'Найти, кто читает УПД'),
    permission: 'invoices.create',
    scope: ['supplier_documents.write', 'finance.write'],
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      const { installation, port } = await workingInstallation(ctx, ports);
      return { installationId: installation.id, module: port.module.href };
    },
  });
