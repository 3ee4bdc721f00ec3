import { type FacadeResource, facadeBase } from '../../kernel/facade-resource.ts';
import type { AnyCommand, AnyOperation } from '../../kernel/operation.ts';
import { act, del, get, patch, post, type Route, routes } from '../../kernel/routes.ts';
import { changeStatusByArchive } from './operations/change-status-by-archive.ts';
import { getWithFields } from './operations/get-with-fields.ts';
import { listFound } from './operations/list-found.ts';
import { runBatch } from './operations/run-batch.ts';

type Verbs = Partial<
  Record<'list' | 'get' | 'create' | 'update' | 'archive' | 'restore' | 'change-status' | 'batch', AnyOperation>
>;

/** The integration API's operations on a resource, by verb. */
export function resourceVerbs(resource: FacadeResource): Verbs & Record<string, AnyOperation> {
  const { key, get: read, create, update, archive, restore } = resource;
  const changeStatus =
    resource.changeStatus ?? (archive && restore ? changeStatusByArchive(resource, archive, restore) : undefined);
  const verbs: Verbs = {
    list: renamed(listFound(resource), `list-${key}`),
    get: renamed(getWithFields(read), `get-${key}`),
    ...(create && { create }),
    ...(update && { update: renamed(update, `update-${key}`) }),
    ...(archive && { archive: renamed(archive, `archive-${key}`) }),
    ...(restore && { restore: renamed(restore, `restore-${key}`) }),
    ...(changeStatus && { 'change-status': changeStatus }),
    batch: runBatch(resource, { create, update, archive, changeStatus }),
  };
  return verbs as Verbs & Record<string, AnyOperation>;
}

/** The domain's own operation under the facade's name. */
export const renamed = <Op extends AnyOperation>(operation: Op, name: string): Op => ({
  ...operation,
  name: `integration-api.${name}`,
});

const facade = { facade: true } as const;
const bulk = { ...facade, bodyLimit: 5 * 1024 * 1024, policies: ['bulk'] } as const;

/** Routes of a resource under its path and its old names. */
export const resourceRoutes = ({ path, aliases = [] }: FacadeResource, verbs: Verbs): readonly Route[] =>
  [path, ...aliases.map((alias) => `${facadeBase}/${alias}`)].flatMap((at) => routesAt(at, verbs));

const routesAt = (path: string, { 'change-status': changeStatus, ...verbs }: Verbs): readonly Route[] =>
  routes('Integration API', [
    ...(verbs.list ? [get(path, verbs.list, facade)] : []),
    ...(verbs.create ? [post(path, verbs.create, facade)] : []),
    ...(verbs.batch ? [act(`${path}/batch`, verbs.batch as AnyCommand, bulk)] : []),
    ...(verbs.get ? [get(`${path}/:id`, verbs.get, facade)] : []),
    ...(verbs.update ? [patch(`${path}/:id`, verbs.update, facade)] : []),
    ...(verbs.archive ? [del(`${path}/:id`, verbs.archive, facade)] : []),
    ...(changeStatus ? [act(`${path}/:id/operations/change-status`, changeStatus, facade)] : []),
    ...(verbs.restore ? [act(`${path}/:id/operations/restore`, verbs.restore, facade)] : []),
  ]);
