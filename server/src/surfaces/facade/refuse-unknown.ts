import type { FastifyInstance } from 'fastify';
import { refuse, words } from '../../kernel/errors.ts';
import { facadeKeys } from '../../kernel/facade-resource.ts';

const promised = new Set<string>([...facadeKeys, 'procurements']);

/** A key that is no resource, and one that is promised but not open in this build, are told apart. */
export function refuseUnknownResources(app: FastifyInstance) {
  for (const path of ['/api/v1/integration-api/:resource', '/api/v1/integration-api/:resource/*']) {
    app.all(path, async (request) => {
      const { resource } = request.params as { resource: string };
      if (promised.has(resource))
        throw refuse(
          'not_implemented',
          words(`${resource} is not open in this build; see /meta.`, `Ресурс ${resource} пока не открыт; см. /meta.`),
        );
      throw refuse(
        'resource_unknown',
        words(`There is no resource ${resource}; see /meta.`, `Ресурса ${resource} нет; см. /meta.`),
      );
    });
  }
}
