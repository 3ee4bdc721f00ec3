import type { Requirement } from '../../../kernel/access/actor.ts';
import type { AnyEntity } from '../../../kernel/entity.ts';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';

/** The manual check of a subscription; no business data changes with it. */
export const testEvent = 'integration.test_event';

/** The events that leave the platform, and who may read them. Made once from the entities and the facade. */
export interface EventCatalog {
  /** Event name → the noun it is about; the test event has none. */
  readonly events: ReadonlyMap<string, { entity: AnyEntity; kind: string }>;
  readonly types: readonly string[];
  cardOf(type: string): AnyEntity | undefined;
  /** What reading this noun asks for. Nouns outside the facade need the right to see webhooks. */
  readingOf(type: string): Requirement;
  /** Path of the record in the integration API, and in the portal. */
  pathsOf(type: string, id: string): { self: string | null; portal: string | null };
}

const wide: Requirement = { permission: 'webhooks.read', scope: ['integration_api.read', 'webhooks.read'] };

export function eventCatalog(entities: readonly AnyEntity[], resources: readonly FacadeResource[]): EventCatalog {
  const told = entities.filter(({ audience }) => audience !== 'internal');
  const byType = new Map(told.map((entity) => [entity.type, entity]));
  const lent = new Map(resources.map((resource) => [resource.entity.type, resource]));
  return {
    events: new Map(
      told.flatMap((entity) =>
        [...entity.facts, ...(entity.businessFacts ?? [])].map((kind) => [entity.event(kind), { entity, kind }]),
      ),
    ),
    types: [...byType.keys()],
    cardOf: (type) => byType.get(type),
    readingOf: (type) => lent.get(type)?.list ?? wide,
    pathsOf(type, id) {
      const key = lent.get(type)?.key;
      return key
        ? { self: `/api/v1/integration-api/${key}/${id}`, portal: `/${key}/${id}` }
        : { self: null, portal: null };
    },
  };
}
