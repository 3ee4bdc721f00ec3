import type { FacadeReading, FacadeResource } from '../../kernel/facade-resource.ts';
import type { AnyCommand, AnyOperation } from '../../kernel/operation.ts';
import { act, del, get, patch, post, put, type Route, routes } from '../../kernel/routes.ts';
import { changeStatusByArchive } from './operations/change-status.ts';
import { createLinked } from './operations/create-linked.ts';
import { findLinks } from './operations/find-links.ts';
import { getWithFields } from './operations/get-with-fields.ts';
import { listFound } from './operations/list-found.ts';
import { readMeta } from './operations/read-meta.ts';
import { removeLink } from './operations/remove-link.ts';
import { runBatch } from './operations/run-batch.ts';
import { saveLink } from './operations/save-link.ts';

const base = '/api/v1/integration-api';
const facade = { facade: true } as const;

/** The integration API: routes for each lent resource, under its key and its old names, four for links, two for what is only read. */
export function facadeRoutes(
  resources: readonly FacadeResource[],
  readings: readonly FacadeReading[],
): readonly Route[] {
  const lent = resources.map((resource) => ({ resource, verbs: verbsOf(resource) }));
  const read = readings.map((resource) => ({ resource, verbs: readingVerbs(resource) }));
  return [
    ...routes('Integration API', [
      get(`${base}/meta`, readMeta(lent, read), facade),
      get(`${base}/links`, findLinks(resources), facade),
      put(`${base}/links`, saveLink(resources), facade),
      del(`${base}/links`, removeLink(resources), facade),
    ]),
    ...lent.flatMap(({ resource, verbs }) =>
      [resource.key, ...(resource.aliases ?? [])].flatMap((key) => routesOf(`${base}/${key}`, verbs)),
    ),
    ...read.flatMap(({ resource: { key }, verbs }) =>
      routes('Integration API', [get(`${base}/${key}`, verbs.list), get(`${base}/${key}/:id`, verbs.get)]),
    ),
  ];
}

type Verbs = Partial<
  Record<'list' | 'get' | 'create' | 'update' | 'archive' | 'restore' | 'change-status' | 'batch', AnyOperation>
>;

function verbsOf(resource: FacadeResource): Verbs & Record<string, AnyOperation> {
  const { key, get: read, create, update, archive, restore } = resource;
  const changeStatus =
    resource.changeStatus ?? (archive && restore ? changeStatusByArchive(resource, archive, restore) : undefined);
  const linked = create && createLinked(resource, create);
  const verbs: Verbs = {
    list: renamed(listFound(resource), `list-${key}`),
    get: renamed(getWithFields(read), `get-${key}`),
    ...(linked && { create: linked }),
    ...(update && { update: renamed(update, `update-${key}`) }),
    ...(archive && { archive: renamed(archive, `archive-${key}`) }),
    ...(restore && { restore: renamed(restore, `restore-${key}`) }),
    ...(changeStatus && { 'change-status': changeStatus }),
    batch: runBatch(resource, { create: linked, update, archive, changeStatus }),
  };
  return verbs as Verbs & Record<string, AnyOperation>;
}

const readingVerbs = ({ key, list, get: one }: FacadeReading) => ({
  list: renamed(list, `list-${key}`),
  get: renamed(getWithFields(one), `get-${key}`),
});

/** The domain's own operation under the facade's name. */
const renamed = <Op extends AnyOperation>(operation: Op, name: string): Op => ({
  ...operation,
  name: `integration-api.${name}`,
});

const bulk = { ...facade, bodyLimit: 5 * 1024 * 1024, policies: ['bulk'] } as const;

function routesOf(
  path: string,
  { list, get: read, create, update, archive, restore, batch, ...verbs }: Verbs,
): readonly Route[] {
  const changeStatus = verbs['change-status'];
  return routes('Integration API', [
    ...(list ? [get(path, list, facade)] : []),
    ...(create ? [post(path, create, facade)] : []),
    ...(batch ? [act(`${path}/batch`, batch as AnyCommand, bulk)] : []),
    ...(read ? [get(`${path}/:id`, read, facade)] : []),
    ...(update ? [patch(`${path}/:id`, update, facade)] : []),
    ...(archive ? [del(`${path}/:id`, archive, facade)] : []),
    ...(changeStatus ? [act(`${path}/:id/operations/change-status`, changeStatus, facade)] : []),
    ...(restore ? [act(`${path}/:id/operations/restore`, restore, facade)] : []),
  ]);
}
