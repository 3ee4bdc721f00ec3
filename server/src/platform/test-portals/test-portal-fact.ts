import type { Fact } from '../../kernel/entity.ts';

/** What the trail of a live portal keeps of a test portal; no webhook tells it. */
export const testPortalFact = (happening: 'made' | 'entered' | 'reset' | 'removed', id: string): Fact => ({
  event: `test_portal.${happening}`,
  audience: 'internal',
  entityType: 'test_portal',
  entityId: id,
  entityVersion: null,
  displayName: 'Тестовый портал',
  data: {},
});
