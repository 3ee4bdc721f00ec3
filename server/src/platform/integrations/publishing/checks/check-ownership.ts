import type { Check } from '../../../../kernel/integrations/connector.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { OutboundClient } from '../../../outbound/create-outbound-client.ts';
import { calledAddresses, type ExternalManifest } from '../external-manifest.ts';

/** What is looked at: a version, and who offers it. */
export interface Subject {
  tenantId: string;
  slug: string;
  manifest: ExternalManifest;
  privacyUrl: string;
}

/** Path of the file that proves whose an address is. */
export const proofPath = '/.well-known/prokura-integration.txt';

/** The line the file has to hold: of this portal and this integration alone. */
export const proofLine = (services: Pick<Services, 'digest'>, { tenantId, slug }: Pick<Subject, 'tenantId' | 'slug'>) =>
  `prokura-integration=${services.digest('publication-proof', `${tenantId}|${slug}`).toString('base64url')}`;

/** Every host that would be called has to hold the file; a redirect proves nothing. */
export async function checkOwnership(client: OutboundClient, services: Services, subject: Subject): Promise<Check> {
  const label = words('Whose the addresses are', 'Принадлежность адресов');
  const origins = [...new Set(calledAddresses(subject.manifest).map(([, url]) => new URL(url).origin))];
  const wanted = proofLine(services, subject);
  const holds = await Promise.all(
    origins.map(async (origin) => ({ origin, held: await holdsLine(client, origin, wanted) })),
  );
  const without = holds.filter(({ held }) => !held).map(({ origin }) => origin);
  if (without.length === 0) return { id: 'ownership', label, result: 'ok' };
  const files = without.map((origin) => `${origin}${proofPath}`).join(', ');
  return {
    id: 'ownership',
    label,
    result: 'failed',
    detail: words(`Answer ${files} with the line ${wanted}`, `По адресу ${files} должна отдаваться строка ${wanted}`),
  };
}

async function holdsLine(client: OutboundClient, origin: string, wanted: string): Promise<boolean> {
  const outcome = await client.send({ method: 'GET', url: `${origin}${proofPath}` });
  if (outcome.kind === 'failure' || outcome.status !== 200 || outcome.truncated) return false;
  return outcome.body.split(/\r?\n/).some((line) => line.trim() === wanted);
}
