import { field } from './kit/field.ts';
import { choice, flag, id, instant, text, texts } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { signInFaults } from './sign-in-faults.ts';

const issuer = field<string>(
  'text',
  { type: 'string', maxLength: 500, pattern: '^https?://[^\\s#?]+$' },
  'Issuer',
  'Адрес поставщика (issuer)',
).describe('As the provider writes it of itself, to the letter: it publishes its addresses below.');

/** Who has this value of this claim gets this role. */
export const roleClaim = {
  claim: text(100, 'Claim', 'Поле учётной записи (claim)').required().example('groups'),
  value: text(200, 'Value', 'Значение').required().example('buyers'),
  roleId: id('Role', 'Роль').required(),
};

export type RoleClaim = StructureOf<typeof roleClaim>;

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** Where people of the company sign in by its own accounts (OpenID Connect). Its secret is no field: it is given and never shown. */
export const identityProvider = noun({
  type: 'identity_provider',
  words: words('Identity provider', 'Поставщик учётных записей'),
  table: 'identity_providers',
  alias: 'provider',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted', 'domain_proved', 'scim_token_created', 'scim_token_revoked'],
  fields: {
    id: id().filterable().sortable(),
    name: text(100, 'Name', 'Название')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('Учётная запись Ромашки'),
    issuer: issuer.required().example('https://id.romashka.ru'),
    clientId: text(300, 'Client identifier', 'Идентификатор клиента (client ID)').required().example('prokura'),
    hasClientSecret: flag('A client secret is kept', 'Секрет клиента сохранён').computed(),
    domains: texts(253, 'Domains of e-mail', 'Домены почты', { maxItems: 20, uniqueItems: true })
      .writable()
      .describe('Whose people sign in here. A domain counts once it is proved by a TXT record: see the check.')
      .example(['romashka.ru']),
    provedDomains: texts(253, 'Domains that were proved', 'Подтверждённые домены').computed(),
    roleClaims: structures(roleClaim, 'Roles by claims', 'Роли по полям учётной записи', { maxItems: 100 })
      .writable()
      .describe('At each sign-in these roles, and no others, are given and taken.'),
    defaultRoleId: id('Role without a claim', 'Роль, если ни одно поле не подошло').nullable().writable(),
    makesPeople: flag('Makes people who are not there yet', 'Создаёт сотрудников, которых ещё нет').writable(),
    isOnlyWay: flag(
      'People of its domains sign in only here',
      'Сотрудники этих доменов входят только здесь',
    ).writable(),
    secondFactorAcr: texts(200, 'acr of a second factor', 'Значения acr со вторым фактором', {
      maxItems: 10,
      uniqueItems: true,
    })
      .writable()
      .describe('Beside `mfa` in `amr`, which always says so.'),
    isOn: flag('It is on', 'Включён').writable().filterable(),
    lastError: choice(signInFaults, 'What last went wrong', 'Последняя ошибка').nullable(),
    lastErrorAt: instant('When', 'Когда').nullable(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type IdentityProvider = RecordOf<typeof identityProvider>;
