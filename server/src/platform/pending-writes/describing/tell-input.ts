import type { Words } from '../../../kernel/problems/errors.ts';
import type { Referred } from '../../registers/referred.ts';
import type { DescribedField } from './described-write.ts';

/** JSON Schema of a field, as operations declare it. */
export type Shape = Readonly<Record<string, unknown>>;

type Given = Readonly<Record<string, unknown>>;

export interface ToldField extends Omit<DescribedField, 'values'> {
  texts: string[];
  choices: Readonly<Record<string, Words>> | undefined;
  refersTo: Referred | undefined;
}

export interface ToldList {
  path: string;
  label: string;
  rows: ToldField[][];
}

/** How fields are called, and what their values mean. */
export interface Lexicon {
  labelOf(path: readonly string[], shape: Shape): string;
  choicesOf(name: string, shape: Shape): ToldField['choices'];
  referredBy(name: string): Referred | undefined;
}

/** What only the door reads. */
const carried = new Set(['idempotencyKey', 'version']);

/** The fields of an input with their words: those of inner objects follow under both names, rows of objects stand apart. */
export function tellInput(input: Given, shape: Shape, { labelOf, choicesOf, referredBy }: Lexicon) {
  const lists: ToldList[] = [];

  function fieldsOf(given: Given, of: Shape, path: readonly string[], labels: readonly string[]): ToldField[] {
    const shapes = (of.properties ?? {}) as Readonly<Record<string, Shape>>;
    // The database keeps no order of names: that of the shape is told.
    const names = new Set([...Object.keys(shapes), ...Object.keys(given)]);
    return [...names].flatMap((name) => {
      const value = given[name];
      if (value === undefined || (path.length === 0 && carried.has(name))) return [];
      const own = plain(shapes[name]);
      const at = [...path, name];
      const called = [...labels, labelOf(at, own)];
      if (isGiven(value)) return fieldsOf(value, own, at, called);
      if (Array.isArray(value) && value.some(isGiven)) {
        const list: ToldList = { path: at.join('.'), label: called.join(': '), rows: [] };
        lists.push(list);
        const inner = plain(own.items as Shape | undefined);
        list.rows = value.map((row, n) => fieldsOf(row as Given, inner, [...at, String(n)], []));
        return [];
      }
      return [fieldOf(at, called, own, value)];
    });
  }

  function fieldOf(path: readonly string[], labels: readonly string[], own: Shape, value: unknown): ToldField {
    const name = path.at(-1) as string;
    const one = own.items ? plain(own.items as Shape) : own;
    return {
      path: path.join('.'),
      label: labels.join(': '),
      kind: kindOf(name, one),
      texts: [value].flat().flatMap((part) => (part === null ? [] : [textOf(part)])),
      choices: choicesOf(name, one),
      refersTo: one.format === 'uuid' ? referredBy(name) : undefined,
    };
  }

  return { fields: fieldsOf(input, shape, [], []), lists };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape without «or null». */
const plain = (shape: Shape = {}): Shape =>
  ((shape.anyOf as Shape[] | undefined)?.find(({ type }) => type !== 'null') ?? shape) as Shape;

const decimals = new Set(['decimal', 'unsigned-decimal', 'rate']);

function kindOf(name: string, { format, type, ...shape }: Shape): DescribedField['kind'] {
  if (shape['x-of'] === 'units') return 'unit';
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'instant';
  if ([type].flat().includes('boolean')) return 'flag';
  if (!decimals.has(format as string)) return 'text';
  return /(price|amount|cost|total)$/i.test(name) ? 'money' : 'decimal';
}
