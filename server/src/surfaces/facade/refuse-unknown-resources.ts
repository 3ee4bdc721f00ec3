import type { FastifyInstance } from 'fastify';
import type { FacadeResource } from '../../kernel/facade-resource.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';

/** Refuses unknown resources and operations that a resource does not support, and says where they are listed. */
export function refuseUnknownResources(
  app: FastifyInstance,
  resources: ReadonlyArray<Pick<FacadeResource, 'key' | 'aliases'>>,
) {
  const known = new Set(resources.flatMap(({ key, aliases = [] }) => [key, ...aliases]));
  for (const path of ['/api/v1/integration-api/:resource', '/api/v1/integration-api/:resource/*']) {
    app.all(path, async (request) => {
      const { resource } = request.params as { resource: string };
      if (known.has(resource))
        throw refuse(
          'route_not_found',
          words(
            `${resource} has no such operation; see /meta.`,
            `У ресурса ${resource} нет такой операции; см. /meta.`,
          ),
        );
      throw refuse(
        'resource_unknown',
        words(`There is no resource ${resource}; see /meta.`, `Ресурса ${resource} нет; см. /meta.`),
      );
    });
  }
}
