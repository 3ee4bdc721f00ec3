import Type from 'typebox';
import { flag, id, nullable, object } from '../../../kernel/fields.ts';
import { command, inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { storedFiles } from '../../../platform/files/file.ts';
import { openFile, storeFile } from '../../../platform/files/store-file.ts';
import type { TransferDocumentPorts } from '../arrivals/find-reader.ts';
import { type KeptFile, transferDocumentFiles } from '../kept-file.ts';
import { transferDocumentPreview } from '../transfer-document.ts';
import { writeInvoice } from './write-invoice.ts';

const { properties: shown } = transferDocumentPreview;

/** The originals are copied in the store first, for a store never waits inside a transaction; then the invoice is written. */
export function applyTransferDocument(ports: TransferDocumentPorts) {
  const write = writeInvoice(ports);
  return command({
    name: 'transfer-documents.apply-transfer-document',
    summary: words('Apply a transfer document', 'Провести УПД'),
    description:
      'Makes the incoming invoice that was shown, or attaches the document to the invoice that has its number already, or to the one named; null makes ' +
      'another invoice. The signed file is attached as it is. `preview` names what was seen: when anything has changed since, it is refused and is to be ' +
      'looked at again. A document that needs review is applied only with `reviewed`. It is applied once; when that invoice is cancelled, it can be again.',
    permission: 'invoices.create',
    scope: ['supplier_documents.write', 'finance.write'],
    refuses: [
      'installation_not_ready',
      'integration_disabled',
      'business_rule_violated',
      'conflict',
      'unknown_reference',
      'quota_exceeded',
    ],
    input: object({
      id: id(),
      preview: shown.preview,
      reviewed: Type.Optional(flag('A person has looked at what needs review')),
      invoiceId: Type.Optional(nullable(id('Known invoice of the supplier to attach it to; null for another invoice'))),
    }),
    output: transferDocumentPreview,
    run: inSteps,

    async steps(steps, input) {
      const files = await copy(steps, (await steps.query(findOriginals, { id: input.id })) as KeptFile[]);
      try {
        return await steps.command(write, { ...input, files });
      } catch (error) {
        // A refusal left no row. After anything else a row may stand, so the sweep decides.
        if (error instanceof Refusal)
          await Promise.all(files.map(({ storageKey }) => steps.services.files.remove(storageKey)));
        throw error;
      }
    },
  });
}

const copy = ({ services, actor }: Steps, originals: readonly KeptFile[]): Promise<KeptFile[]> =>
  Promise.all(
    originals.map(async (file) => ({
      ...file,
      storageKey: await storeFile(services, actor.tenantId, await openFile(services, file.storageKey)),
    })),
  );

const findOriginals = query({
  name: 'transfer-documents.find-originals',
  summary: words('Find the files of a transfer document', 'Найти файлы УПД'),
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run({ db }, { id }): Promise<KeptFile[]> {
    return (await storedFiles(db, transferDocumentFiles, id)).map(
      ({ fileName, mimeType, sizeBytes, sha256, category, storageKey }) => ({
        ...{ fileName, mimeType, sizeBytes, sha256, storageKey },
        category: category ?? 'original',
      }),
    );
  },
});
