import type { AnyField } from '../../../../nouns/kit/field.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import type { AnyQuery, ReadContext } from '../../kernel/operation.ts';
import type { Words } from '../../kernel/problems/errors.ts';

/** Where a value was read: a field of a record. */
export interface Source {
  /** As the interface spells it: `procurement`. */
  type: string;
  /** Null for what has none, such as a rate. */
  id: string | null;
  field: string;
  /** Where this API answers with the record; null where it has no address of its own. */
  url: string | null;
  revision?: number | null;
  /** The day that a rate holds for. */
  date?: string | null;
}

interface Named {
  /** As formulas spell it: `quantity`, `lines[3].net`. */
  name: string;
  label: Words;
  /** What of several it belongs to, such as the name of a line. */
  of?: string;
  unit?: string | null;
  currency?: string | null;
}

/** A value that was read. */
export type Input = Named & { value: string; from: Source };

/** A value that follows from the steps before it. */
export type Result = Named & { formula: string };

export type Step = Input | Result;

/** How a figure came about: its steps in order, and the formula that makes the figure of them. */
export interface Working {
  formula: string;
  steps: readonly Step[];
  unit?: string | null;
  currency?: string | null;
}

export interface Figure<Record, Card = Record> {
  /** What its steps are read by, beside the right to the record; by some cards, where they are made of other things. */
  needs?: Permission | readonly Permission[] | ((card: Card) => readonly Permission[]);
  /** Of a record, or of a line of the card; asked only where the figure is not null. Null where what it was made of is gone. */
  explain(record: Record, ctx: ReadContext, card: Card): Working | null | Promise<Working | null>;
}

type Declared = AnyEntity & { declared: { fields: Readonly<Record<string, AnyField>> } };

/** The computed figures of a noun: declared beside what computes them, explained by what its own GET answers. */
export interface FigureHost<Card, Line = never, Part = never> {
  entity: Declared;
  /** The address of one record; `/explain` follows. */
  path: string;
  tag: string;
  /** Takes `id`. What it hides from a caller no explanation shows him. */
  get: AnyQuery;
  /** By their place in the record: `totals.gross`. */
  figures: Readonly<Record<string, Figure<Card>>>;
  /** Figures of the lines that the card holds in this field. */
  lines?: { in: string; entity: Declared; figures: Readonly<Record<string, Figure<Line, Card>>> };
  /** Figures of what the card holds in this field, where it holds it. */
  part?: { in: string; entity: Declared; figures: Readonly<Record<string, Figure<Part, Card>>> };
}

/** Figures of the lines of a lower domain's record, of a domain that keeps what they are made of. */
export interface FiguresBelow<Line, Card> {
  lines: AnyEntity;
  figures: Readonly<Record<string, Figure<Line, Card>>>;
}

/** Fields of a record as inputs, named and worded as its noun has them; those without a value are left out. */
export const inputsOf = <F extends Readonly<Record<string, AnyField>>, Name extends keyof F & string>(
  fields: F,
  record: Readonly<Record<NoInfer<Name>, unknown>>,
  names: readonly Name[],
  {
    from,
    under = '',
    ...more
  }: Omit<Partial<Named>, 'name' | 'label'> & { from: Omit<Source, 'field'>; under?: string },
): Input[] =>
  names.flatMap((name) =>
    record[name] === null || record[name] === undefined
      ? []
      : [
          {
            ...{ name: under + name, label: (fields[name] as AnyField).spec.label, value: String(record[name]) },
            from: { ...from, field: name },
            ...more,
          },
        ],
  );

/** The steps of each of several records: `steps` is told the beginning of their names, `lines[1].`. */
export const eachOf = <Record>(
  called: string,
  records: readonly Record[],
  steps: (record: Record, under: string) => readonly Step[],
): Step[] => records.flatMap((record, at) => [...steps(record, `${called}[${at + 1}].`)]);
