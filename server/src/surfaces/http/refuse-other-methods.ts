import type { FastifyInstance } from 'fastify';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** A known path answers other methods with 405 and the allowed ones; OPTIONS returns the same. */
export function refuseOtherMethods(
  app: FastifyInstance,
  path: string,
  routes: ReadonlyArray<Pick<Route, 'method' | 'path' | 'options'>>,
) {
  const served = routes.filter((route) => route.path === path).map(({ method }) => method as string);
  const allow = [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const others = methods.filter((method) => !served.includes(method));
  // The facade has one set of operations for its records, and not every resource supports all of them.
  const isFacadeRecord = path.endsWith('/:id') && routes.some((route) => route.path === path && route.options.facade);
  if (others.length > 0) {
    app.route({
      method: others,
      url: path,
      // Of what type the body is does not matter here: it is let by, and has arrived when it ends.
      onRequest: async ({ method, raw }) => {
        raw.resume();
        const code = method === 'DELETE' && isFacadeRecord ? 'operation_not_supported' : 'method_not_allowed';
        throw new Refusal(
          code,
          words(
            `${method} is not among the methods of this address: ${allow}.`,
            `${method} нет среди методов этого адреса: ${allow}.`,
          ),
          { headers: { Allow: allow }, members: { allowed: [...served, ...(served.includes('GET') ? ['HEAD'] : [])] } },
        );
      },
      handler: () => undefined,
    });
  }
  app.options(path, async (_, reply) => reply.header('Allow', allow).code(204).send());
}
