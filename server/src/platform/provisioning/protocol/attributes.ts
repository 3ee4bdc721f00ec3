export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** An attribute as RFC 7643 describes it (section 7). */
export interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex';
  description: string;
  multiValued?: true;
  required?: true;
  caseExact?: true;
  mutability?: 'readOnly' | 'immutable';
  uniqueness?: 'server';
  subAttributes?: readonly Attribute[];
}

const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  ...{ name, type: 'string', description },
  ...more,
});

const valued = (name: string, description: string): Attribute => ({
  ...{ name, type: 'complex', multiValued: true, description },
  subAttributes: [
    text('value', 'The value'),
    text('type', 'Kept as work'),
    { name: 'primary', type: 'boolean', description: 'Which of them is used' },
  ],
});

export const userAttributes: readonly Attribute[] = [
  text('userName', 'How the provider names the person', { required: true, uniqueness: 'server' }),
  text('externalId', 'The identifier at the provider', { caseExact: true }),
  {
    ...{ name: 'name', type: 'complex', description: 'Parts of the name' },
    subAttributes: [
      text('formatted', 'The whole name'),
      text('familyName', 'Family name'),
      text('givenName', 'Given name'),
      text('middleName', 'Patronymic'),
    ],
  },
  text('displayName', 'The name that people see'),
  text('title', 'Position'),
  text('preferredLanguage', 'Language of letters: ru or en'),
  { name: 'active', type: 'boolean', description: 'False blocks the person: sessions end at once' },
  valued('emails', 'One address is kept: the primary one, that of work, or the first. Of a proved domain'),
  valued('phoneNumbers', 'Telephones'),
  {
    ...{
      name: 'groups',
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      description: 'Changed by the groups',
    },
    subAttributes: [text('value', 'Identifier of the group'), text('display', 'Name of the group')],
  },
];

export const groupAttributes: readonly Attribute[] = [
  text('displayName', 'Name of the group', { required: true, uniqueness: 'server' }),
  text('externalId', 'The identifier at the provider', { caseExact: true }),
  {
    ...{ name: 'members', type: 'complex', multiValued: true, description: 'People of the group' },
    subAttributes: [
      text('value', 'Identifier of the person', { mutability: 'immutable' }),
      text('display', 'Name of the person', { mutability: 'readOnly' }),
    ],
  },
];

/** What RFC 7643 knows besides and directories send anyway: it is taken, and not kept. */
const notKept = [
  ...['schemas', 'id', 'meta', 'nickName', 'profileUrl', 'userType', 'locale', 'timezone', 'password', 'ims', 'photos'],
  ...['addresses', 'entitlements', 'roles', 'x509Certificates'],
].map((name) => name.toLowerCase());

export const isNotKept = (name: string): boolean => notKept.includes(name.toLowerCase());

/** Names of attributes are in any case (RFC 7643, 2.1). */
export const attributeAmong = (attributes: readonly Attribute[], name: string): Attribute | undefined =>
  attributes.find((one) => one.name.toLowerCase() === name.toLowerCase());
