import type { MappedValue } from '../../../../kernel/integrations/inbound-operation.ts';
import { type FieldError, fieldError, words } from '../../../../kernel/problems/errors.ts';
import { type MappingRules, ruleOf } from '../mappings/inbound-mapping.ts';
import { type JsonPath, parseJsonPath, valueAtPath } from '../mappings/json-path.ts';
import { lineField } from '../mappings/list-path.ts';
import { extractLines } from './extract-lines.ts';
import { faultAt, scalar, takeAt } from './take-value.ts';

export interface Extracted {
  values: Record<string, MappedValue>;
  /** The values of `lines[]`, line by line. */
  lines: ReadonlyArray<Record<string, MappedValue>>;
  /** Required targets that neither the event nor the defaults have. */
  missing: string[];
  /** Values that are not what the mapping says they are. */
  faults: FieldError[];
  externalId: string | null;
  version: string | null;
}

/** What a mapping takes out of an event. Absent, null and empty are the same: the default stands, or the field is left alone. */
export function extractValues(rules: MappingRules, payload: unknown): Extracted {
  const faults: FieldError[] = [];
  const taken = Object.entries(rules.source).flatMap(([target, given]) => {
    if (lineField(target) !== null) return [];
    const rule = ruleOf(given);
    const found = takeAt(valueAtPath(payload, parseJsonPath(rule.path) as JsonPath), rule);
    if (found && 'fault' in found) faults.push(faultAt(target, rule.path, found.fault));
    return found && 'value' in found ? [[target, found.value] as const] : [];
  });
  const usual = Object.entries(rules.defaults).filter(([target]) => lineField(target) === null);
  const values = { ...Object.fromEntries(usual), ...Object.fromEntries(taken) };
  const listed = extractLines(rules, payload);
  faults.push(...listed.faults);
  const lacking = rules.requiredFields.filter((target) => lineField(target) === null && !Object.hasOwn(values, target));
  const unreadable = new Set(faults.map(({ at }) => at));
  const externalId = textAt(payload, rules.externalIdPath);
  if (externalId !== null && externalId.length > longestId) faults.push(tooLong);
  const unnamed = rules.externalIdPath !== null && externalId === null && rules.matchBy === null;
  return {
    values,
    lines: listed.lines,
    missing: [
      ...lacking.filter((target) => !unreadable.has(`/source/${target}`)),
      ...listed.missing,
      ...(unnamed ? ['externalId'] : []),
    ],
    faults,
    externalId,
    version: textAt(payload, rules.versionPath),
  };
}

const longestId = 200;
const tooLong = fieldError(
  '/externalIdPath',
  'max_length',
  words(`is longer than ${longestId} characters`, `длиннее ${longestId} знаков`),
);

/** The text at a path, null where there is none. */
export function textAt(payload: unknown, path: string | null): string | null {
  const value = path === null ? null : scalar(valueAtPath(payload, parseJsonPath(path) as JsonPath));
  return value === null || typeof value === 'object' ? null : String(value);
}

/** All that was taken out, as the journal keeps it. */
export const extractedOf = ({ values, lines }: Pick<Extracted, 'values' | 'lines'>): Record<string, unknown> => ({
  ...values,
  ...(lines.length > 0 && { lines }),
});
