import type { CustomField } from '../../../../nouns/custom-field.ts';
import type { AnyField, Kind } from '../../../../nouns/kit/field.ts';
import type { Noun } from '../../../../nouns/kit/noun.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type Words, words } from '../../../../nouns/kit/words.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import type { Referred, ReferredBy } from './referred.ts';

/** A column that a register may have. */
export interface RegisterColumn {
  /** Where its value stands in a row: `number`, `supplier.name`, `customFields.hazard_class`. */
  path: string;
  heading: Words;
  kind: Kind;
  choices?: Readonly<Record<string, Words>>;
  refersTo?: Referred;
  guard?: Permission;
  /** It stands in a file whose columns nobody chose. */
  isUsual: boolean;
}

type Told = Pick<Noun, 'fields'>;

/** All columns that records of a noun may show, in the order of its fields. */
export function columnsOf(noun: Told, definitions: readonly CustomField[], referredBy: ReferredBy): RegisterColumn[] {
  const named = namedInside(noun);
  return Object.entries(noun.fields).flatMap(([name, field]) => {
    const { kind, inside } = field.spec;
    if (kind === 'custom-fields') return definitions.map((definition) => customColumn(name, definition, referredBy));
    if (kind === 'external-links' || (field.spec.schema.type === 'array' && kind === 'structure')) return [];
    if (kind === 'structure') return inside ? insideColumns(name, field, inside) : [];
    if (kind === 'id') return [idColumn(name, field, named.has(name) ? undefined : referredBy(name))];
    return [plainColumn(name, field, name !== 'version')];
  });
}

/** Those of the lines inside records: a row holds its line under `lines`, and headings tell it from what the record says. */
export const lineColumnsOf = (
  line: Told,
  definitions: readonly CustomField[],
  referredBy: ReferredBy,
): RegisterColumn[] =>
  columnsOf(line, definitions, referredBy).map((column) => ({
    ...column,
    path: `lines.${column.path}`,
    heading: partOf(words('Line', 'Строка'), column.heading),
  }));

/** Identifiers whose record a structure of the same row names already. */
function namedInside({ fields }: Told): ReadonlySet<string> {
  return new Set(
    Object.entries(fields).flatMap(([name, { spec }]) =>
      spec.inside ? [`${name}Id`, ...Object.keys(spec.inside)] : [],
    ),
  );
}

function plainColumn(path: string, { spec }: AnyField, isUsual: boolean): RegisterColumn {
  const choices = spec.schema['x-of'] === 'units' ? unitSymbols : spec.choices;
  return {
    ...{ path, heading: spec.label, kind: spec.kind, isUsual },
    ...(choices && { choices }),
    ...(spec.guard && { guard: spec.guard }),
  };
}

const idColumn = (path: string, field: AnyField, refersTo: Referred | undefined): RegisterColumn => ({
  ...plainColumn(path, field, refersTo !== undefined),
  ...(refersTo && { refersTo }),
});

const called = new Set(['name', 'number', 'fullName']);

/** A column for each plain part of a structure. The part that is its name is headed like the whole, and stands for it. */
function insideColumns(name: string, whole: AnyField, inside: Readonly<Record<string, AnyField>>): RegisterColumn[] {
  const { label, guard } = whole.spec;
  const isNamed = Object.keys(inside).some((part) => called.has(part));
  return Object.entries(inside)
    .filter(([, { spec }]) => spec.kind !== 'structure')
    .map(([part, field]) => ({
      ...plainColumn(`${name}.${part}`, field, isNamed ? called.has(part) : field.spec.kind !== 'id'),
      heading: called.has(part) ? label : partOf(label, field.spec.label),
      ...(guard && { guard }),
    }));
}

const partOf = (whole: Words, part: Words) => words(`${whole.en}: ${part.en}`, `${whole.ru}: ${part.ru}`);

const kinds: Partial<Record<CustomField['type'], Kind>> = {
  number: 'decimal',
  money: 'decimal',
  date: 'date',
  datetime: 'instant',
  boolean: 'boolean',
};

function customColumn(name: string, { key, label, type }: CustomField, referredBy: ReferredBy): RegisterColumn {
  const person = type === 'user' ? referredBy('userId') : undefined;
  return {
    ...{ path: `${name}.${key}`, heading: words(label, label), kind: kinds[type] ?? 'text', isUsual: true },
    ...(person && { refersTo: person }),
  };
}
