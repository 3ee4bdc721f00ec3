import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentPart } from '../../kernel/integrations/ports/e-document-state.ts';
import type { EDocumentFile } from '../../kernel/integrations/ports/e-documents.ts';
import type { DiadocCall } from './ask-diadoc.ts';
import { getContent } from './get-content.ts';
import { getDocument, placeOf } from './read-document.ts';

/** The signed bytes, and what was added to them: signatures are those that events have told of. */
export async function downloadDocument(
  call: DiadocCall,
  ids: EDocumentIds,
  parts: readonly EDocumentPart[],
): Promise<EDocumentFile[]> {
  const place = await placeOf(call, ids);
  const { FileName, DocumentNumber } = await getDocument(call, place);
  const name = FileName || `${DocumentNumber || 'document'}.bin`;
  const files: EDocumentFile[] = [
    { name, kind: 'document', mimeType: mimeOf(name), bytes: await getContent(call, place) },
  ];
  for (const [at, part] of parts.entries()) {
    const bytes = await getContent(call, { ...place, entityId: part.id });
    files.push(fileOf(part, name, at + 1, bytes));
  }
  return files;
}

const fileOf = ({ kind, name }: EDocumentPart, document: string, at: number, bytes: Uint8Array): EDocumentFile =>
  kind === 'signature'
    ? { name: `${document}.${at}.sig`, kind, mimeType: 'application/pkcs7-signature', bytes }
    : { name: `${at} ${name ?? 'part'}`, kind, mimeType: 'application/octet-stream', bytes };

const types: Readonly<Record<string, string>> = { xml: 'application/xml', pdf: 'application/pdf' };

const mimeOf = (name: string) => types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
