import type { Noun } from '../../../../nouns/kit/noun.ts';
import type { RowsOfFile } from '../../../../nouns/register-export.ts';
import { maySee, permits } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { readDefinitions } from '../custom-fields/read-definitions.ts';
import { columnsOf, lineColumnsOf, type RegisterColumn } from './columns-of.ts';
import type { ReferredBy } from './referred.ts';
import type { Register } from './register.ts';

/** The columns that this caller may see: of records, and where each line has a row, those of lines after them. */
export const shownColumns = async (
  ctx: ReadContext,
  register: Register,
  referredBy: ReferredBy,
  rows: RowsOfFile,
): Promise<RegisterColumn[]> => [
  ...(await recordColumns(ctx, register, referredBy)),
  ...(rows === 'lines' ? await lineColumns(ctx, register, referredBy) : []),
];

export const recordColumns = async (ctx: ReadContext, { noun }: Register, referredBy: ReferredBy) =>
  seenBy(ctx, columnsOf(noun, await definitionsOf(ctx, noun), referredBy));

/** None where the records have no lines. */
export const lineColumns = async (ctx: ReadContext, { lines }: Register, referredBy: ReferredBy) =>
  lines ? seenBy(ctx, lineColumnsOf(lines.line, await definitionsOf(ctx, lines.line), referredBy)) : [];

const definitionsOf = async (ctx: ReadContext, { customFieldsOf }: Pick<Noun, 'customFieldsOf'>) =>
  (await readDefinitions(ctx)).filter(({ entityType, status }) => entityType === customFieldsOf && status === 'active');

const seenBy = ({ actor }: ReadContext, columns: readonly RegisterColumn[]) =>
  columns.filter(
    ({ guard, refersTo }) => (!guard || maySee(actor, guard)) && (!refersTo || permits(actor, refersTo.demands)),
  );

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
