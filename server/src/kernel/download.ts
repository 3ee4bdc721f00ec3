import type { Readable } from 'node:stream';
import Type, { type TSchema } from 'typebox';

interface Contents {
  /** The file name for the browser; absent when the answer is not a user's file. */
  name?: string;
  /** One of the media types the operation declares, with parameters. */
  type: string;
  body: Readable | Buffer | string;
  /** Length in bytes, when known before the body is read. */
  size?: number;
}

/** An answer that is a file. A long body is a stream that holds no transaction. */
export class Download {
  readonly contents: Readonly<Contents>;

  constructor(contents: Contents) {
    this.contents = contents;
  }
}

/** The output of an operation that answers with a file of these media types. */
export const download = (title: string, mediaTypes: readonly string[]) =>
  Type.Unsafe<Download>({ title, 'x-download': mediaTypes });

/** The output of an operation that answers in these media types for immediate reading, not as a file to save. */
export const plainAnswer = (title: string, mediaTypes: readonly string[]) =>
  Type.Unsafe<Download>({ title, 'x-download': mediaTypes, 'x-inline': true });

export const isSaved = (output: TSchema) => (output as { 'x-inline'?: true })['x-inline'] !== true;

/** The media types of an operation's answer; none for JSON. */
export const mediaTypesOf = (output: TSchema) => (output as { 'x-download'?: readonly string[] })['x-download'];
