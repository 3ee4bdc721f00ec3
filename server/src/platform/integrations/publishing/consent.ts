import Type from 'typebox';
import { choice, instant, integer, nullable, object } from '../../../kernel/fields.ts';
import { accesses } from '../../../kernel/integrations/manifest.ts';
import { brokenRule, type Words, words } from '../../../kernel/problems/errors.ts';
import { hostsOf } from './external-manifest.ts';
import type { PublishedVersion } from './published.ts';

/** All that a person agrees to when he installs an integration of another company. */
export const consentAsked = object(
  {
    publicId: Type.String({ title: 'Public identifier' }),
    name: Type.String({ title: 'Name' }),
    number: integer('Version to agree to', { minimum: 1 }),
    publishedAt: instant('Published'),
    publisher: object(
      {
        name: Type.String({ title: 'Name of the company' }),
        inn: Type.String({ title: 'INN' }),
        contact: Type.String({ title: 'Who answers for the integrations' }),
        supportEmail: Type.String({ title: 'Address of support' }),
        privacyUrl: Type.String({ title: 'Page that tells what is done with data' }),
      },
      { title: 'Publisher' },
    ),
    dataTransfer: Type.Array(
      object({
        entity: Type.String({ title: 'Area of the portal, as scopes name it' }),
        label: Type.String({ title: 'What it is called in the marketplace' }),
        access: choice(accesses, 'What it does with the data: gets it from us, brings it, or both'),
        purpose: Type.String({ title: 'What the data is needed for' }),
      }),
      { title: 'What data goes where' },
    ),
    scopes: Type.Array(Type.String(), { title: 'Scopes its key is given' }),
    events: Type.Array(Type.String(), { title: 'Events it is told of' }),
    webhooks: Type.Array(Type.String({ examples: ['catalog_item.upsert'] }), {
      title: 'What its webhooks do here, in the name of who agrees',
    }),
    destinations: Type.Array(Type.String(), { title: 'Hosts data is sent to' }),
    secretSettings: Type.Array(Type.String(), { title: 'Secret settings, which are sent to the publisher' }),
    agreedNumber: nullable(integer('Version agreed to so far', { minimum: 1 })),
  },
  { title: 'What is to be agreed to' },
);

type ConsentAsked = Type.Static<typeof consentAsked>;

export function consentOf(version: PublishedVersion, language: keyof Words, agreedNumber: number | null): ConsentAsked {
  const { manifest, publisher } = version;
  return {
    publicId: version.slug,
    name: manifest.name[language],
    number: version.number,
    publishedAt: version.publishedAt,
    publisher,
    dataTransfer: manifest.dataTransfer.map(({ entity, label, access, purpose }) => ({
      entity,
      label: label[language],
      access,
      purpose: purpose[language],
    })),
    scopes: manifest.scopes,
    events: manifest.events,
    webhooks: doneByWebhooks(version),
    destinations: destinationsOf(version),
    secretSettings: secretsOf(version),
    agreedNumber,
  };
}

/** Whether a version asks for anything that the one agreed to did not. */
export function isWider(asked: PublishedVersion, agreed: PublishedVersion): boolean {
  const beyond = (now: readonly string[], before: readonly string[]) => now.some((one) => !before.includes(one));
  return (
    beyond(asked.manifest.scopes, agreed.manifest.scopes) ||
    beyond(asked.manifest.events, agreed.manifest.events) ||
    beyond(transfersOf(asked), transfersOf(agreed)) ||
    beyond(doneByWebhooks(asked), doneByWebhooks(agreed)) ||
    beyond(destinationsOf(asked), destinationsOf(agreed)) ||
    beyond(secretsOf(asked), secretsOf(agreed)) ||
    asked.publisher.inn !== agreed.publisher.inn
  );
}

const transfersOf = ({ manifest }: PublishedVersion) =>
  manifest.dataTransfer.flatMap(({ entity, access }) =>
    access === 'read_write' ? [`${entity} read`, `${entity} write`] : [`${entity} ${access}`],
  );

/** Operations that its mappings name. */
const doneByWebhooks = ({ manifest }: PublishedVersion): string[] => [
  ...new Set(manifest.mappings.map(({ operation }) => String(operation))),
];

const destinationsOf = ({ manifest }: PublishedVersion) => hostsOf(manifest);

const secretsOf = ({ manifest }: PublishedVersion) =>
  Object.entries((manifest.settings.properties ?? {}) as Record<string, Record<string, unknown>>)
    .filter(([, field]) => field['x-secret'] === true)
    .map(([name]) => name);

/** Nothing is installed until somebody has agreed to exactly this version; the refusal lists what there is to agree to. */
export const consentNeeded = (version: PublishedVersion, language: keyof Words, agreedNumber: number | null) =>
  brokenRule(
    'consent_required',
    words(
      `Read what the integration asks for, then send accept: ${version.number}.`,
      `Прочитайте, что запрашивает интеграция, и передайте accept: ${version.number}.`,
    ),
    { consent: consentOf(version, language, agreedNumber) },
  );
