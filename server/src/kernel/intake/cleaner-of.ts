import type { TSchema } from 'typebox';
import { recordTypeAmong } from '../record-type-among.ts';
import { toDecimalString } from '../values/decimal.ts';
import { isoInstant } from '../values/instant.ts';
import { cleanText } from '../values/text.ts';
import { shapesByType } from './alternatives.ts';

type Clean = (value: unknown) => unknown;

interface Shape {
  type?: string | string[];
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: readonly TSchema[];
  default?: unknown;
  enum?: readonly string[];
  'x-clean'?: 'line' | 'lines' | 'decimal' | 'instant' | 'record-type';
}

const same: Clean = (value) => value;

/** Builds the function that cleans an input before validation: trims and normalises text, keeps decimals exact, fills defaults. */
export function cleanerOf(schema: TSchema): Clean {
  const shape = schema as Shape;
  if (shape['x-clean'] === 'record-type') return recordTypeCleaner(shape.enum ?? []);
  if (shape['x-clean']) return textCleaners[shape['x-clean']];
  if (shape.properties) return objectCleaner(shape.properties);
  if (shape.anyOf) return alternativesCleaner(shape.anyOf);
  if (shape.items) return arrayCleaner(cleanerOf(shape.items));
  return same;
}

function objectCleaner(properties: Record<string, TSchema>): Clean {
  const cleaners = new Map(Object.entries(properties).map(([name, schema]) => [name, cleanerOf(schema)]));
  const defaults = Object.entries(properties).flatMap(([name, schema]) => {
    const value = (schema as Shape).default;
    return value === undefined ? [] : [[name, value] as const];
  });
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const tidy: Record<string, unknown> = {};
    for (const [name, held] of Object.entries(value)) {
      if (held === undefined) continue;
      Object.defineProperty(tidy, name, {
        value: (cleaners.get(name) ?? same)(held),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
    for (const [name, fallback] of defaults) if (!(name in tidy)) tidy[name] = fallback;
    return tidy;
  };
}

const arrayCleaner =
  (clean: Clean): Clean =>
  (value) =>
    Array.isArray(value) && clean !== same ? value.map(clean) : value;

function alternativesCleaner(alternatives: readonly TSchema[]): Clean {
  const shapes = shapesByType(alternatives);
  if (!shapes) return same;
  const cleaners = new Map([...shapes].map(([type, shape]) => [type, cleanerOf(shape)]));
  return (value) => (cleaners.get((value as { type?: unknown } | null)?.type) ?? same)(value);
}

const recordTypeCleaner =
  (names: readonly string[]): Clean =>
  (value) =>
    typeof value === 'string' ? recordTypeAmong(names, value) : value;

const textCleaners: Record<Exclude<NonNullable<Shape['x-clean']>, 'record-type'>, Clean> = {
  line: (value) => (typeof value === 'string' ? cleanText(value) : value),
  lines: (value) => (typeof value === 'string' ? cleanText(value.replaceAll('\r\n', '\n')) : value),
  decimal: (value) =>
    typeof value === 'string' || typeof value === 'number' ? (toDecimalString(value) ?? value) : value,
  instant: (value) => (typeof value === 'string' ? (isoInstant(value) ?? value) : value),
};
