import {
  allowInsecureRequests,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Services } from '../../../kernel/services.ts';
import type { OpenProvider } from '../open-provider.ts';
import { outboundFetch } from './outbound-fetch.ts';

interface Kept {
  version: number;
  until: number;
  configuration: Promise<Configuration>;
}

const keptForMs = 10 * 60_000;
const mostKept = 1_000;
const kept = new Map<string, Kept>();

/** What the provider publishes of itself, and who we are there. Remembered for ten minutes, until the settings change. */
export function configurationOf(services: Services, provider: OpenProvider): Promise<Configuration> {
  const known = kept.get(provider.id);
  if (known && known.version === provider.version && known.until > Date.now()) return known.configuration;
  const configuration = discover(services, provider);
  if (kept.size >= mostKept) kept.clear();
  kept.set(provider.id, { version: provider.version, until: Date.now() + keptForMs, configuration });
  configuration.catch(() => kept.delete(provider.id));
  return configuration;
}

/** Asks anew. A signature is checked whatever way the token came; plain http is the guard's affair, which allows it at home alone. */
export const discover = (services: Services, { issuer, clientId, clientSecret }: OpenProvider) =>
  discovery(new URL(issuer), clientId, clientSecret ?? undefined, undefined, {
    [customFetch]: outboundFetch(services),
    execute: [allowInsecureRequests, enableNonRepudiationChecks],
  });
