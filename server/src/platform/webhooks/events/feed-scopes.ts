import type { Scope } from '../../../../../nouns/kit/rights.ts';
import type { EventCatalog } from './event-catalog.ts';

/** Scopes that let a key read the feed at all; each event then asks for its own. */
export const feedScopes = (catalog: EventCatalog): Scope[] => [
  ...new Set([
    'integration_api.read',
    'webhooks.read',
    ...catalog.types.flatMap((type) => catalog.readingOf(type).scope ?? []),
  ] as Scope[]),
];
