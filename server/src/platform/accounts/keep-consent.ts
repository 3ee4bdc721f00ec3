import type { WriteContext } from '../../kernel/operation.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { legalDocuments } from './legal-documents.ts';

/** The trace of the consents that were given at a registration. */
export async function keepConsent(
  { db, actor, services }: WriteContext,
  userId: string,
  acceptedMarketing: boolean,
): Promise<void> {
  const documents = Object.entries(legalDocuments);
  const consent = {
    tenant_id: db.tenant,
    user_id: userId,
    accepted_offer: true,
    accepted_personal_data: true,
    accepted_marketing: acceptedMarketing,
    document_versions: JSON.stringify(Object.fromEntries(documents.map(([key, { version }]) => [key, version]))),
    document_urls: JSON.stringify(
      Object.fromEntries(documents.map(([key, { path }]) => [key, services.publicUrl + path])),
    ),
    source: 'registration',
    ip: actor.ip ?? null,
    user_agent: actor.userAgent ?? null,
  };
  await db.execute(sql`insert into legal_consents ${columns(consent)}`);
}
