import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { User } from '../../../../../nouns/user.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { checkEmail, normaliseEmail } from '../../accounts/rules/email-rules.ts';
import { domainOf } from '../../identity-providers/sign-in/domain-of.ts';
import { parseRussianPhone } from '../../russian-identifiers/parse-russian-phone.ts';
import type { Resource, Valued } from '../protocol/resource.ts';
import { scimRefusal } from '../protocol/scim-refusal.ts';
import type { Kept } from './person-row.ts';

/** What a resource says of a person, as we hold it. */
export interface Said {
  userName: string;
  externalId: string | null;
  email: string;
  active: boolean;
  kept: Kept;
  values: Pick<User, 'fullName' | 'position' | 'phone'> & Partial<Pick<User, 'locale'>>;
}

export function readSaid(resource: Resource): Said {
  const { userName = '', externalId, title, active = true } = resource;
  const { name, displayName, phoneNumbers, preferredLanguage } = resource;
  if (userName === '') throw isMissing('userName');
  const phone = parseRussianPhone(usedOf(phoneNumbers) ?? '');
  const locale = /^(ru|en)\b/i.exec(preferredLanguage ?? '')?.[1]?.toLowerCase() as User['locale'] | undefined;
  return {
    ...{ userName, externalId: externalId || null, active },
    email: emailOf(resource, userName),
    kept: withoutAbsent({ name, displayName, phoneNumbers, preferredLanguage }),
    values: {
      fullName: (displayName || name?.formatted || joined(name) || userName).slice(0, 200),
      position: title?.slice(0, 200) || null,
      phone,
      ...(locale && { locale }),
    },
  };
}

/** Only the company's own addresses are given by its provider. */
export function refuseForeignDomain({ provedDomains }: IdentityProvider, email: string): void {
  if (provedDomains.includes(domainOf(email))) return;
  throw scimRefusal(
    'invalidValue',
    words(
      `${email} is of no domain that this provider has proved.`,
      `Домен адреса ${email} не подтверждён для этого поставщика.`,
    ),
  );
}

function emailOf({ emails }: Resource, userName: string): string {
  const given = usedOf(emails) ?? userName;
  if (checkEmail(given) !== null)
    throw scimRefusal(
      'invalidValue',
      words('emails has no working address of a person.', 'В emails нет рабочего адреса сотрудника.'),
    );
  return normaliseEmail(given);
}

/** Of several values the primary one, that of work, or the first. */
function usedOf(values: readonly Valued[] = []): string | undefined {
  const used = values.find(({ primary }) => primary) ?? values.find(({ type }) => type?.toLowerCase() === 'work');
  return (used ?? values[0])?.value || undefined;
}

const joined = ({ familyName, givenName, middleName }: NonNullable<Resource['name']> = {}) =>
  [familyName, givenName, middleName].filter(Boolean).join(' ');

const withoutAbsent = (kept: { [Name in keyof Kept]: Kept[Name] | undefined }): Kept =>
  Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));

export const isMissing = (name: string) =>
  scimRefusal('invalidValue', words(`${name} is required.`, `Нужен атрибут ${name}.`));
