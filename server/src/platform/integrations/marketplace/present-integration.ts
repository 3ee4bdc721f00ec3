import { installationFlow } from '../../../../../nouns/installation.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { categories, type Manifest } from '../../../kernel/integrations/manifest.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import type { IntegrationCard, IntegrationRow } from './integration-card.ts';
import { settingsForm, type TitleIn } from './settings-form.ts';
import type { Held, Standing } from './standings.ts';

/** A published integration with what is known of it in this portal. */
export interface Offered {
  connector: AnyConnector;
  standing: Standing;
  held: Held | null;
}

export const presentRow =
  (language: keyof Words) =>
  ({ connector: { manifest }, standing, held }: Offered): IntegrationRow => ({
    slug: manifest.slug,
    name: manifest.name[language],
    developer: manifest.developer,
    category: manifest.category,
    categoryName: categories[(manifest as Manifest).category][language],
    shortDescription: manifest.shortDescription[language],
    connectionTypes: [...manifest.connectionTypes],
    badges: [...manifest.badges],
    dataTags: [...manifest.dataTags],
    dataTransfer: (manifest as Manifest).dataTransfer.map(({ entity, label, access }) => ({
      entity,
      label: label[language],
      access,
    })),
    ...presentStanding(standing),
    installCount: standing.installs,
    publishedAt: manifest.publishedAt,
    updatedAt: manifest.updatedAt,
    installation: held && { ...held, statusLabel: installationFlow.statuses[held.status][language] },
  });

export const presentStanding = ({ ratings, stars }: Standing) => ({
  rating: ratings === 0 ? null : (stars / ratings).toFixed(2),
  ratingCount: ratings,
});

export function presentCard(
  offered: Offered,
  ownRating: number | null,
  language: keyof Words,
  titleIn: TitleIn,
): IntegrationCard {
  const { manifest, test, inspect, pulls } = offered.connector;
  const said = (list: readonly Words[]) => list.map((one) => one[language]);
  const { network } = manifest as Manifest;
  return {
    ...presentRow(language)(offered),
    description: manifest.description[language],
    requirements: said(manifest.requirements),
    capabilities: said(manifest.capabilities),
    instruction: said(manifest.instruction),
    settingsSchema: settingsForm(manifest.settings, language, titleIn),
    inbound: manifest.inbound === true,
    canBeTested: Boolean(test ?? inspect),
    canBeSynced: Object.keys(pulls ?? {}).length > 0,
    hosts: network ? hostsOf(network) : [],
    ownRating,
  };
}

const hostsOf = ({ baseUrl, also = {} }: NonNullable<Manifest['network']>) => [
  ...new Set(
    [baseUrl, ...Object.values(also)]
      .filter((address) => typeof address === 'string')
      .map((address) => new URL(address).host),
  ),
];
