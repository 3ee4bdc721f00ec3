import type { AnyEntity } from '../../../kernel/entity.ts';
import type { InboundOperation } from '../../../kernel/integrations/inbound-operation.ts';
import type { Job, Schedule } from '../../../kernel/job.ts';
import { act, get, patch, post, put, type Route, routes } from '../../../kernel/routes.ts';
import type { EventCatalog } from '../../webhooks/events/event-catalog.ts';
import { eventRecord } from '../inbound/apply/event-record.ts';
import type { Connectors } from '../installation.row.ts';
import { callPublisher } from './calls/call-publisher.job.ts';
import { followSchedule } from './follow/follow-publications.ts';
import { checkPublication } from './operations/check-publication.ts';
import { createPublication } from './operations/create-publication.ts';
import { exchangeAccess } from './operations/exchange-access.ts';
import { getConsent } from './operations/get-consent.ts';
import { getPublication } from './operations/get-publication.ts';
import { getPublisher } from './operations/get-publisher.ts';
import { giveConsent } from './operations/give-consent.ts';
import { listPublications } from './operations/list-publications.ts';
import { publishPublication } from './operations/publish-publication.ts';
import { revealProof } from './operations/reveal-proof.ts';
import { savePublisher } from './operations/save-publisher.ts';
import { submitPublication } from './operations/submit-publication.ts';
import { updatePublication } from './operations/update-publication.ts';
import { publication } from './publication.ts';
import { publisher } from './publisher.ts';

const base = '/api/v1/integrations/publications';
const installations = '/api/v1/integrations/installations';

export const publishingEntities: readonly AnyEntity[] = [publisher, publication];

/** What the platform registers for companies that publish integrations, and for portals that install them. */
export function publishing(
  connectors: Connectors,
  catalog: EventCatalog,
  lent: readonly InboundOperation[],
): { routes: readonly Route[]; jobs: readonly Job[]; schedules: readonly Schedule[] } {
  const operations = [eventRecord, ...lent];
  return {
    jobs: [callPublisher],
    schedules: [followSchedule(connectors)],
    routes: routes('Integrations', [
      get('/api/v1/integrations/publisher', getPublisher),
      put('/api/v1/integrations/publisher', savePublisher),
      get(base, listPublications),
      post(base, createPublication),
      get(`${base}/:id`, getPublication),
      patch(`${base}/:id`, updatePublication),
      act(`${base}/:id/proof`, revealProof),
      act(`${base}/:id/check`, checkPublication({ catalog, operations }), { policies: ['redelivery'] }),
      act(`${base}/:id/submit`, submitPublication),
      act(`${base}/:id/publish`, publishPublication),
      get(`${installations}/:id/consent`, getConsent),
      act(`${installations}/:id/consent`, giveConsent(connectors)),
      act('/api/v1/public/v1/integration-access', exchangeAccess(connectors), { policies: ['auth-ip'] }),
    ]),
  };
}
