import type { FastifyRequest } from 'fastify';
import { Refusal, words } from '../../kernel/problems/errors.ts';

/** A body larger than its route takes: the limit, and the size where the request tells it before. */
export function tooLarge({ headers }: Pick<FastifyRequest, 'headers'>, limitBytes: number): Refusal {
  const sizeBytes = Number(headers['content-length'] ?? 0);
  const told = sizeBytes > limitBytes;
  return new Refusal(
    'payload_too_large',
    words(
      `The body may be at most ${limitBytes} bytes; ${told ? `${sizeBytes} came` : 'more came'}.`,
      `Наибольший размер тела запроса в байтах: ${limitBytes}; пришло ${told ? sizeBytes : 'больше'}.`,
    ),
    { members: { limitBytes, ...(told && { sizeBytes }) } },
  );
}
