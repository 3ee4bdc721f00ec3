import Type from 'typebox';
import { id, instant, object, recordType } from '../../kernel/fields.ts';
import { query, type ReadContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { nearNames } from '../../kernel/values/near-names.ts';
import { mayResolve } from './may-resolve.ts';
import type { Exists, RecordTypes } from './record-types.ts';
import type { ServedVariable, Source } from './served-variables.ts';
import { showValue } from './show-value.ts';

type CustomOf = (ctx: ReadContext) => Promise<readonly ServedVariable[]>;

/**
 * Values of many paths of one record: one statement per source, however many paths use it. A path that is unknown,
 * of another record type, not allowed or without a value is unresolved, and the answer does not say which.
 */
export function resolveVariables(served: readonly ServedVariable[], customOf: CustomOf, types: RecordTypes) {
  const byPath = indexed(served);

  return query({
    name: 'variables.resolve-variables',
    summary: words('Resolve variables of a record', 'Получить значения переменных записи'),
    description:
      'Values are text: decimals plain, booleans true or false, moments in UTC. A path with `[]` is a JSON array with one place for each ' +
      'record, so paths under one `[]` have the same length and order: the first of `catalogItem.suppliers[].name` has the first of ' +
      '`catalogItem.suppliers[].lastPrice`. A place without a value is null. What stands under a second `[]`, or is several values of one ' +
      'record, is an array in its place: `procurement.items[].supplyCoverage.suppliers[].name` is `[["A","B"],[],["A"]]` for three lines. ' +
      'Where there are no records the path is unresolved.',
    permission: 'variables.read',
    scope: 'variables.read',
    refuses: ['not_found', 'validation_failed'],
    input: object({
      entityType: recordType([...types.keys()], 'Record type', { examples: ['catalogItem'] }),
      entityId: id(),
      paths: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        title: 'Paths',
        examples: [['catalogItem.sku', 'catalogItem.stock.available']],
      }),
    }),
    output: object({
      entityType: Type.String(),
      entityId: id(),
      values: Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
      unresolved: Type.Array(Type.String()),
      perhaps: Type.Optional(
        Type.Unsafe<Record<string, string[]>>({
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' } },
          title: 'Of unresolved paths that there are not: the nearest that you may read',
          examples: [{ 'catalogItem.skuu': ['catalogItem.sku'] }],
        }),
      ),
      resolvedAt: instant('Resolved at'),
    }),

    async run(ctx, { entityType, entityId, paths }) {
      const there = (types.get(entityType) as Exists)(ctx.db, entityId);
      there.catch(() => {});
      const custom = paths.some(isCustom) ? indexed(await customOf(ctx)) : undefined;
      const readable = paths.flatMap((path) => {
        const found = byPath.get(placeOf(entityType, path)) ?? custom?.get(placeOf(entityType, path));
        return found && mayResolve(ctx.actor, found.rights) ? [found] : [];
      });
      const leaves = await loadLeaves(ctx, entityId, readable);
      if (!(await there)) throw refuse('not_found');

      const values: Record<string, string> = {};
      for (const { path, leaf, source } of readable) {
        const shown = source && showValue(leaves.get(source)?.get(leaf));
        if (shown !== undefined) values[path] = shown;
      }
      const unresolved = paths.filter((path) => !Object.hasOwn(values, path));
      const perhaps = nearestOf(
        unresolved,
        [...byPath.values()].filter(
          ({ entityTypes, rights }) => entityTypes.includes(entityType) && mayResolve(ctx.actor, rights),
        ),
      );
      const resolvedAt = portalNow().toISOString();
      return { entityType, entityId, values, unresolved, ...(perhaps && { perhaps }), resolvedAt };
    },
  });
}

/** Most misspelt paths that are compared with those there are. */
const mostCompared = 10;

function nearestOf(unresolved: readonly string[], readable: readonly ServedVariable[]) {
  const known = new Set(readable.map(({ path }) => path));
  const near = unresolved
    .filter((path) => !known.has(path) && !isCustom(path))
    .slice(0, mostCompared)
    .map((path) => [path, nearNames(known, path)] as const)
    .filter(([, names]) => names.length > 0);
  return near.length === 0 ? undefined : Object.fromEntries(near);
}

const isCustom = (path: string) => path.startsWith('custom.') || path.startsWith('items.rows[].custom.');

const placeOf = (type: string, path: string) => `${type} ${path}`;

const indexed = (variables: readonly ServedVariable[]): ReadonlyMap<string, ServedVariable> =>
  new Map(variables.flatMap((one) => one.entityTypes.map((type) => [placeOf(type, one.path), one] as const)));

async function loadLeaves(ctx: ReadContext, entityId: string, readable: readonly ServedVariable[]) {
  const sources = [...new Set(readable.flatMap(({ source }) => (source ? [source] : [])))];
  const answers = await Promise.all(sources.map((source) => source.load(ctx.db, [entityId], ctx.actor)));
  return new Map<Source, ReadonlyMap<string, unknown>>(
    sources.map((source, index) => [source, new Map(Object.entries(answers[index]?.get(entityId) ?? {}))]),
  );
}
