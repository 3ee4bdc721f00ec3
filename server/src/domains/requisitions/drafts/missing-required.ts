import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning } from '../../../kernel/problems/warnings.ts';
import { checkAgainst, type Values } from '../../../platform/custom-fields/check-against.ts';
import type { FieldRule } from '../../../platform/custom-fields/check-value.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import { readProductFields } from '../product-fields/product-field.ts';
import { requisition } from '../requisition.ts';
import { requisitionLine } from '../requisition-line.ts';
import type { RequisitionWarning } from '../requisition-warnings.ts';

type Made = Pick<Requisition, 'customFields'> & {
  items: ReadonlyArray<Pick<RequisitionLine, 'customFields' | 'productFields'>>;
};

/** One warning that names the required fields that a draft made of another record leaves empty; none where it leaves none. */
export async function missingRequired(ctx: WriteContext, { customFields, items }: Made): Promise<RequisitionWarning[]> {
  const [definitions, product] = await Promise.all([
    readDefinitions(ctx),
    ctx.remember('product fields', () => readProductFields(ctx.db, true)),
  ]);
  const of = (entityType: string | undefined) => definitions.filter((field) => field.entityType === entityType);
  const [ofHeader, ofLine] = [of(requisition.customFieldsOf), of(requisitionLine.customFieldsOf)];
  const fields = [
    ...missing(ofHeader, customFields, 'customFields'),
    ...items.flatMap((line, index) => [
      ...missing(ofLine, line.customFields, `items/${index}/customFields`),
      ...missing(product, line.productFields, `items/${index}/productFields`),
    ]),
  ];
  return fields.length > 0 ? [warning(ctx, 'required_missing', sentence, { fields: fields.slice(0, most) })] : [];
}

const most = 50;

const missing = (definitions: readonly FieldRule[], values: Values, at: string): string[] =>
  checkAgainst(definitions, values, null, at).errors.flatMap(({ code, at: field }) =>
    code === 'required' ? field : [],
  );

const sentence = words(
  'Fields that have become required since are empty: fill them in.',
  'Поля, которые с тех пор стали обязательными, не заполнены: заполните их.',
);
