import type { Check, CheckReport } from '../../../../kernel/integrations/connector.ts';
import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { type FieldError, words } from '../../../../kernel/problems/errors.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { EventCatalog } from '../../../webhooks/events/event-catalog.ts';
import { faultOfUrl } from '../../../webhooks/subscriptions/subscription-input.ts';
import { calledAddresses, type ExternalManifest } from '../external-manifest.ts';
import { checkClient } from './check-client.ts';
import { checkEcho } from './check-echo.ts';
import { checkOwnership, type Subject } from './check-ownership.ts';
import { faultsOfAccess } from './faults-of-access.ts';
import { faultsOfMappings } from './faults-of-mappings.ts';
import { faultsOfSettings } from './faults-of-settings.ts';

/** What a version may name. */
export interface Known {
  catalog: EventCatalog;
  operations: readonly InboundOperation[];
}

/** Every automatic check of a version, in the order a developer would mend them. Those that call out wait for the ones that need no call. */
export async function runChecks(
  services: Services,
  { catalog, operations }: Known,
  subject: Subject,
): Promise<CheckReport> {
  const { manifest, privacyUrl } = subject;
  const written = [
    ofFaults('settings', words('Settings schema', 'Схема настроек'), faultsOfSettings(manifest.settings)),
    ofFaults(
      'access',
      words('Scopes, events and the data-transfer table', 'Области доступа, события и таблица передачи данных'),
      faultsOfAccess(manifest, catalog),
    ),
    ofFaults(
      'mappings',
      words('What its webhooks do', 'Что делают её вебхуки'),
      faultsOfMappings(manifest, operations),
    ),
    await checkTargets(services, manifest, privacyUrl),
  ];
  const called = written.at(-1)?.result === 'failed' ? [] : await callOut(services, subject);
  const checks = [...written, ...called];
  return { ok: checks.every(({ result }) => result === 'ok' || result === 'warning') && called.length > 0, checks };
}

async function callOut(services: Services, subject: Subject): Promise<Check[]> {
  const client = checkClient(services);
  try {
    return [await checkOwnership(client, services, subject), ...(await checkEcho(client, services, subject))];
  } finally {
    client.close();
  }
}

async function checkTargets(services: Services, manifest: ExternalManifest, privacyUrl: string): Promise<Check> {
  const { startUrl } = manifest;
  const addresses = [
    ...calledAddresses(manifest),
    ...(startUrl === null ? [] : [['/startUrl', startUrl] as const]),
    ['publisher.privacyUrl', privacyUrl] as const,
  ];
  const found = await Promise.all(
    addresses.map(async ([at, url]) => ({ at, url, fault: await faultOfUrl(url, services) })),
  );
  const faults = found.filter(({ fault }) => fault !== null);
  const label = words('Addresses: https, and of the public internet', 'Адреса: https и открытый интернет');
  if (faults.length > 0) {
    const named = faults.map(({ at, fault }) => `${at}: ${fault}`).join('; ');
    return {
      id: 'addresses',
      label,
      result: 'failed',
      detail: words(`May not be called: ${named}.`, `Недопустимы: ${named}.`),
    };
  }
  return found.some(({ url }) => !url.startsWith('https:'))
    ? {
        id: 'addresses',
        label,
        result: 'warning',
        detail: words(
          'Not https: allowed on this installation alone.',
          'Не https: разрешено только на этой установке.',
        ),
      }
    : { id: 'addresses', label, result: 'ok' };
}

const mostTold = 10;

function ofFaults(id: string, label: Check['label'], faults: readonly FieldError[]): Check {
  if (faults.length === 0) return { id, label, result: 'ok' };
  const told = faults.slice(0, mostTold);
  return {
    id,
    label,
    result: 'failed',
    detail: words(
      told.map(({ at, message }) => `${at} ${message.en}`).join('; '),
      told.map(({ at, message }) => `${at} ${message.ru}`).join('; '),
    ),
  };
}
