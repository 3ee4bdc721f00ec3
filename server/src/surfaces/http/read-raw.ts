import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, words } from '../../kernel/problems/errors.ts';

/** Bodies of these routes stay unread until their handlers ask for them, whatever their type. */
export function leaveUnread(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // A body refused unread still arrives: only after that can the connection be reused.
  app.addHook('onResponse', async ({ raw }) => void raw.resume());
}

/** The whole body, byte for byte. One that is too large is not read to its end. */
export async function readRaw({ raw, headers }: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Stopping early must not close the connection: the refusal is sent on it.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // A client that disconnected gets no answer.
    throw (error as { code?: string }).code === 'ECONNRESET' ? refuse('request_timeout') : error;
  }
  return Buffer.concat(chunks);
}

const tooLarge = (limitBytes: number) =>
  refuse(
    'payload_too_large',
    words(`The body may be at most ${limitBytes} bytes.`, `Наибольший размер тела запроса в байтах: ${limitBytes}.`),
    { limitBytes },
  );
