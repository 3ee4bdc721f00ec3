import Type, { type TSchema } from 'typebox';
import type { Upload } from './upload.ts';

/**
 * The body itself, of any media type, from clients that send no forms. Nothing is read until the operation has identified the
 * sender and asks for it; then the body is kept on disk, never in memory, until the request ends.
 */
export class StreamedBody {
  /** Longer bodies are refused with `payload_too_large`. */
  readonly receive: (maxBytes: number) => Promise<Upload>;

  constructor(receive: StreamedBody['receive']) {
    this.receive = receive;
  }
}

/** The field that is the body; all other input of such an operation is in the query. */
export const streamedBody = (title: string) =>
  Type.Unsafe<StreamedBody>({ type: 'object', title, 'x-streamed-body': true });

export function streamedBodyOf(input: TSchema): string | undefined {
  const { properties = {} } = input as { properties?: Record<string, { 'x-streamed-body'?: true }> };
  return Object.keys(properties).find((name) => properties[name]?.['x-streamed-body']);
}
