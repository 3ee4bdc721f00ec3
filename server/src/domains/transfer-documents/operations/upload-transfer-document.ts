import { readFile } from 'node:fs/promises';
import { object } from '../../../kernel/fields.ts';
import { upload } from '../../../kernel/intake/upload.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { TransferDocumentPorts } from '../arrivals/find-reader.ts';
import { uploadedByHand } from '../arrivals/origin.ts';
import { takeForPerson, takingRefuses } from '../arrivals/take-for-person.ts';
import { transferDocumentPreview } from '../transfer-document.ts';

const mostBytes = 16 * 1024 * 1024;

/** Who reads is found, the file is read on a thread of its own, its bytes are put away, and what it says is written. */
export const uploadTransferDocument = (ports: TransferDocumentPorts) =>
  command({
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
    refuses: takingRefuses,
    alsoAnswers: [200],
    input: object({
      file: upload('Transfer document', { maxBytes: mostBytes, mediaTypes: ['application/xml', 'application/zip'] }),
    }),
    output: transferDocumentPreview,
    run: inSteps,

    steps: async (steps, { file: { fileName, path } }) =>
      takeForPerson(steps, ports, { fileName, bytes: await readFile(path), origin: uploadedByHand }),
  });
