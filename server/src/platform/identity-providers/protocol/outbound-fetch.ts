import type { CustomFetch } from 'openid-client';
import type { Services } from '../../../kernel/services.ts';
import { parseAddressBlocks } from '../../outbound/address-block.ts';
import { createOutboundClient, type OutboundClient } from '../../outbound/create-outbound-client.ts';

/** The provider could not be reached: by its name, its certificate, in time, or because it leads inside. */
export class ProviderAway extends Error {}

const mostAnswer = 1024 * 1024;

const clients = new WeakMap<Services, OutboundClient>();

function clientOf(services: Services): OutboundClient {
  const known = clients.get(services);
  if (known) return known;
  const policy = { allow: parseAddressBlocks(services.outboundAllow.join(',')) };
  const made = createOutboundClient({ policy, limits: { bodyBytes: mostAnswer } });
  clients.set(services, made);
  return made;
}

const withoutBody = new Set([204, 205, 304]);

/** The `fetch` of `openid-client`, by the guarded way out: it follows no redirect and reaches no inner address. */
export const outboundFetch =
  (services: Services): CustomFetch =>
  async (url, { method, headers, body }) => {
    const outcome = await clientOf(services).send({
      method: method as 'GET' | 'POST',
      url,
      headers: { 'user-agent': 'Prokura/1', ...headers },
      body: body instanceof URLSearchParams ? body.toString() : null,
      repeatable: method === 'GET',
    });
    if (outcome.kind === 'failure') throw new ProviderAway(outcome.errorCode);
    const { status, fields, bytes } = outcome;
    return new Response(withoutBody.has(status) ? null : new Uint8Array(bytes), { status, headers: { ...fields } });
  };
