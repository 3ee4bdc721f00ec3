import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { type Actor, systemIn } from '../../kernel/access/actor.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { findExternalId } from '../../platform/external-links/find-external-id.ts';
import { anyNames, readersOf, recordsOf } from './absent-first.ts';

interface Meant {
  entityId: string;
  /** What the caller gave in place of the identifier. */
  as: string;
}

/**
 * An address that names a record by its article, its number or an outside identifier is told whose that is. Only for such a
 * refusal is the record looked for, with the rights that its list and its own path require.
 */
export function meantRecord(route: Route, routes: readonly Route[], door: Door) {
  return async (request: FastifyRequest, actor: Actor | undefined, refusal: Refusal): Promise<Refusal> => {
    const [fault] = refusal.errors;
    if (refusal.code !== 'not_found' || fault?.in !== 'path' || !actor || actor.kind === 'visitor') return refusal;
    const given = String((request.params as Record<string, unknown>)[fault.at]);
    const record = recordsOf(route.path).find((path) => path.endsWith(`/:${fault.at}`));
    if (record === undefined || given.length < 2) return refusal;
    const meant = (await byList(record, given, actor)) ?? (await byLink(record, given, actor));
    return meant ? told(refusal, given, meant) : refusal;
  };

  async function byList(record: string, given: string, actor: Actor): Promise<Meant | undefined> {
    const collection = record.slice(0, record.lastIndexOf('/'));
    const list = routes.find(({ method, path }) => method === 'GET' && anyNames(path) === anyNames(collection));
    if (!list || list.path.includes(':') || list.operation.kind !== 'query') return undefined;
    if (!('search' in ((list.operation.input as TObject).properties ?? {}))) return undefined;
    const page = await door.query(list.operation, actor, { search: given, limit: 5 }).catch(() => undefined);
    const { items = [] } = (page?.result ?? {}) as { items?: ReadonlyArray<Record<string, unknown>> };
    const [found, ...others] = items.flatMap((row) =>
      Object.entries(row).flatMap(([as, value]) => (value === given ? [{ entityId: String(row.id), as }] : [])),
    );
    return others.length === 0 ? found : undefined;
  }

  async function byLink(record: string, given: string, actor: Actor): Promise<Meant | undefined> {
    const [reader] = readersOf(record, route, routes);
    const [name, ...more] = reader?.names ?? [];
    if (reader?.operation.kind !== 'query' || name === undefined || more.length > 0) return undefined;
    const { result } = await door.query(findExternalId, systemIn(actor.tenantId), { externalId: given });
    for (const { entityId, externalSource } of result as Array<{ entityId: string; externalSource: string }>) {
      const read = await door.query(reader.operation, actor, { [name]: entityId }).catch(() => undefined);
      if (read) return { entityId, as: `externalId (${externalSource})` };
    }
    return undefined;
  }
}

const told = ({ errors }: Refusal, given: string, { entityId, as }: Meant): Refusal => {
  const fix = words(`Send “${entityId}” in its place.`, `Передайте вместо этого «${entityId}».`);
  return new Refusal(
    'not_found',
    words(
      `“${given}” is no identifier, it is ${as} of ${entityId}.`,
      `«${given}» — не идентификатор, а ${as} записи ${entityId}.`,
    ),
    { errors: errors.map((error) => ({ ...error, fix })), members: { meant: { entityId, as } }, fix },
  );
};
