import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../kernel/problems/errors.ts';
import { tooLarge } from './too-large.ts';

/** Bodies of these routes stay unread until their handlers ask for them, whatever their type. */
export function leaveUnread(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // A body refused unread still arrives: only after that can the connection be reused.
  app.addHook('onResponse', async ({ raw }) => void raw.resume());
}

/** The whole body, byte for byte. One that is too large is not read to its end. */
export async function readRaw(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const { raw, headers } = request;
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(request, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Stopping early must not close the connection: the refusal is sent on it.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(request, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // A client that disconnected gets no answer.
    throw (error as { code?: string }).code === 'ECONNRESET' ? refuse('request_timeout') : error;
  }
  return Buffer.concat(chunks);
}
