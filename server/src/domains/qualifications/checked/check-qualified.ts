import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, Refusal, type Words, words } from '../../../kernel/problems/errors.ts';
import { companySettings } from '../../company/company-settings.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { type Buying, findUnqualified } from './find-unqualified.ts';
import { holdQualifications } from './hold-qualifications.ts';

/** What is not covered by a qualification, and how to say so. */
interface Unqualified<Of> {
  buying: readonly Of[];
  sentence: Words;
}

/**
 * Refuses what a supplier is not qualified for where the company has it so, each at its place in the body; otherwise answers what there
 * is to warn of. What it rests on stays until the transaction ends.
 */
export async function checkQualified<Of extends Buying>(
  ctx: WriteContext,
  buying: readonly Of[],
  placeOf: (one: Of) => string,
): Promise<Unqualified<Of> | null> {
  const { qualificationPolicy } = await companySettings(ctx);
  if (qualificationPolicy === 'off' || buying.length === 0) return null;
  await holdQualifications(ctx.db, [...new Set(buying.map(({ supplierId }) => supplierId))]);
  const found = await findUnqualified(ctx, buying);
  if (found.length === 0) return null;
  const suppliers = [...new Set(found.map(({ supplierId }) => supplierId))];
  const refs = await supplierRefs(ctx.db, suppliers);
  const sentence = sentenceOf(suppliers.flatMap((id) => refs.get(id)?.name ?? []).join(', '));
  if (qualificationPolicy === 'warn') return { buying: found, sentence };
  throw new Refusal('business_rule_violated', sentence, {
    errors: found
      .slice(0, 100)
      .map((one): FieldError => fieldError(placeOf(one), notQualified, atPlace, { supplierId: one.supplierId })),
    members: { rule: notQualified, supplierIds: suppliers },
  });
}

export const notQualified = 'supplier_not_qualified';

const sentenceOf = (names: string) =>
  words(
    `Not qualified for this: ${names}. Qualify the supplier, or choose another.`,
    `Нет допуска: ${names}. Оформите допуск поставщика или выберите другого.`,
  );

const atPlace = words('is not qualified for this', 'нет допуска на эту позицию');
