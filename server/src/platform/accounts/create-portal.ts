import type { WriteContext } from '../../kernel/operation.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { claimAddress } from '../directory/claim-address.ts';
import { createSystemRoles } from '../roles/create-system-roles.ts';
import { legalDocuments } from './legal-documents.ts';

interface NewPortal {
  slug: string;
  name: string;
  companyInn: string;
  owner: { fullName: string; email: string; phone: string; passwordHash: string };
  acceptedMarketing: boolean;
}

/** A portal with its system roles, its owner and the trace of the consents given; answers the owner's id. */
export async function createPortal(
  ctx: WriteContext,
  { slug, name, companyInn, owner, acceptedMarketing }: NewPortal,
): Promise<string> {
  const { db } = ctx;
  const userId = uuidv7();
  // In one flight: each finds what those before it made.
  await Promise.all([
    db.execute(sql`insert into tenants ${columns({ tenant_id: db.tenant, slug, name, company_inn: companyInn })}`),
    db.execute(sql`
    insert into users ${columns({
      tenant_id: db.tenant,
      id: userId,
      code: 'U-0001',
      full_name: owner.fullName,
      email: owner.email,
      phone: owner.phone,
      status: 'active',
      password_hash: owner.passwordHash,
    })}`),
    claimAddress(db, 'portal', { address: slug, recordId: db.tenant }),
    createSystemRoles(db),
    db.execute(sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select tenant_id, ${userId}::uuid, id from roles where tenant_id = ${db.tenant} and code = 'owner'`),
    keepConsent(ctx, userId, acceptedMarketing),
  ]);
  return userId;
}

async function keepConsent({ db, actor, services }: WriteContext, userId: string, acceptedMarketing: boolean) {
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
