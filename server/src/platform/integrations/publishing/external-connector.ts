import type { TObject } from 'typebox';
import type { Call } from '../../../kernel/integrations/call.ts';
import type { AnyConnector, CheckReport } from '../../../kernel/integrations/connector.ts';
import type { Manifest } from '../../../kernel/integrations/manifest.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { Published } from '../installation.row.ts';
import { answerLimits } from './checks/check-client.ts';
import { calledAddresses } from './external-manifest.ts';
import { currentVersion, isExternal, type PublishedVersion, publishedVersions, versionOf } from './published.ts';
import { readPong } from './read-pong.ts';
import { publisherSecret, signedHeaders } from './signed-call.ts';

/** The version an installation agreed to, as the kit works with connectors. */
export async function externalConnector(
  db: Db,
  services: Services,
  installationId: string,
): Promise<AnyConnector & { suspended: PublishedVersion['suspended'] }> {
  const { slug, number } = await db.one<{ slug: string; number: number }>(sql`
    select slug, number from external_installations where tenant_id = ${db.tenant} and installation_id = ${installationId}`);
  const version = await versionOf(db, slug, number);
  return { ...connectorOfVersion(version, services), suspended: version.suspended };
}

/** What other companies offer, for the marketplace to show beside what we have made; nothing of what is stopped. */
export const publishedOffers: Published = {
  all: async ({ db, services }) =>
    (await publishedVersions(db)).map((version) => connectorOfVersion(version, services)),
  async one({ db, services }, slug) {
    const version = isExternal(slug) ? await currentVersion(db, slug) : undefined;
    return version && !version.suspended ? connectorOfVersion(version, services) : undefined;
  },
};

const connectorOfVersion = (version: PublishedVersion, services: Services): AnyConnector => ({
  manifest: manifestOf(version),
  test: (call) => ping(call, version.manifest.lifecycleUrl, publisherSecret(services, version.slug)),
});

/** Asks the publisher whether he serves this installation. */
async function ping(call: Call, url: string, secret: string): Promise<CheckReport> {
  const id = uuidv7();
  const body = JSON.stringify({
    event: 'health.ping',
    eventId: id,
    installationId: call.installationId,
    tenantId: call.tenantId,
    occurredAt: call.now().toISOString(),
    data: {},
  });
  const answer = await call.http.request({
    class: 'read',
    method: 'POST',
    path: url,
    headers: signedHeaders(secret, { event: 'health.ping', id, body }),
    body,
    operation: 'health.ping',
  });
  const report = answer.bytes.length > answerLimits.bodyBytes ? null : readPong(answer.text());
  if (report) return report;
  throw new ProviderError(
    'contract_violation',
    words(
      'The publisher’s answer to the check is not what it has to be.',
      'Ответ издателя на проверку не соответствует договорённости.',
    ),
    { status: answer.status },
  );
}

const known = new Map<string, Manifest>();
const mostKnown = 1_000;

/** The manifest of a version in the words of the kit. Versions never change, so each is made once in a process. */
export function manifestOf(version: PublishedVersion): Manifest {
  const key = `${version.slug}@${version.number}`;
  const made = known.get(key) ?? madeOf(version);
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}

const madeOf = ({ slug, manifest, publisher, publishedAt }: PublishedVersion): Manifest => ({
  slug,
  name: manifest.name,
  developer: publisher.name,
  category: manifest.category,
  shortDescription: manifest.shortDescription,
  description: manifest.description,
  requirements: manifest.requirements,
  capabilities: manifest.capabilities,
  instruction: manifest.instruction,
  connectionTypes: manifest.connectionTypes,
  badges: [],
  dataTransfer: manifest.dataTransfer.map(({ entity, label, access }) => ({ entity, label, access })),
  dataTags: manifest.dataTags,
  ...(manifest.mappings.length > 0 && { inbound: true }),
  publishedAt: publishedAt.slice(0, 10),
  updatedAt: publishedAt.slice(0, 10),
  settings: inBothLanguages(manifest.settings) as unknown as TObject,
  network: { baseUrl: new URL(manifest.lifecycleUrl).origin, also: Object.fromEntries(calledAddresses(manifest)) },
});

/** Titles and descriptions as the form takes them: by language. */
function inBothLanguages(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { 'x-title-ru': title, 'x-description-ru': description, ...rest } = schema;
  const properties = schema.properties as Record<string, Record<string, unknown>> | undefined;
  return {
    ...rest,
    ...(title !== undefined && { title: { en: rest.title, ru: title } }),
    ...(description !== undefined && { description: { en: rest.description, ru: description } }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inBothLanguages(field)])),
    }),
  };
}
