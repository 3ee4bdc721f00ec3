import { type Refusal, refuse, type Words } from '../../kernel/problems/errors.ts';

type DocumentCode = 'template_too_complex' | 'template_invalid' | 'image_too_large' | 'image_not_drawable';

/** A refusal of a document as it crosses from the rendering thread: plain data. */
export interface DocumentRefusal {
  code: DocumentCode;
  detail: Words;
  members?: Record<string, unknown>;
}

export class RefusedDocument extends Error {
  readonly refusal: DocumentRefusal;
  constructor(refusal: DocumentRefusal) {
    super(refusal.detail.en);
    this.refusal = refusal;
  }
}

/** The same for the caller. */
export const refusedDocument = ({ code, detail, members }: DocumentRefusal): Refusal => refuse(code, detail, members);
