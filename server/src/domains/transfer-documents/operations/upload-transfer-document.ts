import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { type Upload, upload } from '../../../kernel/intake/upload.ts';
import type {
  OriginalFile,
  RefusedFile,
  TransferDocumentResult,
  TransferDocumentsPort,
} from '../../../kernel/integrations/ports/transfer-functions.ts';
import { command, inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../../kernel/problems/errors.ts';
import { cleanFileName } from '../../../kernel/values/file-name.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { readOnThread } from '../../../platform/integrations/files/read-on-thread.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';
import type { KeptFile } from '../kept-file.ts';
import { transferDocumentPreview } from '../transfer-document.ts';
import { noteRefusal } from './note-refusal.ts';
import { recordTransferDocument } from './record-transfer-document.ts';

const mostBytes = 16 * 1024 * 1024;

export type TransferDocumentPorts = ReadonlyMap<string, TransferDocumentsPort>;

/** Who reads is found, the file is read on a thread of its own, its bytes are put away, and what it says is written. */
export function uploadTransferDocument(ports: TransferDocumentPorts) {
  const find = findReader(ports);
  return command({
    name: 'transfer-documents.upload-transfer-document',
    summary: words('Upload a transfer document', 'Загрузить УПД'),
    description:
      "The seller's part of a universal transfer document (УПД, ON_NSCHFDOPPR 5.01, 5.02 or 5.03) as XML, or the operator's ZIP archive with one. It is " +
      'shown as it would be applied; nothing is written to invoices. The same document again is answered with 200 and changes nothing. What cannot ' +
      'be taken is refused with a `reason`: `neither_xml_nor_zip`, `encoding_unknown`, `encoding_broken`, `broken_xml`, `document_type_declared`, ' +
      '`too_heavy`, `not_a_transfer_document`, `buyers_part`, `correction_document`, `corrected_document`, `version_unknown`, `function_unknown`, ' +
      '`nothing_transferred`, `required_missing`, `no_lines`, `too_many_lines`, `archive_broken`, `archive_forbidden`, `archive_too_heavy`, ' +
      '`archive_without_document`, `several_documents`.',
    permission: 'invoices.create',
    scope: ['supplier_documents.write', 'finance.write'],
    refuses: [
      'installation_not_ready',
      'integration_disabled',
      'file_too_large',
      'file_malformed',
      'unsupported_file_type',
      'quota_exceeded',
    ],
    alsoAnswers: [200],
    input: object({
      file: upload('Transfer document', { maxBytes: mostBytes, mediaTypes: ['application/xml', 'application/zip'] }),
    }),
    output: transferDocumentPreview,
    run: inSteps,

    async steps(steps, { file }) {
      const { installationId, module } = (await steps.query(find, {})) as { installationId: string; module: string };
      const fileName = cleanFileName(file.fileName) || 'upd.xml';
      const about = { installationId, fileName: fileName.slice(-255), fileSize: file.size };
      const bytes = await readFile(file.path);
      const answer = await readOnThread<TransferDocumentResult>(new URL(module), Uint8Array.from(bytes));
      if (!answer || 'refused' in answer) {
        const refused = answer?.refused ?? tooHeavy;
        await steps.command(noteRefusal, { ...about, refused });
        throw refuse(
          refused.code === 'neither_xml_nor_zip' ? 'unsupported_file_type' : 'file_malformed',
          refused.detail,
          {
            reason: refused.code,
          },
        );
      }
      const files = await keep(steps, file, bytes, answer.original);
      const [{ sha256 }] = files as [KeptFile];
      const { document } = answer;
      const forget = () => Promise.all(files.map(({ storageKey }) => steps.services.files.remove(storageKey)));
      const shown = await steps
        .command(recordTransferDocument, { ...about, sha256, document, files })
        .catch(async (error) => {
          // A refusal left no row. After anything else a row may stand, so the sweep decides.
          if (error instanceof Refusal) await forget();
          throw error;
        });
      return shown;
    },
  });
}

/** Puts away the signed XML as it is, and the archive it came in. */
async function keep(
  { services, actor }: Steps,
  file: Upload,
  bytes: Uint8Array,
  original: OriginalFile,
): Promise<KeptFile[]> {
  const whole = { fileName: cleanFileName(file.fileName) || 'upd', bytes };
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
