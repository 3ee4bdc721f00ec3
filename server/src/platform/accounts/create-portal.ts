import type { User } from '../../../../nouns/user.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { claimAddress } from '../directory/claim-address.ts';
import { createSystemRoles } from '../roles/create-system-roles.ts';

interface NewPortal {
  slug: string;
  name: string;
  companyInn: string | null;
  owner: Pick<User, 'fullName' | 'email' | 'phone'> &
    Partial<Pick<User, 'emailVerifiedAt' | 'locale' | 'timezone'>> & { passwordHash: string | null };
}

/** A portal with its system roles and its owner; answers the owner's id. */
export async function createPortal(ctx: WriteContext, { slug, name, companyInn, owner }: NewPortal): Promise<string> {
  const { db } = ctx;
  const userId = uuidv7();
  // In one flight: each finds what those before it made.
  await Promise.all([
    db.execute(
      sql`insert into tenants ${columns({ tenant_id: db.tenant, slug, name, company_inn: companyInn, counts_working_time: true })}`,
    ),
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
      email_verified_at: owner.emailVerifiedAt ?? null,
      ...(owner.locale && { locale: owner.locale }),
      ...(owner.timezone && { timezone: owner.timezone }),
    })}`),
    claimAddress(db, 'portal', { address: slug, recordId: db.tenant }),
    createSystemRoles(db),
    db.execute(sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select tenant_id, ${userId}::uuid, id from roles where tenant_id = ${db.tenant} and code = 'owner'`),
  ]);
  return userId;
}
