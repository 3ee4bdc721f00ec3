import type { InstallationStatus } from '../../../../../../nouns/installation.ts';
import type { Services } from '../../../../kernel/services.ts';
import { makeCode } from '../access/exchange-code.ts';
import type { LifecycleEvent } from '../signed-call.ts';

/** The body of a call, read from the portal just before it is sent, so that it shows the present state. */
export interface Telling {
  callId: string;
  event: LifecycleEvent;
  occurredAt: string;
  tenantId: string;
  installationId: string;
  status: InstallationStatus;
  number: number;
  scopes: readonly string[];
  events: readonly string[];
  /** Those the version declares, secrets among them; for its publisher alone. */
  settings: Readonly<Record<string, unknown>>;
  /** Names the key that waits to be fetched. */
  handoverId: string | null;
}

const withSettings: readonly LifecycleEvent[] = [
  'installation.created',
  'installation.configured',
  'installation.enabled',
];

const withAccess: readonly LifecycleEvent[] = [
  'installation.created',
  'installation.enabled',
  'installation.scopes_changed',
];

/** The body as it is signed and sent. A code is made for each attempt, so that it never comes too old. */
export function callBody(services: Services, telling: Telling): string {
  const { callId, event, occurredAt, tenantId, installationId, status, number, scopes, events, settings, handoverId } =
    telling;
  return JSON.stringify({
    event,
    eventId: callId,
    installationId,
    tenantId,
    occurredAt,
    data: {
      status,
      number,
      scopes,
      events,
      ...(withSettings.includes(event) && { settings }),
      ...(handoverId !== null &&
        withAccess.includes(event) && {
          exchange: {
            ...makeCode(services, { tenantId, installationId, handoverId }),
            url: `${services.publicUrl}/api/v1/public/v1/integration-access`,
          },
        }),
    },
  });
}
