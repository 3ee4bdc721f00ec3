import type { DocumentKind } from '../../../kernel/document-kind.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { makeDocument } from './make-document.ts';
import { mediaTypes } from './media-types.ts';
import { openPictures } from './pictures-of.ts';
import { readPrinted } from './read-printed.ts';

interface Order {
  kind: DocumentKind;
  id: string;
  format: 'docx' | 'xlsx' | 'pdf';
  /** The default of the kind unless given. */
  templateId?: string | undefined;
  /** The paper leaves the company: nothing that a permission guards is printed. */
  forCustomer: boolean;
}

export interface PrintedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/**
 * A record as a file. Its values are read in one short transaction, then the file is made. The operation that prints has checked its
 * own right; values are printed by the rights of its actor.
 */
export async function printRecord(
  steps: Pick<Steps, 'query' | 'services'>,
  { kind, id, format, templateId, forCustomer }: Order,
): Promise<PrintedFile> {
  const asked = { id, format, forCustomer, ...(templateId !== undefined && { templateId }) };
  const { template, fileName, content, pictures } = await steps.query(readPrinted(kind), asked);
  const images = await openPictures(steps.services, pictures);
  const bytes = await makeDocument(steps.services, template, { ...content, images }, format);
  return { name: `${fileName}.${format}`, type: mediaTypes[format], bytes };
}
