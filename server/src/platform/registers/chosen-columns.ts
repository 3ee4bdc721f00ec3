import { maySee, permits } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { readDefinitions } from '../custom-fields/read-definitions.ts';
import { columnsOf, type RegisterColumn } from './columns-of.ts';
import type { ReferredBy } from './referred.ts';
import type { Register } from './register.ts';

/** The columns of a register that this caller may see. */
export async function shownColumns(
  ctx: ReadContext,
  { noun }: Register,
  referredBy: ReferredBy,
): Promise<RegisterColumn[]> {
  const definitions = (await readDefinitions(ctx)).filter(
    ({ entityType, status }) => entityType === noun.customFieldsOf && status === 'active',
  );
  return columnsOf(noun, definitions, referredBy).filter(
    ({ guard, refersTo }) =>
      (!guard || maySee(ctx.actor, guard)) && (!refersTo || permits(ctx.actor, refersTo.demands)),
  );
}

/** Those that are named, in their order; the usual ones where none are. */
export function chosenColumns(shown: readonly RegisterColumn[], chosen: readonly string[] | null | undefined) {
  if (!chosen) return shown.filter(({ isUsual }) => isUsual);
  const byPath = new Map(shown.map((column) => [column.path, column]));
  return chosen.map((path, at) => byPath.get(path) ?? refuseUnknown(path, at));
}

function refuseUnknown(path: string, at: number): never {
  throw invalidField(
    `/columns/${at}`,
    'unknown_column',
    words(
      `This list has no column ${path}; GET /api/v1/registers names those it has`,
      `в этом списке нет колонки ${path}; имеющиеся перечисляет GET /api/v1/registers`,
    ),
  );
}
