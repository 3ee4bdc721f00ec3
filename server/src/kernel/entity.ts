import type { Static, TObject, TProperties } from 'typebox';
import type { Permission } from '../../../nouns/kit/rights.ts';
import { object } from './fields.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Words } from './problems/errors.ts';

/**
 * Something that happened, recorded once: the audit trail, webhooks and the event feed all use this row.
 * `stable` facts are the public v1 catalog, `business` ones are delivered by name or to empty lists,
 * `internal` ones stay in the audit trail.
 */
export interface Fact {
  /** Set when the operation must know the event's identifier; otherwise the database makes it. */
  id?: string;
  event: string;
  audience: 'stable' | 'business' | 'internal';
  entityType: string;
  entityId: string;
  entityVersion: number | null;
  displayName: string | null;
  data: FactData;
  /** `denied` and `failed` are attempts, recorded by a command that returns a refusal. Defaults to `success`. */
  outcome?: 'success' | 'denied' | 'failed';
  /** The person who did it, where the request was still anonymous, as when signing in. */
  by?: string;
}

export interface FactData {
  object?: Record<string, unknown>;
  changedFields?: string[];
  previous?: Record<string, unknown>;
  status?: { from: string; to: string };
  reason?: string;
  [more: string]: unknown;
}

interface Declared<Fields extends TProperties, Kind extends string> {
  /** Internal kind of the entity, as the interface spells it: `catalog_item`. */
  type: string;
  noun: Words;
  audience: Fact['audience'];
  fields: Fields;
  facts: readonly Kind[];
  /** Further facts of a stable noun outside the stable catalog, published as `<type>.<kind>`. */
  businessFacts?: readonly Kind[];
  /** Further data in facts of a change, such as which lines changed. */
  changesTell?: TProperties;
  displayName: string & keyof Fields;
  lifecycle?: Lifecycle;
  /** Fields that only holders of a permission may see, in every answer, variable and webhook. */
  guarded?: Partial<Record<keyof Fields & string, Permission>>;
  /** Its name in custom field definitions: `catalogItem`. */
  customFieldsOf?: string;
}

export interface AnyEntity extends Declared<TProperties, string> {
  view: TObject;
  event(kind: string): string;
}

const bookkeeping = new Set(['version', 'updatedAt', 'updatedBy']);

/** The entity of a noun: what it is called, what it holds, what can happen to it. */
export function entity<const Fields extends TProperties, const Kind extends string>(declared: Declared<Fields, Kind>) {
  const view = object(declared.fields, { title: declared.noun.en });
  type View = Static<TObject<Fields>>;
  const audienceOf = (kind: string) =>
    (declared.businessFacts as readonly string[] | undefined)?.includes(kind) ? 'business' : declared.audience;
  const event = (kind: string) =>
    audienceOf(kind) === 'stable' ? `integration_api.${declared.type}.${kind}` : `${declared.type}.${kind}`;

  const tell = (kind: Kind, row: View, data: FactData): Fact => {
    const { id, version, [declared.displayName]: name } = row as Record<string, unknown>;
    return {
      event: event(kind),
      audience: audienceOf(kind),
      entityType: declared.type,
      entityId: String(id),
      entityVersion: typeof version === 'number' ? version : null,
      displayName: typeof name === 'string' ? name : null,
      data: { object: row as Record<string, unknown>, ...data },
    };
  };

  return {
    ...declared,
    view,
    event,
    /** `catalogItem.fact('created', item)`: the only way to make a fact about this noun. */
    fact: (kind: Kind, row: View, more: FactData = {}): Fact => tell(kind, row, more),
    /** The same for a change: names the changed fields and their previous values. */
    changed: (kind: Kind, before: View, after: View, more: FactData = {}): Fact =>
      tell(kind, after, { ...difference(before, after), ...more }),
  };
}

const contentOf = (value: unknown) =>
  JSON.stringify(value, (name, inner: unknown) => (name === 'updatedAt' ? undefined : inner));

/** Which fields of a record differ, bookkeeping aside at any depth, and what they were before. */
export function difference(
  before: object,
  after: object,
): { changedFields: string[]; previous: Record<string, unknown> } {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changedFields = Object.keys(now).filter(
    (name) => !bookkeeping.has(name) && contentOf(old[name]) !== contentOf(now[name]),
  );
  return { changedFields, previous: Object.fromEntries(changedFields.map((name) => [name, old[name] ?? null])) };
}
