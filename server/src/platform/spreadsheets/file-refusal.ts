import { type Refusal, refuse, type Words, words } from '../../kernel/problems/errors.ts';

type FileCode = 'unsupported_file_type' | 'archive_too_large' | 'file_too_large' | 'file_malformed';

/** A refusal of a file as it crosses from the reading thread: code, words, and how much would have been allowed. */
export interface FileRefusal {
  code: FileCode;
  detail: Words;
  limit?: number;
}

export class RefusedFile extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal.detail.en);
    this.refusal = refusal;
  }
}

export const unsupported = (en: string, ru: string) =>
  new RefusedFile({ code: 'unsupported_file_type', detail: words(en, ru) });

export const malformed = (en: string, ru: string) => new RefusedFile({ code: 'file_malformed', detail: words(en, ru) });

export const tooMuch = (en: string, ru: string, limit: number) =>
  new RefusedFile({
    code: 'archive_too_large',
    detail: words(`${en}: at most ${limit}`, `${ru}: не больше ${limit}`),
    limit,
  });

/** The same for the caller. */
export const refusedFile = ({ code, detail, limit }: FileRefusal): Refusal =>
  refuse(code, words(`${detail.en}.`, `${detail.ru}.`), limit === undefined ? undefined : { limit });
