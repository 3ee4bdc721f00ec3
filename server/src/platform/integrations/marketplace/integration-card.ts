import Type from 'typebox';
import { choice, date, flag, id, integer, nullable, object, text } from '../../../kernel/fields.ts';
import {
  accesses,
  badges,
  type Category,
  categories,
  connectionTypes,
  dataTags,
} from '../../../kernel/integrations/manifest.ts';
import { installation } from '../installation.ts';

export const categoryNames = Object.keys(categories) as Category[];

export const heldStatuses = installation.statuses.filter((status) => status !== 'deleted');

const several = <const V extends string>(values: readonly V[], title: string) =>
  Type.Array(choice(values, title), { title });

const words = (title: string) => Type.String({ title });

/** How an integration stands among the portals; the same on its card and after a rating. */
export const standingFields = {
  rating: nullable(
    Type.String({ title: 'Mean of the stars, 1.00 to 5.00; null while nobody has rated', examples: ['4.50'] }),
  ),
  ratingCount: integer('Portals that have rated', { minimum: 0 }),
};

/** An integration in the marketplace. */
export const integrationRow = object(
  {
    slug: text(64, 'Public identifier of the integration', { examples: ['rest-api'] }),
    name: words('Name'),
    developer: words('Developer'),
    category: choice(categoryNames, 'Category'),
    categoryName: words('Category, in words'),
    shortDescription: words('What it is for, in one sentence'),
    connectionTypes: several(connectionTypes, 'How it is connected'),
    badges: several(badges, 'Badges'),
    dataTags: several(dataTags, 'What it carries'),
    dataTransfer: Type.Array(
      object({
        entity: text(64, 'Kind of the record'),
        label: words('Kind of the record, in words'),
        access: choice(accesses, 'What the other system does with it: gets it, brings it, or both'),
      }),
      { title: 'What goes where, as the other system sees it' },
    ),
    ...standingFields,
    installCount: integer('Portals that have it installed', { minimum: 0 }),
    publishedAt: date('Published'),
    updatedAt: date('Card changed'),
    installation: nullable(
      object(
        {
          id: id('Installation'),
          status: choice(heldStatuses, 'Status'),
          statusLabel: words('Status, in words'),
        },
        { title: 'Installation of this portal' },
      ),
    ),
  },
  { title: 'Integration' },
);

export type IntegrationRow = Type.Static<typeof integrationRow>;

const sentences = (title: string) => Type.Array(Type.String(), { title });

/** All that a card says. */
export const integrationCard = object(
  {
    ...integrationRow.properties,
    description: words('What it does; paragraphs are parted by empty lines'),
    requirements: sentences('What has to be there first'),
    capabilities: sentences('What it can do'),
    instruction: sentences('Steps of connecting, in order'),
    settingsSchema: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'JSON Schema of the settings, with the marks that a form is drawn from',
      examples: [{ type: 'object', properties: {} }],
    }),
    inbound: flag('Takes webhooks at an address of its own'),
    canBeTested: flag('Its connection can be checked'),
    canBeSynced: flag('It can be synchronized'),
    hosts: sentences('Hosts that are called'),
    ownRating: nullable(integer('Stars this portal has given', { minimum: 1, maximum: 5 })),
  },
  { title: 'Card of an integration' },
);

export type IntegrationCard = Type.Static<typeof integrationCard>;
