import { normaliseEmail } from '../../accounts/rules/email-rules.ts';

/** What a provider says of who has signed in. */
export interface SignInClaims {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  amr: string[];
  acr: string | null;
  /** Seconds since 1970. */
  authTime: number | null;
  /** All of them, for roles. */
  all: Record<string, unknown>;
}

export function readClaims(all: Record<string, unknown>): SignInClaims {
  const { iss, sub, email, name, amr, acr, auth_time: authTime } = all;
  return {
    issuer: String(iss),
    subject: String(sub),
    email: typeof email === 'string' && email.includes('@') ? normaliseEmail(email) : null,
    emailVerified: isTrue(all.email_verified) || isTrue(all.xms_edov),
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : null,
    amr: Array.isArray(amr) ? amr.filter((one) => typeof one === 'string') : [],
    acr: typeof acr === 'string' ? acr : null,
    authTime: typeof authTime === 'number' ? authTime : null,
    all,
  };
}

/** Some write it as text; Entra says it by a claim of its own, `xms_edov`, as a number too. */
const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

/** The values of a claim, one or many; a name with dots leads into structures, as `realm_access.roles` of Keycloak does. */
export function valuesOf({ all }: Pick<SignInClaims, 'all'>, claim: string): string[] {
  const found = Object.hasOwn(all, claim) ? all[claim] : claim.split('.').reduce<unknown>(inside, all);
  return (Array.isArray(found) ? found : [found]).flatMap((one) =>
    ['string', 'number', 'boolean'].includes(typeof one) ? [String(one)] : [],
  );
}

const inside = (from: unknown, name: string) =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? (from as Record<string, unknown>)[name]
    : undefined;
