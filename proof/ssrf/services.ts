import type { Services } from '../../server/src/kernel/services.ts';

/** What the ways out ask of an installation that may reach nothing inside. */
export const services = {
  outboundAllow: [],
  integrationBaseUrls: {},
  publicUrl: 'https://portal.example',
  digest: () => Buffer.from('proof'),
  takeTokens: async () => ({ granted: 1, remaining: 1 }),
  restBucket: async () => {},
} as unknown as Services;
