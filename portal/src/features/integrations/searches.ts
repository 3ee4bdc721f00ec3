import { choiceOf, textOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface MarketplaceSearch {
  tab?: 'installed';
  search?: string;
  category?: string;
  connection?: string;
  /** Status of the installation here; `none` for what is not installed. */
  state?: string;
  sort?: string;
}

export const marketplaceSearch = (given: Given): MarketplaceSearch => ({
  ...textOf(given, 'search', 'category', 'connection', 'state', 'sort'),
  ...choiceOf(given, 'tab', ['installed']),
});

export interface ListingSearch {
  /** How a connection by OAuth ended: the provider's page leads back with it. */
  oauth?: string;
  reason?: string;
}

export const listingSearch = (given: Given): ListingSearch => textOf(given, 'oauth', 'reason');

export const installationTabs = [
  'overview',
  'settings',
  'tracker',
  'webhook',
  'mappings',
  'exchange',
  'logs',
  'outbox',
] as const;

export type InstallationTab = (typeof installationTabs)[number];

export interface InstallationSearch {
  tab?: InstallationTab;
  direction?: string;
  status?: string;
  event?: string;
  correlationId?: string;
  /** Receipt, mapping or entry opened beside its list. */
  open?: string;
}

export const installationSearch = (given: Given): InstallationSearch => ({
  ...choiceOf(given, 'tab', installationTabs),
  ...textOf(given, 'direction', 'status', 'event', 'correlationId', 'open'),
});

export interface MailSearch {
  search?: string;
  thread?: string;
}

export const mailSearch = (given: Given): MailSearch => textOf(given, 'search', 'thread');
