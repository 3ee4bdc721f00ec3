import { type FieldError, fieldError, words } from '../../../../kernel/errors.ts';
import type { MappedValue } from '../../../../kernel/inbound-operation.ts';
import { convertValue } from '../mappings/convert-value.ts';
import { type MappingRules, type Rule, ruleOf } from '../mappings/inbound-mapping.ts';
import { type JsonPath, parseJsonPath, valueAtPath } from '../mappings/json-path.ts';

export interface Extracted {
  values: Record<string, MappedValue>;
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
    const found = takeValue(payload, ruleOf(given));
    if (found && 'fault' in found) faults.push(fieldError(`/source/${target}`, 'type', found.fault));
    return found && 'value' in found ? [[target, found.value] as const] : [];
  });
  const values = { ...rules.defaults, ...Object.fromEntries(taken) };
  const lacking = rules.requiredFields.filter((target) => !Object.hasOwn(values, target));
  const unreadable = new Set(faults.map(({ at }) => at));
  const externalId = textAt(payload, rules.externalIdPath);
  if (externalId !== null && externalId.length > longestId) faults.push(tooLong);
  const unnamed = rules.externalIdPath !== null && externalId === null && rules.matchBy === null;
  return {
    values,
    missing: [...lacking.filter((target) => !unreadable.has(`/source/${target}`)), ...(unnamed ? ['externalId'] : [])],
    faults,
    externalId,
    version: textAt(payload, rules.versionPath),
  };
}

function takeValue(payload: unknown, { path, as }: Rule): ReturnType<typeof convertValue> | null {
  const value = scalarAt(payload, path);
  if (value === null) return null;
  return typeof value === 'object' ? value : convertValue(value, as);
}

const longestId = 200;
const tooLong = fieldError(
  '/externalIdPath',
  'max_length',
  words(`is longer than ${longestId} characters`, `длиннее ${longestId} знаков`),
);

const notScalar = { fault: words('is a list or an object, not one value', 'список или объект, а не одно значение') };

function scalarAt(payload: unknown, path: string): MappedValue | typeof notScalar | null {
  const value = valueAtPath(payload, parseJsonPath(path) as JsonPath);
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' || typeof value === 'boolean' ? value : notScalar;
}

/** The text at a path, null where there is none. */
export function textAt(payload: unknown, path: string | null): string | null {
  const value = path === null ? null : scalarAt(payload, path);
  return value === null || typeof value === 'object' ? null : String(value);
}
