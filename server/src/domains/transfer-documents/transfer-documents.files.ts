import { conflict, words } from '../../kernel/problems/errors.ts';
import { fileHost } from '../../platform/files/host.ts';
import { transferDocumentFiles } from './kept-file.ts';
import { getTransferDocument } from './operations/get-transfer-document.ts';
import { nameSupplier } from './operations/name-supplier.ts';

/** The signed file, and the archive it came in. Nothing is added to what somebody else has signed. */
export const filesOfTransferDocuments = fileHost({
  entityType: transferDocumentFiles,
  get: getTransferDocument,
  update: nameSupplier,
  closed: () =>
    conflict(
      'document_is_signed',
      words('Files cannot be attached to a signed document.', 'К подписанному документу нельзя приложить файл.'),
    ),
});
