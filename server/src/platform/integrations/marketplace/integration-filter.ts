import { badges, connectionTypes, dataTags } from '../../../kernel/integrations/manifest.ts';
import { badFilter } from '../../../kernel/lists/bad-filter.ts';
import { categoryNames, heldStatuses } from './integration-card.ts';
import type { Offered } from './present-integration.ts';

/** What may be asked of the marketplace. */
interface Filters extends Partial<Record<keyof typeof choices, string>> {
  search?: string;
  installed?: boolean;
  minRating?: string;
}

type Fits = (offered: Offered) => boolean;

interface Choice {
  values: readonly string[];
  of(offered: Offered): readonly string[];
}

/** Filters that name values of a list, comma separated: what has any of them fits. */
const choices = {
  category: { values: categoryNames, of: ({ connector }) => [connector.manifest.category] },
  connectionType: { values: connectionTypes, of: ({ connector }) => connector.manifest.connectionTypes },
  badge: { values: badges, of: ({ connector }) => connector.manifest.badges },
  dataTag: { values: dataTags, of: ({ connector }) => connector.manifest.dataTags },
  status: { values: heldStatuses, of: ({ held }) => (held ? [held.status] : []) },
} satisfies Record<string, Choice>;

const names = Object.keys(choices) as Array<keyof typeof choices>;

/** Whether an integration is what was asked for. */
export function integrationFilter(asked: Filters): Fits {
  const conditions = [...names.flatMap((name) => chosen(name, choices[name], asked[name])), ...others(asked)];
  return (offered) => conditions.every((fits) => fits(offered));
}

function chosen(name: string, { values, of }: Choice, asked: string | undefined): Fits[] {
  if (asked === undefined) return [];
  const wanted = asked.split(',').map((one) => one.trim());
  if (wanted.some((one) => !values.includes(one)))
    throw badFilter(name, `one of ${values.join(', ')}`, `одно из: ${values.join(', ')}`);
  return [(offered) => of(offered).some((one) => wanted.includes(one))];
}

const others = ({ installed, minRating, search }: Filters): Fits[] => [
  ...(installed === undefined ? [] : [({ held }: Offered) => (held !== null) === installed]),
  ...(minRating === undefined ? [] : [atLeast(Number(minRating))]),
  ...(search === undefined ? [] : [sought(search)]),
];

/** Unrated integrations are not among those of a rating. */
const atLeast =
  (least: number): Fits =>
  ({ standing: { stars, ratings } }) =>
    ratings > 0 && stars >= least * ratings;

function sought(search: string): Fits {
  const wanted = plain(search);
  if (wanted.length < 2) throw badFilter('search', 'at least 2 characters', 'не короче 2 знаков');
  return ({ connector: { manifest } }) => {
    const { slug, developer, name, shortDescription } = manifest;
    return plain([slug, developer, name.en, name.ru, shortDescription.en, shortDescription.ru].join('\n')).includes(
      wanted,
    );
  };
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase().replaceAll('ё', 'е');
