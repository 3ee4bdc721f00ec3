import type { TObject, TSchema } from 'typebox';
import type { Noun } from '../../../../nouns/kit/noun.ts';
import type { Requirement } from '../access/actor.ts';
import { type Query, query, type ReadContext } from '../operation.ts';
import { type Words, words } from '../problems/errors.ts';
import type { ProblemCode } from '../problems/problems.ts';
import { unknownInParameter } from '../problems/unknown-in-parameter.ts';
import { keepFields } from './keep-fields.ts';
import { type Listing, listInput, listOutput, type Page, sortableOf } from './listing.ts';

export interface ListQuery extends Query<TObject, Page<unknown>, undefined> {
  listing: Listing;
  row: TObject;
  noun?: Noun;
}

interface Declared extends Requirement {
  name: string;
  summary: Words;
  description?: string;
  refuses?: readonly ProblemCode[];
  listing: Listing;
  row: TObject;
  /** The noun whose fields the rows have, where they are more than its view. */
  noun?: Noun;
  /** Parameters of this list besides those of every list. */
  more?: Record<string, TSchema>;
  /** Those that have to be given. */
  required?: Record<string, TSchema>;
  asksAtOnce?: true;
  run(ctx: ReadContext, input: Readonly<Record<string, unknown>>): Promise<Page<object>>;
}

/** A list as an operation: its parameters come from the listing, its rows keep only the requested fields. */
export function listQuery({ listing, row, noun, more, required, run, asksAtOnce, ...declared }: Declared): ListQuery {
  const known = Object.keys(row.properties);
  const unseen = sortableOf(listing).filter((name) => !known.includes(listing.fields[name]?.shownAt?.[0] ?? name));
  if (unseen.length > 0) throw new Error(`${listing.name} sorts by what its rows do not show: ${unseen.join(', ')}`);
  return {
    ...query({
      ...declared,
      // A search takes several statements: the next level is asked only when the nearer ones find too little.
      ...(asksAtOnce && {
        asksAtOnce: listing.searched ? ({ search }: { search?: string }) => search === undefined : asksAtOnce,
      }),
      input: listInput(listing, more, required),
      output: listOutput(row),
      run: async (ctx, input: Readonly<Record<string, unknown>>) => {
        refuseUnknownExpansions(listing, input.expand as string | undefined);
        const page = await run(ctx, input);
        return { ...page, items: keepFields(page.items, input.fields as string | undefined, known) };
      },
    }),
    listing,
    row,
    ...(noun && { noun }),
  };
}

function refuseUnknownExpansions({ expandable = [] }: Listing, wanted: string | undefined) {
  const unknown = (wanted?.split(',') ?? []).filter((name) => !expandable.includes(name.trim()));
  if (unknown.length === 0) return;
  throw unknownInParameter('invalid_expand', 'expand', unknown, expandable, (name) =>
    words(`“${name}” is not expanded here`, `«${name}» здесь не раскрывается`),
  );
}
