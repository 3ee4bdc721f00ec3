import type { Permission } from './rights.ts';
import { type Words, words } from './words.ts';

/** Plain JSON Schema. Keywords that begin with `x-` tell the intake how to clean a value before it is checked. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Whether a caller may write the field: never, optionally, or as a required field of a new record. */
export type Writing = 'never' | 'optional' | 'required';

/** How a value is stored, filtered, compared and shown. */
export type Kind =
  | 'text'
  | 'choice'
  | 'set'
  | 'id'
  | 'decimal'
  | 'instant'
  | 'date'
  | 'boolean'
  | 'integer'
  | 'structure'
  | 'custom-fields'
  | 'external-links';

interface Spec {
  readonly kind: Kind;
  readonly schema: Schema;
  readonly label: Words;
  /** What people call the values of a choice. */
  readonly choices?: Readonly<Record<string, Words>>;
  /** The fields of a structure. */
  readonly inside?: Readonly<Record<string, AnyField>>;
  readonly column?: string;
  readonly isNullable?: true;
  readonly isComputed?: true;
  readonly isFilterable?: true;
  readonly isSortable?: true;
  readonly isSearchable?: true;
  readonly writing?: Writing;
  readonly guard?: Permission;
}

/**
 * One field of a noun. `Value` is its type in answers; `W` says whether callers write it; `Computed` says that no column holds it,
 * so that the compiler asks the store for its SQL.
 */
export class Field<Value, W extends Writing = Writing, Computed extends boolean = boolean> {
  declare readonly value: Value;
  declare readonly isWritten: W;
  declare readonly isDerived: Computed;
  readonly spec: Spec;

  constructor(spec: Spec) {
    this.spec = spec;
  }

  /** The same, or null for «no value». */
  nullable(): Field<Value | null, W, Computed> {
    const { type, enum: values } = this.spec.schema;
    const schema = {
      ...this.spec.schema,
      type: [type, 'null'],
      ...(Array.isArray(values) && { enum: [...values, null] }),
    };
    return new Field({ ...this.spec, schema, isNullable: true });
  }

  /** Callers may give it. */
  writable(): Field<Value, 'optional', Computed> {
    return new Field({ ...this.spec, writing: 'optional' });
  }

  /** Callers must give it when they create a record, and may change it later. */
  required(): Field<Value, 'required', Computed> {
    return new Field({ ...this.spec, writing: 'required' });
  }

  /** No column of its own: the store says where it comes from. */
  computed(): Field<Value, W, true> {
    return new Field({ ...this.spec, isComputed: true });
  }

  /** The column, where its name is not the field's name in snake_case. */
  column(column: string): Field<Value, W, Computed> {
    return new Field({ ...this.spec, column });
  }

  filterable(): Field<Value, W, Computed> {
    return new Field({ ...this.spec, isFilterable: true });
  }

  sortable(): Field<Value, W, Computed> {
    return new Field({ ...this.spec, isSortable: true });
  }

  /** The search of a short list looks in it. */
  searchable(): Field<Value, W, Computed> {
    return new Field({ ...this.spec, isSearchable: true });
  }

  /** Empty for callers without the permission, in every answer, variable and webhook. */
  seenWith(guard: Permission): Field<Value, W, Computed> {
    return new Field({ ...this.spec, guard });
  }

  example(value: unknown): Field<Value, W, Computed> {
    return new Field({ ...this.spec, schema: { ...this.spec.schema, examples: [value] } });
  }

  /** What the label does not say, for readers of the API documentation. */
  describe(description: string): Field<Value, W, Computed> {
    return new Field({ ...this.spec, schema: { ...this.spec.schema, description } });
  }
}

export type AnyField = Field<unknown>;

export const field = <Value>(
  kind: Kind,
  schema: Schema,
  en: string,
  ru: string,
  inside?: Readonly<Record<string, AnyField>>,
): Field<Value, 'never', false> =>
  new Field({ kind, schema: { title: en, ...schema }, label: words(en, ru), ...(inside && { inside }) });

/** `contactName` is stored in `contact_name`. */
export const columnOf = (name: string, { spec }: AnyField): string =>
  spec.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
