import { extensionOf } from '../../kernel/values/file-name.ts';

/** How the content of a type is recognized: by its magic number, as text, or as a detached signature. */
export interface AcceptedType {
  mimeType: string;
  kind: 'magic' | 'ooxml' | 'image' | 'text' | 'xml' | 'signature';
  /** The content-types part of an OOXML file must hold this. */
  part?: string;
}

const ooxml = 'application/vnd.openxmlformats-officedocument';
const jpeg: AcceptedType = { mimeType: 'image/jpeg', kind: 'image' };

/** By extension; everything else is refused. */
const acceptedTypes: Readonly<Record<string, AcceptedType>> = {
  pdf: { mimeType: 'application/pdf', kind: 'magic' },
  docx: {
    mimeType: `${ooxml}.wordprocessingml.document`,
    kind: 'ooxml',
    part: `${ooxml}.wordprocessingml.document.main+xml`,
  },
  xlsx: { mimeType: `${ooxml}.spreadsheetml.sheet`, kind: 'ooxml', part: `${ooxml}.spreadsheetml.sheet.main+xml` },
  csv: { mimeType: 'text/csv', kind: 'text' },
  tsv: { mimeType: 'text/tab-separated-values', kind: 'text' },
  txt: { mimeType: 'text/plain', kind: 'text' },
  png: { mimeType: 'image/png', kind: 'image' },
  jpg: jpeg,
  jpeg,
  webp: { mimeType: 'image/webp', kind: 'image' },
  heic: { mimeType: 'image/heic', kind: 'image' },
  zip: { mimeType: 'application/zip', kind: 'magic' },
  xml: { mimeType: 'application/xml', kind: 'xml' },
  p7s: { mimeType: 'application/pkcs7-signature', kind: 'signature' },
  sig: { mimeType: 'application/octet-stream', kind: 'signature' },
};

export const acceptedTypeOf = (fileName: string): AcceptedType | undefined =>
  new Map(Object.entries(acceptedTypes)).get(extensionOf(fileName));

export const acceptedMimeTypes = [...new Set(Object.values(acceptedTypes).map(({ mimeType }) => mimeType))];
export const acceptedExtensions = Object.keys(acceptedTypes);
