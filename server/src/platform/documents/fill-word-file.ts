import type { DocumentContent } from './document-content.ts';
import { onRenderingThread } from './thread/on-rendering-thread.ts';

/** A Word file with the values of a record. */
export const fillWordFile = (file: Uint8Array, content: DocumentContent): Promise<Buffer> =>
  onRenderingThread({ kind: 'word', file, content });
