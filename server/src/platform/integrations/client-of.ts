import type { Services } from '../../kernel/services.ts';
import { parseAddressBlocks } from '../outbound/address-block.ts';
import { createOutboundClient, type OutboundClient } from '../outbound/create-outbound-client.ts';
import type { OutboundLimits } from '../outbound/outcome.ts';

const clients = new WeakMap<Services, OutboundClient>();

const mostAnswer = 32 * 1024 * 1024;

/** One client for all connectors of a process, under the same guard as webhooks. Answers may be long here. */
export function clientOf(services: Services, limits: Partial<OutboundLimits> = {}): OutboundClient {
  const known = clients.get(services);
  if (known) return known;
  const made = createOutboundClient({
    policy: { allow: parseAddressBlocks(services.outboundAllow.join(',')) },
    limits: { bodyBytes: mostAnswer, bodyMs: 30_000, ...limits },
  });
  clients.set(services, made);
  return made;
}
