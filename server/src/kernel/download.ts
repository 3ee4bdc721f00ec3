import type { Readable } from 'node:stream';
import Type, { type TSchema } from 'typebox';

interface Contents {
  /** What a browser saves it as; an answer that is no file of anybody's has none. */
  name?: string;
  /** One of the media types the operation declares, with its parameters. */
  type: string;
  body: Readable | Buffer | string;
  /** Bytes, when they are known before the body is read. */
  size?: number;
}

/** An answer that is a file. A body that takes long is a stream, made so that it holds no transaction. */
export class Download {
  readonly contents: Readonly<Contents>;

  constructor(contents: Contents) {
    this.contents = contents;
  }
}

/** The output of an operation that answers a file of these media types. */
export const download = (title: string, mediaTypes: readonly string[]) =>
  Type.Unsafe<Download>({ title, 'x-download': mediaTypes });

/** The output of an operation that speaks in these media types: its answer is read at once, and never saved. */
export const plainAnswer = (title: string, mediaTypes: readonly string[]) =>
  Type.Unsafe<Download>({ title, 'x-download': mediaTypes, 'x-inline': true });

export const isSaved = (output: TSchema) => (output as { 'x-inline'?: true })['x-inline'] !== true;

/** The media types an operation answers in; none when it answers JSON. */
export const mediaTypesOf = (output: TSchema) => (output as { 'x-download'?: readonly string[] })['x-download'];
