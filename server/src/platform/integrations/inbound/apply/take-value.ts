import type { Rule } from '../../../../../../nouns/inbound-mapping.ts';
import type { MappedValue } from '../../../../kernel/integrations/inbound-operation.ts';
import { fieldError, type Words, words } from '../../../../kernel/problems/errors.ts';
import { convertValue } from '../mappings/convert-value.ts';

/** What stands at a place, as the rule asks for it; null for nothing: absent, null and empty are the same. */
export function takeAt(found: unknown, { as }: Pick<Rule, 'as'>): ReturnType<typeof convertValue> | null {
  const value = scalar(found);
  if (value === null) return null;
  return typeof value === 'object' ? value : convertValue(value, as);
}

/** A plain value, null for none, a fault for what is more than one. */
export function scalar(value: unknown): MappedValue | typeof notScalar | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' || typeof value === 'boolean' ? value : notScalar;
}

/** A fault of what stands at a path, which it names. */
export const faultAt = (target: string, path: string, { en, ru }: Words, params: Record<string, unknown> = {}) =>
  fieldError(`/source/${target}`, 'type', words(`what stands at ${path} ${en}`, `в ${path}: ${ru}`), {
    path,
    ...params,
  });

const notScalar = { fault: words('is a list or an object, not one value', 'список или объект, а не одно значение') };
