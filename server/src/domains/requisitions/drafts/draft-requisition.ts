import type { InputOf } from '../../../../../nouns/kit/noun.ts';
import type { requisition as declared, Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { checkHeader, refuseConstruction } from '../check-header.ts';
import { linkLines } from '../lines/link-lines.ts';
import { resolveLines } from '../lines/resolve-lines.ts';
import type { Standing } from '../lines/standing-line.ts';
import { insertLines } from '../lines/write-lines.ts';
import { linesOf } from '../lines-of.ts';
import { defaultStageId } from '../pipeline/default-stage.ts';
import { requisitions } from '../requisition.ts';
import type { LineInput } from '../requisition-line.ts';
import { warningsOf } from '../requisition-warnings.ts';
import { sumsOf } from '../sums-of.ts';
import { titleOf } from '../title-of.ts';

/** What a new requisition says, in the words of whoever may write it. */
export type DraftHeader = InputOf<typeof declared>;

export interface Draft extends DraftHeader {
  items?: ReadonlyArray<LineInput & Pick<Standing, 'reorder'>>;
}

/** What it was made of, where nobody wrote it by hand. */
type Origin = Partial<Pick<Requisition, 'copiedFromId' | 'templateId'>>;

interface Ways {
  /** Handed on from what was there: fields that became required since may be empty. */
  mayMissRequired?: boolean;
}

/** Writes a draft with its lines under the command's new identifier: however a requisition begins, it begins here. */
export async function draftRequisition(
  ctx: WriteContext,
  { items = [], ...input }: Draft,
  origin: Origin = {},
  { mayMissRequired = false }: Ways = {},
) {
  await refuseConstruction(ctx, input, ...items);
  await checkHeader(ctx, null, input);
  const currency = input.currency ?? (await regionalOf(ctx)).currency;
  const header = { id: ctx.newId, currency, dueDate: input.dueDate ?? null };
  const given = items.map((line, index) => ({
    ...{ before: null, input: line, at: `/items/${index}` },
    ...(mayMissRequired && { isHandedOn: true as const }),
  }));
  const { lines: wanted, warnings } = await linkLines(ctx, await resolveLines(ctx, header, given));
  const lines = wanted.map(({ line }) => line);
  const values = {
    responsibleId: ctx.actor.userId,
    requesterId: ctx.actor.userId,
    ...input,
    ...origin,
    currency,
    title: titleOf(input.title, lines),
    number: await yearlyNumber(ctx, 'PR', 'requisition'),
  };
  const sums = sumsOf(
    lines.map((line) => ({ ...line, acceptedQuantity: '0' })),
    currency,
  );
  const hidden = { ...sums, stage_id: await defaultStageId(ctx.db) };
  const created = (await requisitions.create(ctx, values, hidden, { mayMissRequired })) as Requisition;
  await insertLines(ctx, ctx.newId, wanted);
  const saved = await linesOf(ctx.db, ctx.newId);
  return { ...created, items: saved, warnings: [...warningsOf(ctx, created, saved), ...warnings] };
}
