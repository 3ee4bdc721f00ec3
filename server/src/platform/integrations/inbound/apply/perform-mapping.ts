import type { InboundOperation, MappedResult } from '../../../../kernel/integrations/inbound-operation.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { type FieldError, invalid, refuse, words } from '../../../../kernel/problems/errors.ts';
import type { MappingRules } from '../mappings/inbound-mapping.ts';
import { type Extracted, extractedOf, extractValues } from './extract-values.ts';
import { isNewest } from './is-newest.ts';

export interface Performed extends Omit<MappedResult, 'result'> {
  result: MappedResult['result'] | 'skipped_stale';
  extracted: Record<string, unknown>;
}

/** Does with an event what a mapping says, in the name of whom the context holds. */
export async function performMapping(
  ctx: WriteContext,
  operations: readonly InboundOperation[],
  rules: MappingRules,
  payload: unknown,
): Promise<Performed> {
  const operation = operations.find(({ name }) => name === rules.operation);
  if (!operation) throw refuse('mapping_invalid', noLongerOffered);
  const extracted = extractValues(rules, payload);
  refuseUnfit(extracted);
  const { values, lines, externalId, version } = extracted;
  const kept = extractedOf(extracted);
  const { externalSource, matchBy, allowBankDetails } = rules;
  const of = externalSource !== null &&
    externalId !== null && { operation: operation.name, externalSource, externalId };
  if (of && version !== null && !(await isNewest(ctx.db, of, version)))
    return { result: 'skipped_stale', entityType: null, entityId: null, displayName: null, extracted: kept };
  const done = await ctx.call(operation.command, {
    values,
    lines,
    externalSource,
    externalId,
    matchBy,
    allowBankDetails,
  });
  return { ...done, extracted: kept };
}

function refuseUnfit({ missing, faults }: Extracted) {
  if (missing.length > 0)
    throw refuse(
      'business_rule_violated',
      words(`The event lacks ${missing.join(', ')}.`, `В событии не хватает: ${missing.join(', ')}.`),
      { rule: 'required_fields_missing', missing },
    );
  if (faults.length > 0) throw invalid(faults as FieldError[]);
}

const noLongerOffered = words('This operation is no longer offered.', 'Эта операция больше не предлагается.');
