import { requisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { warning } from '../../../kernel/problems/warnings.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { vatRateFaults } from '../../../kernel/values/vat.ts';
import { checkAgainst, type Values } from '../../../platform/custom-fields/check-against.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import { itemReferences } from '../../catalog/item-references.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { checkHeader, refuseConstruction } from '../check-header.ts';
import { readProductFields } from '../product-fields/product-field.ts';
import { requisition } from '../requisition.ts';
import type { LineInput } from '../requisition-line.ts';
import type { RequisitionWarning } from '../requisition-warnings.ts';
import type { Draft, DraftHeader } from './draft-requisition.ts';

interface Remaining {
  draft: Draft;
  /** One that names all that was left out; none where nothing was. */
  warnings: RequisitionWarning[];
}

/**
 * A draft written from what was said earlier, without what has ended since: an archived warehouse, item or field, a contract that is
 * over, a person who left. What is left out is told; the words of an archived item stay.
 */
export async function leaveOutGone(ctx: WriteContext, { items = [], ...given }: Draft): Promise<Remaining> {
  const header = await withoutGone(ctx, given);
  const lines = await linesWithoutGone(ctx, items, header.dueDate ?? null);
  const fields = [
    ...lost(given, header, ''),
    ...items.flatMap((line, index) => lost(line, lines[index] as LineInput, `items/${index}/`)),
  ];
  return {
    draft: { ...header, items: lines },
    warnings:
      fields.length > 0 ? [warning(ctx, 'reference_left_out', sentence, { fields: fields.slice(0, most) })] : [],
  };
}

const most = 50;

const sentence = words(
  'What the source named and is not in use any more was left out.',
  'То, что было указано в источнике и больше не действует, не перенесено.',
);

/** Each of them is checked alone, so that one that has ended takes no other with it. */
const references = ['deliveryWarehouseId', 'customerId', 'contractId', 'responsibleId', 'requesterId'] as const;

const construction = ['constructionProject', 'constructionObject', 'constructionStage'] as const;

async function withoutGone(ctx: WriteContext, given: DraftHeader): Promise<DraftHeader> {
  const header = { ...given };
  for (const name of references)
    if (header[name] && !(await holds(checkHeader(ctx, null, { [name]: header[name] })))) delete header[name];
  for (const name of construction)
    if (header[name] && !(await holds(refuseConstruction(ctx, { [name]: header[name] })))) delete header[name];
  return { ...header, customFields: await customOf(ctx, requisition.customFieldsOf, given.customFields) };
}

async function linesWithoutGone(
  ctx: WriteContext,
  items: readonly LineInput[],
  dueDate: string | null,
): Promise<LineInput[]> {
  const ids = items.flatMap(({ catalogItemId }) => catalogItemId ?? []);
  const [known, fields, { timezone }, isBuilding] = await Promise.all([
    ids.length > 0 ? itemReferences(ctx.db, { ids: [...new Set(ids)] }) : [],
    ctx.remember('product fields', () => readProductFields(ctx.db, true)),
    regionalOf(ctx),
    holds(refuseConstruction(ctx, { workType: 'any' })),
  ]);
  const open = new Set(known.filter(({ status }) => status === 'active').map(({ id }) => id));
  const day = dueDate ?? dayIn(timezone);
  const lines: LineInput[] = [];
  for (const line of items)
    lines.push({
      ...line,
      catalogItemId: line.catalogItemId && open.has(line.catalogItemId) ? line.catalogItemId : null,
      vatRate: line.vatRate && vatRateFaults(line.vatRate, line.requiredAt ?? day).length === 0 ? line.vatRate : null,
      ...(!isBuilding && { sourceSectionName: null, workType: null, needGroupKey: null }),
      productFields: checkAgainst(fields, line.productFields ?? {}, {}, '').values as NonNullable<
        LineInput['productFields']
      >,
      customFields: await customOf(ctx, requisitionLine.customFieldsOf, line.customFields),
    });
  return lines;
}

/** Values of fields that are in use, as their definitions allow them now. */
async function customOf(ctx: WriteContext, entityType: string | undefined, given: Values = {}) {
  const definitions = (await readDefinitions(ctx)).filter((field) => field.entityType === entityType);
  return checkAgainst(definitions, given, {}, '').values;
}

const holds = (check: Promise<unknown>): Promise<boolean> =>
  check.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

/** Names of fields that were said and are not any more, those within custom fields with their keys. */
function lost(before: object, after: object, at: string): string[] {
  const kept = after as Record<string, unknown>;
  return Object.entries(before).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    if (name === 'customFields' || name === 'productFields')
      return lost(value as object, (kept[name] ?? {}) as object, `${at}${name}/`);
    return kept[name] === null || kept[name] === undefined ? [`${at}${name}`] : [];
  });
}
