import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { ReadContext, WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { judgeCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { holdItems, itemReferences } from '../../catalog/item-references.ts';
import { fxTo } from '../../company/fx-to.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { productFieldCheck } from '../product-fields/product-field-check.ts';
import { type LineInput, requisitionLine } from '../requisition-line.ts';
import { lineFaults } from './line-faults.ts';
import { type Header, inBase, type Standing, standing, type WantedLine } from './standing-line.ts';

interface GivenLine {
  before: RequisitionLine | null;
  /** It was named by an identifier that no line of the requisition has. */
  isMissing?: boolean;
  /** Handed on from another record: fields that became required since may be empty. */
  isHandedOn?: true;
  input: LineInput & Standing;
  /** Its place in the body. */
  at: string;
}

/** Lines with their items, units, rates and amounts. All errors of all lines come at once; the number of statements does not depend on that of the lines. */
export async function resolveLines(
  ctx: WriteContext,
  header: Header,
  given: readonly GivenLine[],
  isRecounted = false,
): Promise<WantedLine[]> {
  const ids = given.flatMap(({ before, input: { catalogItemId } }) =>
    catalogItemId && catalogItemId !== before?.catalogItemId ? catalogItemId : [],
  );
  const [, { wanted, errors }] = await Promise.all([
    holdItems(ctx.db, { ids }),
    judgeLines(ctx, header, given, isRecounted),
  ]);
  if (errors.length > 0) throw invalid(errors);
  return wanted;
}

/** The same, answering the errors beside the lines. */
export async function judgeLines(
  ctx: ReadContext,
  header: Header,
  given: readonly GivenLine[],
  isRecounted = false,
): Promise<{ wanted: WantedLine[]; errors: FieldError[] }> {
  if (given.length === 0) return { wanted: [], errors: [] };
  const ids = given.flatMap(({ before, input }) => input.catalogItemId ?? before?.catalogItemId ?? []);
  const [items, fx, { timezone }, fieldsOf, custom] = await Promise.all([
    ids.length > 0 ? itemReferences(ctx.db, { ids: [...new Set(ids)] }) : [],
    fxTo(
      ctx,
      header.currency,
      given.flatMap(({ before, input }) => input.currency ?? before?.currency ?? []),
    ),
    regionalOf(ctx),
    productFieldCheck(ctx),
    judgeCustomFields(
      ctx,
      requisitionLine.customFieldsOf,
      given.map(({ before, input, isHandedOn }) => ({
        given: input.customFields,
        before: before?.customFields ?? (isHandedOn ? {} : null),
      })),
    ),
  ]);
  const known = {
    header,
    items: new Map(items.map((item) => [item.id, item])),
    fx,
    today: dayIn(timezone),
    isRecounted,
  };
  const errors: FieldError[] = [];
  const wanted: WantedLine[] = [];
  const seen = new Set<string>();
  for (const [index, { before, isMissing, isHandedOn, input, at }] of given.entries()) {
    if (isMissing) {
      errors.push(
        fieldError(
          `${at}/id`,
          'not_found_reference',
          words('does not match any line of this requisition', 'такой строки в заявке нет'),
        ),
      );
      continue;
    }
    if (before && seen.has(before.id)) errors.push(namedTwice(at));
    if (before) seen.add(before.id);
    const line = standing(before, input, known);
    errors.push(...lineFaults(line, input, before, known).map((error) => ({ ...error, at: at + error.at })));
    const { values: customFields = {}, errors: misfits = [] } = custom[index] ?? {};
    errors.push(...misfits.map((error) => ({ ...error, at: at + error.at })));
    const held = before?.productFields ?? (isHandedOn ? {} : null);
    const product = fieldsOf(input.productFields, held, `${at}/productFields`);
    errors.push(...product.errors);
    const own = { productFields: product.values, customFields };
    wanted.push({
      id: before?.id ?? uuidv7(),
      before,
      line: { ...line, ...inBase(line, before, known, at, errors), ...own },
    });
  }
  return { wanted, errors };
}

const namedTwice = (at: string) =>
  fieldError(`${at}/id`, 'duplicate', words('repeats a line given above', 'эта строка уже названа выше'));
