import { type AnyField, columnOf, type Kind } from '../../../../nouns/kit/field.ts';
import type { Fields, Noun } from '../../../../nouns/kit/noun.ts';
import type { FieldKind, ListField, Listing } from '../../kernel/lists/listing.ts';

/** What a list adds to its noun's declaration: its name, its order, and filters by other tables. */
interface ListingOf extends Pick<Listing, 'name' | 'defaultSort' | 'searched' | 'ordered' | 'expandable'> {
  fields?: Listing['fields'];
}

/** The list of a noun, filtered, sorted and searched by the fields declared so. */
export function listingOf({ table, alias, fields, lifecycle }: Noun, { fields: more, ...rest }: ListingOf): Listing {
  const all = Object.entries(fields);
  const column = (name: string, field: AnyField) => `${alias}.${columnOf(name, field)}`;
  const { archivedAt } = fields;
  const mayBeArchived = !lifecycle || 'archived' in lifecycle.statuses;
  const search = all.filter(([, { spec }]) => spec.isSearchable).map(([name, field]) => column(name, field));
  return {
    ...rest,
    from: `${table} ${alias}`,
    alias,
    ...(search.length > 0 && { search }),
    ...(archivedAt && mayBeArchived && { archivedAt: column('archivedAt', archivedAt) }),
    fields: { ...listFields(fields, column), ...more },
  };
}

const listFields = (fields: Fields, column: (name: string, field: AnyField) => string): Record<string, ListField> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { kind, schema, choices, isFilterable, isSortable, isNullable } = field.spec;
      if (!isFilterable && !isSortable) return [];
      const listed: ListField = {
        column: column(name, field),
        kind: kindOf(kind),
        ...(choices && { values: Object.keys(choices) }),
        ...(choices && schema['x-clean'] === 'record-type' && { recordTypes: Object.keys(choices) }),
        ...(isSortable && { sortable: true }),
        ...(isNullable && { nullable: true }),
      };
      return [[name, listed]];
    }),
  );

function kindOf(kind: Kind): FieldKind {
  if (kind === 'structure' || kind === 'custom-fields' || kind === 'external-links')
    throw new Error(`A list is not filtered by a field of kind ${kind}`);
  return kind;
}
