import { isDeepStrictEqual } from 'node:util';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { itemValues } from '../../catalog/fill-item-values.ts';
import { companySettings } from '../../company/company-settings.ts';

type Input = Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, unknown>>;

/** A line, and what custom fields of its item hold; nothing where values for the item would stay out. */
export interface LineOfItem extends RequisitionLine {
  itemValues?: Values | undefined;
}

/** What a row gives to the catalog item of its line. */
export const valuesGiven = (input: Input): Values | undefined => input.itemCustomFields as Values | undefined;

/** Lines with the values of their items, where any row gives some. */
export async function withItemValues(
  ctx: ReadContext,
  lines: readonly RequisitionLine[],
  rows: ReadonlyArray<{ input: Input }>,
): Promise<readonly LineOfItem[]> {
  if (!rows.some(({ input }) => valuesGiven(input))) return lines;
  const held = await itemValues(
    ctx.db,
    lines.flatMap(({ catalogItemId }) => catalogItemId ?? []),
  );
  const loose = (await makesItems(ctx)) ? {} : undefined;
  return lines.map((line) => {
    const { values, isOpen } = held.get(line.catalogItemId ?? '') ?? {};
    return { ...line, itemValues: line.catalogItemId === null ? loose : isOpen ? values : undefined };
  });
}

/** Whether a line without an item gets one when it is saved. */
export const makesItems = async (ctx: ReadContext): Promise<boolean> =>
  (await companySettings(ctx)).nomenclatureSavePolicy === 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS';

/** Whether a row would change the item of its line. */
export const itemDiffers = ({ itemValues: held }: LineOfItem, input: Input): boolean =>
  held !== undefined &&
  Object.entries(valuesGiven(input) ?? {}).some(([key, value]) => !isDeepStrictEqual(held[key], value));
