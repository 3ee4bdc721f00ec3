import Type, { type TSchema } from 'typebox';

interface Received {
  fileName: string;
  /** As the sender states it; not to be trusted. */
  mediaType: string;
  size: number;
  /** Hex. */
  sha256: string;
}

/** A file of a form, received completely. It stays at `path` until the request ends; to keep it, store it elsewhere. */
export class Upload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  // Private, so that comparing two requests ignores it.
  readonly #path: string;

  constructor({ fileName, mediaType, size, sha256 }: Received, path: string) {
    this.fileName = fileName;
    this.mediaType = mediaType;
    this.size = size;
    this.sha256 = sha256;
    this.#path = path;
  }

  get path(): string {
    return this.#path;
  }
}

const mebibyte = 1024 * 1024;

interface Accepted {
  maxBytes?: number;
  /** Shown in the documentation; the operation checks the content. */
  mediaTypes?: readonly string[];
  description?: string;
}

/** A file field: the operation then takes `multipart/form-data`. An array of them takes several files. */
export const upload = (
  title: string,
  { maxBytes = 25 * mebibyte, mediaTypes = ['application/octet-stream'], description }: Accepted = {},
) =>
  Type.Unsafe<Upload>({
    type: 'object',
    title,
    description: [description, `At most ${maxBytes / mebibyte} MiB.`].filter(Boolean).join(' '),
    'x-upload': { maxBytes, mediaTypes },
  });

export interface UploadField {
  name: string;
  maxBytes: number;
  mediaTypes: readonly string[];
  /** How many files the field may hold. */
  most: number;
  many: boolean;
}

const mostFiles = 10;

/** The fields of an input that are files. */
export function uploadFieldsOf(input: TSchema): readonly UploadField[] {
  const properties = (input as { properties?: Record<string, Marked> }).properties ?? {};
  return Object.entries(properties).flatMap(([name, field]) => {
    const mark = (field.items ?? field)['x-upload'];
    const most = field.items ? Math.min(field.maxItems ?? mostFiles, mostFiles) : 1;
    return mark ? [{ name, ...mark, most, many: field.items !== undefined }] : [];
  });
}

/** With an optional file the caller may send a form or JSON. */
export const needsForm = (input: TSchema): boolean => {
  const { required = [] } = input as { required?: string[] };
  return uploadFieldsOf(input).some(({ name }) => required.includes(name));
};

interface Marked {
  'x-upload'?: { maxBytes: number; mediaTypes: readonly string[] };
  items?: Marked;
  maxItems?: number;
}
