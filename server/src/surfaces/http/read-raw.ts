import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, words } from '../../kernel/problems/errors.ts';

/** Bodies of these routes stay unread until their handlers ask for them, whatever their type. */
export function leaveUnread(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // What was refused unread still arrives: the connection is of use only once it has.
  app.addHook('onResponse', async ({ raw }) => void raw.resume());
}

/** The body as it came, to its last byte. One that is too large is not read to its end. */
export async function readRaw({ raw, headers }: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving early must not end the connection: the refusal travels on it.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // Who went away in the middle is answered nothing.
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
