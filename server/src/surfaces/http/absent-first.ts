import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { Actor } from '../../kernel/access/actor.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { languageOf } from './error-reply.ts';
import { movesFiles, takesStream } from './route-bodies.ts';

export const anyNames = (path: string) => path.replace(/:\w+/g, ':');

/**
 * A missing record is reported before other errors of a request: only for a refused request is the record read,
 * with the rights that its own path requires.
 */
export function absentFirst(route: Route, routes: readonly Route[], door: Door) {
  // A malformed query is refused regardless of the record.
  const reads = route.method === 'GET' || route.method === 'DELETE' || takesStream(route);
  const records = reads ? [] : recordsOf(route.path).flatMap((path) => readersOf(path, route, routes));

  return async (request: FastifyRequest, actor: Actor | undefined, error: unknown): Promise<unknown> => {
    if (!actor || !(error instanceof Refusal) || error.code !== 'validation_failed') return error;
    const values = Object.values(request.params as Record<string, string>);
    const visit = { requestId: request.id, language: languageOf(request.headers['accept-language']) };
    for (const { operation, names } of records) {
      if (operation.kind !== 'query') continue;
      const input = Object.fromEntries(names.map((name, at) => [name, values[at]]));
      const refusal = await door.query(operation, actor, input, visit).then(
        () => undefined,
        (refused: unknown) => refused,
      );
      if (refusal === undefined) return error;
      if (refusal instanceof Refusal && refusal.code === 'not_found') return refusal;
    }
    return error;
  };
}

/** The paths of the records that a path goes through, the innermost first. */
export const recordsOf = (path: string) =>
  [...path.matchAll(/:\w+/g)].map(({ 0: name, index }) => path.slice(0, index + name.length)).reverse();

/** The route that reads a record: its own path, or if it has none, a route below it. */
export function readersOf(record: string, { operation }: Route, routes: readonly Route[]) {
  const reads = routes.filter(
    (one) => one.method === 'GET' && (one.operation.permission === 'visitor') === (operation.permission === 'visitor'),
  );
  const own = reads.filter(({ path }) => anyNames(path) === anyNames(record));
  const below = reads.filter(({ path }) => anyNames(path).startsWith(`${anyNames(record)}/`));
  return [...own, ...below.filter((one) => namesOf(one).length === namesOf({ path: record }).length)]
    .filter((one) => !movesFiles(one) && asksNothingElse(one))
    .slice(0, 1)
    .map((one) => ({ operation: one.operation, names: namesOf(one) }));
}

const namesOf = ({ path }: Pick<Route, 'path'>) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);

const asksNothingElse = (route: Route) =>
  ((route.operation.input as TObject).required ?? []).every((name) => namesOf(route).includes(name));
