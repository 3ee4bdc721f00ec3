import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kernel/errors.ts';
import type { Route } from '../../kernel/routes.ts';

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** A known address asked by another method answers 405 with what it allows; OPTIONS tells the same. */
export function refuseOtherMethods(app: FastifyInstance, path: string, routes: readonly Route[]) {
  const served = routes.filter((route) => route.path === path).map(({ method }) => method as string);
  const allow = [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const others = methods.filter((method) => !served.includes(method));
  if (others.length > 0) {
    app.route({
      method: others,
      url: path,
      handler: async ({ method }) => {
        const isFacade = routes.some((route) => route.path === path && route.options.facade);
        // The facade has one set of operations, which not every resource supports.
        throw new Refusal(
          isFacade && method === 'DELETE' ? 'operation_not_supported' : 'method_not_allowed',
          undefined,
          { headers: { Allow: allow } },
        );
      },
    });
  }
  app.options(path, async (_, reply) => reply.header('Allow', allow).code(204).send());
}
