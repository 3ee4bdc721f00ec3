import { choiceOf, textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface ApiKeysSearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** Key opened in the panel; `new` for one being issued. */
  open?: string;
}

export const apiKeysSearch = (given: Given): ApiKeysSearch => ({
  ...textOf(given, 'search', 'sort', 'open'),
  ...trueOf(given, 'archived'),
});

export interface WebhooksSearch {
  search?: string;
  archived?: 'true';
  /** `new` while one is being made. */
  open?: string;
}

export const webhooksSearch = (given: Given): WebhooksSearch => ({
  ...textOf(given, 'search', 'open'),
  ...trueOf(given, 'archived'),
});

export const webhookTabs = ['deliveries', 'settings', 'health'] as const;

export interface WebhookSearch {
  tab?: (typeof webhookTabs)[number];
  status?: string;
  event?: string;
  /** Delivery opened beside the list. */
  delivery?: string;
}

export const webhookSearch = (given: Given): WebhookSearch => ({
  ...choiceOf(given, 'tab', webhookTabs),
  ...textOf(given, 'status', 'event', 'delivery'),
});

export interface EventCatalogSearch {
  search?: string;
  event?: string;
}

export const eventCatalogSearch = (given: Given): EventCatalogSearch => textOf(given, 'search', 'event');

export interface FeedSearch {
  events?: string;
  entityType?: string;
  /** Place in the feed to read from. */
  cursor?: string;
  open?: string;
}

export const feedSearch = (given: Given): FeedSearch => textOf(given, 'events', 'entityType', 'cursor', 'open');
