import type { TObject } from 'typebox';
import type { Field } from '../../../../nouns/kit/field.ts';
import type { Fields, Noun, RecordOf } from '../../../../nouns/kit/noun.ts';
import type { AnyEntity, Fact, FactData } from '../../kernel/entity.ts';
import type { Db } from '../../kernel/sql/db.ts';
import type { Computed } from './columns-of.ts';

/** A record of a noun, which the store reads and writes. */
export type Entry<F extends Fields> = RecordOf<{ fields: F }> & Kept;

/** The fields that the store itself needs. */
type Kept = { id: string; version: number };

/** Values to write, by field. */
export type Values<F extends Fields> = Partial<RecordOf<{ fields: F }>>;

/** The entity of a noun. */
export interface Stored<F extends Fields, Kind extends string> extends AnyEntity {
  declared: Noun<F>;
  view: TObject;
  fact(kind: Kind, record: Entry<F>, tell?: FactData): Fact;
  changed(kind: Kind, before: Entry<F>, after: Entry<F>, tell?: FactData): Fact;
}

/** SQL for each field that no column holds. */
export type ComputedOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends Field<unknown, 'never' | 'optional' | 'required', true> ? Name : never]: Computed;
};

/** Adds to records what their own statement could not read. In a list that asks for a few fields the other fields are undefined. */
export type Complete<F extends Fields> = <Row extends Partial<Entry<F>>>(db: Db, rows: Row[]) => Promise<Row[]>;
