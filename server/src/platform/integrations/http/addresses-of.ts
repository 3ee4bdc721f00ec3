import type { Manifest } from '../../../kernel/integrations/manifest.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Connection } from '../open-connection.ts';

/** A simulator stands in for every address of its provider. */
export function addressesOf(
  { integrationBaseUrls }: Services,
  { slug, network }: Manifest,
  settings: Connection['settings'],
) {
  const instead = integrationBaseUrls[slug];
  if (instead) return { baseUrl: instead };
  const baseUrl = typeof network?.baseUrl === 'function' ? network.baseUrl(settings) : network?.baseUrl;
  return { baseUrl, also: network?.also };
}
