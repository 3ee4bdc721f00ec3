import type { FacadeResource } from '../../kernel/facade-resource.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import { act, del, get, patch, post, type Route, routes } from '../../kernel/routes.ts';
import { createLinked, lent } from './facade-operations.ts';

const base = '/api/v1/integration-api';

/** The routes of every lent resource, under its key and its old names. */
export const facadeRoutes = (resources: readonly FacadeResource[]): readonly Route[] =>
  resources.flatMap((resource) =>
    [resource.key, ...(resource.aliases ?? [])].flatMap((key) => routesOf(resource, `${base}/${key}`)),
  );

function routesOf(resource: FacadeResource, path: string): readonly Route[] {
  const { key, list, get: read, create, update, archive, restore } = resource;
  const facade = { facade: true } as const;
  return routes('Integration API', [
    get(path, lent(list, key, 'list'), facade),
    get(`${path}/:id`, lent(read, key, 'get'), facade),
    ...(create ? [post(path, createLinked({ ...resource, create: create as AnyCommand }), facade)] : []),
    ...(update ? [patch(`${path}/:id`, lent(update, key, 'update'), facade)] : []),
    ...(archive ? [del(`${path}/:id`, lent(archive, key, 'archive'), facade)] : []),
    ...(restore ? [act(`${path}/:id/operations/restore`, lent(restore, key, 'restore'), facade)] : []),
  ]);
}
