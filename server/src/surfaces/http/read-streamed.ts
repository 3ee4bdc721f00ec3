import { Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StreamedBody } from '../../kernel/intake/streamed-body.ts';
import { type Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import type { Spool } from './spool.ts';
import { tooLarge } from './too-large.ts';

/** Bodies of any type, or of none, stay unread until the operation asks for them. */
export function leaveBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
}

export function streamedBodyFrom(request: FastifyRequest, spool: Spool): StreamedBody {
  const { headers, body } = request;
  const source = body instanceof Readable ? body : Readable.from([]);
  return new StreamedBody(async (maxBytes) => {
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(request, maxBytes);
    return spool.receive(bounded(source, maxBytes, tooLarge(request, maxBytes)), '', headers['content-type'] ?? '');
  });
}

function bounded(source: Readable, maxBytes: number, refusal: Refusal): Readable {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > maxBytes) done(refusal);
      else done(null, chunk);
    },
  });
  source.once('error', (error) => counted.destroy(error));
  // A disconnect does not end the stream: a partial body must not count as complete.
  source.once('close', () => source.readableEnded || counted.destroy(cutShort()));
  return source.pipe(counted);
}

const cutShort = () =>
  refuse('request_timeout', words('The body did not arrive completely.', 'Тело запроса пришло не целиком.'));
