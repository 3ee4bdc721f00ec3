import type { Services } from '../../../../kernel/services.ts';
import { parseAddressBlocks } from '../../../outbound/address-block.ts';
import { createOutboundClient } from '../../../outbound/create-outbound-client.ts';

/** A publisher has this long to answer a call, and may say no more than this. */
export const answerLimits = { headersMs: 5_000, bodyMs: 2_000, bodyBytes: 16_384 };

/** The guarded way out, with the short patience that publishers get. */
export const checkClient = (services: Services) =>
  createOutboundClient({
    policy: { allow: parseAddressBlocks(services.outboundAllow.join(',')) },
    limits: answerLimits,
  });
