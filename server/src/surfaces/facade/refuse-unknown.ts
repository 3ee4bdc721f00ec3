import type { FastifyInstance } from 'fastify';
import { refuse, words } from '../../kernel/errors.ts';

/** A key that is no resource is told so, and where the list of them stands. */
export function refuseUnknownResources(app: FastifyInstance) {
  for (const path of ['/api/v1/integration-api/:resource', '/api/v1/integration-api/:resource/*']) {
    app.all(path, async (request) => {
      const { resource } = request.params as { resource: string };
      throw refuse(
        'resource_unknown',
        words(`There is no resource ${resource}; see /meta.`, `Ресурса ${resource} нет; см. /meta.`),
      );
    });
  }
}
