/** Bytes that are sent while they come. They are read once, so such a request is not sent again. A browser reads them whole first. */
export interface FileStream {
  name: string;
  type?: string | undefined;
  stream: ReadableStream<Uint8Array>;
}

/** A `File`, a `Blob`, what `openAsBlob` of `node:fs` gives, or a stream. */
export type FileContent = Blob | FileStream;
