import type { Services } from '../../../kernel/services.ts';
import { parseAddressBlocks } from '../../outbound/address-block.ts';
import { createOutboundClient } from '../../outbound/create-outbound-client.ts';

/** The client that calls receivers, under the installation's policy. */
export const createClient = (services: Services) =>
  createOutboundClient({ policy: { allow: parseAddressBlocks(services.outboundAllow.join(',')) } });
