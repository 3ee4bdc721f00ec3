import type { Qualification } from './queries.ts';

export type QualifyingDocument = Qualification['documents'][number];

/** A document as its form holds it. */
export interface DocumentValues {
  kind: QualifyingDocument['kind'] | null;
  title: string;
  issuedOn: string;
  expiresOn: string;
  fileId: string | null;
}

export const documentValuesOf = (document: QualifyingDocument | undefined): DocumentValues => ({
  kind: document?.kind ?? null,
  title: document?.title ?? '',
  issuedOn: document?.issuedOn ?? '',
  expiresOn: document?.expiresOn ?? '',
  fileId: document?.fileId ?? null,
});

/** As the server takes it: what was left empty is not said of it. */
export const documentOf = ({ kind, title, issuedOn, expiresOn, fileId }: DocumentValues): QualifyingDocument => ({
  kind: kind ?? 'other',
  ...(title.trim() && { title: title.trim() }),
  ...(issuedOn && { issuedOn }),
  ...(expiresOn && { expiresOn }),
  ...(fileId && { fileId }),
});
