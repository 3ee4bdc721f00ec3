import type {
  OriginalFile,
  ReadTransferDocument,
  TransferDocument,
} from '../../kernel/integrations/ports/transfer-functions.ts';
import { type ArchivedFile, isArchive, openArchive } from './archive/open-archive.ts';
import { archiveWithoutDocument, severalDocuments } from './archive/refusals.ts';
import { readDocument } from './read-document.ts';
import { FileRefused } from './refusals.ts';

/** A document by itself, or the one in an archive as operators hand it out: with signatures, notices and the buyer's part beside it. */
export const read: ReadTransferDocument = async (bytes) => {
  try {
    if (!isArchive(bytes)) return { document: readDocument(bytes), original: null };
    return pick((await openArchive(bytes)).map(tried));
  } catch (error) {
    if (error instanceof FileRefused) return { refused: { code: error.code, detail: error.detail } };
    throw error;
  }
};

type Tried = { file: ArchivedFile; document: TransferDocument } | { file: ArchivedFile; refused: FileRefused };

function tried(file: ArchivedFile): Tried {
  try {
    return { file, document: readDocument(file.bytes) };
  } catch (error) {
    if (error instanceof FileRefused) return { file, refused: error };
    throw error;
  }
}

const otherPapers = new Set(['not_a_transfer_document', 'neither_xml_nor_zip']);

function pick(all: readonly Tried[]): { document: TransferDocument; original: OriginalFile } {
  const found = all.flatMap((one) => ('document' in one ? [one] : []));
  if (found.length > 1) throw severalDocuments(found.map(({ file }) => file.name));
  const [only] = found;
  if (only) return { document: only.document, original: only.file };
  const refused = all.flatMap((one) => ('refused' in one ? [one.refused] : []));
  throw (
    refused.find(({ code }) => !otherPapers.has(code) && code !== 'buyers_part') ??
    refused.find(({ code }) => !otherPapers.has(code)) ??
    archiveWithoutDocument()
  );
}
