import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** Serves a path that is not an operation of a portal, by the same rules: unknown parameters and other methods are refused. */
export function serveFixed(
  app: FastifyInstance,
  path: string,
  answer: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  app.get(path, async (request, reply) => {
    const unknown = Object.keys(request.query as object);
    if (unknown.length > 0) throw unknownParameters(unknown);
    return answer(request, reply);
  });
  refuseOtherMethods(app, path, [{ method: 'GET', path, options: {} }]);
}

const unknownParameters = (names: readonly string[]) =>
  new Refusal(
    'unknown_query_parameter',
    words(`No parameters are taken here: ${names.join(', ')}.`, `Параметров здесь нет: ${names.join(', ')}.`),
    {
      errors: names.map((at) => ({
        in: 'query' as const,
        at,
        code: 'unknown_field',
        message: words('is not a field of this request', 'такого поля в запросе нет'),
      })),
    },
  );
