import type { FastifyInstance } from 'fastify';
import type { FacadeResource } from '../../kernel/facade-resource.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { unknownName } from '../../kernel/problems/unknown-name.ts';

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
      throw unknownResource(resource, [...known]);
    });
  }
}

function unknownResource(resource: string, known: readonly string[]): Refusal {
  const fault = unknownName(
    { in: 'path', at: 'resource', code: 'enum' },
    resource,
    known,
    words(`there is no resource “${resource}”`, `ресурса «${resource}» нет`),
  );
  const { en, ru } = fault.message;
  return new Refusal('resource_unknown', words(`${en}; see /meta.`, `${ru}; см. /meta.`), { errors: [fault] });
}
