import type { InboundOperation, MappedResult } from '../../../../kernel/integrations/inbound-operation.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { brokenRule, type FieldError, fieldError, invalid, refuse, words } from '../../../../kernel/problems/errors.ts';
import { type MappingRules, ruleOf } from '../mappings/inbound-mapping.ts';
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
  refuseUnfit(extracted, rules);
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

function refuseUnfit({ missing, faults }: Extracted, rules: MappingRules) {
  if (missing.length > 0) {
    const named = missing.map((target) => `${target} (${pathOf(rules, target) ?? '—'})`).join(', ');
    throw brokenRule(
      'required_fields_missing',
      words(`The event lacks ${named}.`, `В событии не хватает: ${named}.`),
      { missing },
      missing.map((target) => lacks(target, pathOf(rules, target))),
    );
  }
  if (faults.length > 0) throw invalid(faults as FieldError[]);
}

/** Where a mapping looks for a target; of a line its list with the number of the line. */
function pathOf({ source, externalIdPath }: MappingRules, target: string): string | null {
  if (target === 'externalId') return externalIdPath;
  const [, place, name] = /^lines\[(\d+)\]\.(.+)$/.exec(target) ?? [];
  const given = source[name === undefined ? target : `lines[].${name}`];
  return given === undefined ? null : ruleOf(given).path.replace('[*]', place === undefined ? '[*]' : `[${place}]`);
}

const lacks = (target: string, path: string | null): FieldError => ({
  ...fieldError(
    target === 'externalId' ? '/externalIdPath' : `/source/${target}`,
    'required',
    words(`nothing stands at ${path ?? 'any path'}`, `по пути ${path ?? '—'} ничего нет`),
    { path },
  ),
  fix: words(
    'Send it there, correct the path of the mapping, or give a default.',
    'Передавайте его там, исправьте путь в сопоставлении или задайте значение по умолчанию.',
  ),
});

const noLongerOffered = words('This operation is no longer offered.', 'Эта операция больше не предлагается.');
