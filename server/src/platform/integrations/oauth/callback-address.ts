import type { Services } from '../../../kernel/services.ts';

/** Where providers send browsers back to: registered with them letter by letter. */
export const callbackAddress = ({ publicUrl }: Services, slug: string) =>
  `${publicUrl}/api/v1/integrations/oauth/${slug}/callback`;

/** The page of the portal that a browser returns to; never an address from a request. */
export const pageAfter = ({ publicUrl }: Services, slug: string, outcome: 'connected' | { failed: string }) => {
  const query = outcome === 'connected' ? { oauth: outcome } : { oauth: 'failed', reason: outcome.failed };
  return `${publicUrl}/integrations/${slug}?${new URLSearchParams(query).toString()}`;
};
