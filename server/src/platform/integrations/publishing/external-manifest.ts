import Type from 'typebox';
import { type Scope, scopes } from '../../../../../nouns/kit/rights.ts';
import { choice, longText, nullable, object, text } from '../../../kernel/fields.ts';
import { accesses, categories, connectionTypes, dataTags } from '../../../kernel/integrations/manifest.ts';

const inBoth = (max: number, title: string, examples?: readonly unknown[]) =>
  object(
    { en: longText(max, 'In English'), ru: longText(max, 'In Russian') },
    { title, ...(examples && { examples }) },
  );

const list = (max: number, title: string) => Type.Array(inBoth(500, 'One entry'), { maxItems: max, title });

const url = (title: string, example: string) =>
  Type.String({ minLength: 1, maxLength: 2_048, title, examples: [example] });

/** Parts of the portal that scopes open: what the data-transfer table speaks of. */
const areas = [...new Set(scopes.map((scope) => scope.split('.')[0] as string))];

/** Scopes that would let an integration widen its own access, or reach past the areas of its table. */
export const neverGiven: ReadonlySet<Scope> = new Set([
  'integration_api.read',
  'integration_api.write',
  'integration_api.delete',
  'settings.write',
  'settings.delete',
  'webhooks.write',
  'webhooks.delete',
]);

/** All that another company may say of its integration. Nothing of it is run here. */
export const externalManifest = object(
  {
    name: inBoth(80, 'Name', [{ en: 'Stock watch', ru: 'Контроль остатков' }]),
    shortDescription: inBoth(200, 'One sentence for the marketplace'),
    description: inBoth(4_000, 'What it does; paragraphs are parted by empty lines'),
    requirements: list(20, 'What a buyer needs before he connects it'),
    capabilities: list(20, 'What it can do'),
    instruction: list(30, 'Steps of connecting, in order'),
    category: choice(Object.keys(categories) as Array<keyof typeof categories>, 'Category'),
    connectionTypes: Type.Array(choice(connectionTypes, 'Way of connecting'), {
      minItems: 1,
      maxItems: connectionTypes.length,
      uniqueItems: true,
      title: 'Ways of connecting',
    }),
    dataTags: Type.Array(choice(dataTags, 'Kind of data'), {
      maxItems: dataTags.length,
      uniqueItems: true,
      title: 'Kinds of data',
    }),
    dataTransfer: Type.Array(
      object({
        entity: choice(areas, 'Area of the portal, as scopes name it', { examples: ['catalog'] }),
        label: inBoth(100, 'What it is called in the marketplace'),
        access: choice(accesses, 'What it does with the data: gets it from us, brings it, or both'),
        purpose: inBoth(500, 'What the data is needed for'),
      }),
      { minItems: 1, maxItems: areas.length, title: 'What data goes where' },
    ),
    scopes: Type.Array(choice(scopes, 'Scope'), { maxItems: 30, uniqueItems: true, title: 'Scopes its key is given' }),
    events: Type.Array(text(200, 'Event', { examples: ['integration_api.catalog_item.updated'] }), {
      maxItems: 100,
      uniqueItems: true,
      title: 'Events it is told of',
    }),
    mappings: Type.Array(
      Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, title: 'Mapping' }),
      {
        maxItems: 20,
        title: 'What its webhooks mean here, as mappings of incoming webhooks are written',
      },
    ),
    settings: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'Settings as a JSON Schema of the keywords that are allowed',
      examples: [{ type: 'object', additionalProperties: false, required: [], properties: {} }],
    }),
    lifecycleUrl: url('Address that is told of the life of an installation', 'https://skladsoft.ru/prokura/lifecycle'),
    deliveryUrl: nullable(url('Address that receives the events', 'https://skladsoft.ru/prokura/events')),
    startUrl: nullable(url('Page where a person goes on after installing', 'https://skladsoft.ru/prokura/start')),
  },
  { title: 'What is published' },
);

export type ExternalManifest = Type.Static<typeof externalManifest>;

/** Hosts that data goes to. */
export const hostsOf = (manifest: ExternalManifest): string[] => [
  ...new Set(calledAddresses(manifest).map(([, url]) => new URL(url).host)),
];

/** Addresses of the publisher's that are called, by the place they stand at. */
export const calledAddresses = ({ lifecycleUrl, deliveryUrl }: ExternalManifest): Array<[at: string, url: string]> => [
  ['/lifecycleUrl', lifecycleUrl],
  ...(deliveryUrl === null ? [] : [['/deliveryUrl', deliveryUrl] as [string, string]]),
];
