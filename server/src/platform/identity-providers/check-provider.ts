import { domainToASCII } from 'node:url';
import type { IdentityProvider } from '../../../../nouns/identity-provider.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, unknownRecord, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { parseAddressBlocks } from '../outbound/address-block.ts';
import { checkTarget, isDottedName } from '../outbound/target-policy.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { refuseGivingMore } from '../roles/check-grant.ts';

type Given = Partial<Pick<IdentityProvider, 'issuer' | 'domains' | 'roleClaims' | 'defaultRoleId'>>;

/** The same values in the form they are stored; refuses an address that may not be called, what is no domain, and roles that may not be given. */
export async function checkProvider<Input extends Given>(ctx: WriteContext, input: Input): Promise<Input> {
  const domains = input.domains?.map((domain) => domainToASCII(domain.trim().toLowerCase()));
  const errors = [
    ...issuerErrors(ctx, input.issuer),
    ...(domains ?? []).flatMap((domain, place) => (isDottedName(domain) ? [] : [noDomain(place)])),
    ...(await roleErrors(ctx, input)),
  ];
  if (errors.length > 0) throw invalid(errors);
  return { ...input, ...(domains && { domains: [...new Set(domains)] }) };
}

function issuerErrors({ services }: WriteContext, issuer: string | undefined): FieldError[] {
  if (issuer === undefined) return [];
  const fault = checkTarget(issuer, { allow: parseAddressBlocks(services.outboundAllow.join(',')) });
  if (fault === null) return [];
  const message = words('is no https address of the open internet', 'нужен адрес https, доступный из интернета');
  return [fieldError('/issuer', 'address_not_allowed', message, { reason: fault })];
}

const noDomain = (place: number) =>
  fieldError(
    `/domains/${place}`,
    'not_a_domain',
    words('is not a domain such as romashka.ru', 'это не домен вида romashka.ru'),
  );

async function roleErrors(ctx: WriteContext, { roleClaims = [], defaultRoleId }: Given): Promise<FieldError[]> {
  const named = [
    ...roleClaims.map(({ roleId }, place) => ({ roleId, at: `/roleClaims/${place}/roleId` })),
    ...(defaultRoleId ? [{ roleId: defaultRoleId, at: '/defaultRoleId' }] : []),
  ];
  if (named.length === 0) return [];
  const found = await ctx.db.many<HeldRole & { id: string }>(sql`
    select id, code, permissions from roles
    where tenant_id = ${ctx.db.tenant} and id = any(${named.map(({ roleId }) => roleId)}::uuid[])`);
  const roles = new Map(found.map((role) => [role.id, role]));
  const errors = named.flatMap(({ roleId, at }) => {
    const role = roles.get(roleId);
    if (!role) return [unknownRecord(at)];
    return role.code === 'owner' ? [ownerByClaim(at)] : [];
  });
  if (errors.length === 0) refuseGivingMore(ctx.actor, permissionsOfRoles(found));
  return errors;
}

const ownerByClaim = (at: string) =>
  fieldError(
    at,
    'owner_by_claim',
    words(
      'makes owners: only an owner does, so that the provider cannot lock everybody out',
      'владельца назначает только владелец: иначе поставщик мог бы закрыть вход всем',
    ),
  );
