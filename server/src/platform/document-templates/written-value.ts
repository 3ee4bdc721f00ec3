import type { Words } from '../../kernel/problems/errors.ts';

/** A value as the renderers take it: text, or null where there is none. */
export function writtenValue(value: unknown, choices?: Readonly<Record<string, Words>>, language: keyof Words = 'ru') {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(String).join(', ') || null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return choices?.[text]?.[language] ?? text;
}
