import { type FacadeReading, type FacadeResource, facadeBase } from '../../kernel/facade-resource.ts';
import { del, get, put, type Route, routes } from '../../kernel/routes.ts';
import { findLinks } from './operations/find-links.ts';
import { getWithFields } from './operations/get-with-fields.ts';
import { listWithoutSamples } from './operations/list-without-samples.ts';
import { readMeta } from './operations/read-meta.ts';
import { removeLink } from './operations/remove-link.ts';
import { saveLink } from './operations/save-link.ts';
import { renamed, resourceRoutes, resourceVerbs } from './resource-routes.ts';

const facade = { facade: true } as const;

/** The integration API: routes for each resource, under its key and its old names, four for links, two for read-only records. */
export function facadeRoutes(
  resources: readonly FacadeResource[],
  readings: readonly FacadeReading[],
): readonly Route[] {
  const lent = resources.map((resource) => ({ resource, verbs: resourceVerbs(resource) }));
  const read = readings.map((resource) => ({ resource, verbs: readingVerbs(resource) }));
  return [
    ...routes('Integration API', [
      get(`${facadeBase}/meta`, readMeta(lent, read), facade),
      get(`${facadeBase}/links`, findLinks(resources), facade),
      put(`${facadeBase}/links`, saveLink(resources), facade),
      del(`${facadeBase}/links`, removeLink(resources), facade),
    ]),
    ...lent.flatMap(({ resource, verbs }) => resourceRoutes(resource, verbs)),
    ...read.flatMap(({ resource: { path }, verbs }) =>
      routes('Integration API', [get(path, verbs.list), get(`${path}/:id`, verbs.get)]),
    ),
  ];
}

const readingVerbs = (reading: FacadeReading) => ({
  list: renamed(listWithoutSamples(reading), `list-${reading.key}`),
  get: renamed(getWithFields(reading.get), `get-${reading.key}`),
});
