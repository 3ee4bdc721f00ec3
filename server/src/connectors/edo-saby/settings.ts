import Type, { type Static } from 'typebox';
import { choice, object, text } from '../../kernel/fields.ts';
import { operatorStatuses } from '../../kernel/integrations/ports/e-document-state.ts';
import { operatorStatusNames } from '../../kernel/integrations/ports/operator-status-names.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';

/** A change of such a field asks for a new check. */
const marks = (order: number, widget = 'text') => ({ 'x-order': order, 'x-widget': widget, 'x-reverify': true });

const secret = (title: string, order: number) =>
  Type.String({ minLength: 1, maxLength: 512, title, 'x-secret': true, 'x-widget': 'password', 'x-order': order });

const line = (title: string, order: number, examples: string[] = []) => ({
  ...text(200, title, { examples }),
  ...marks(order),
});

const digits = (pattern: string, title: string, order: number, example: string) =>
  Type.String({ pattern, title, examples: [example], ...marks(order) });

const named = (title: string, order: number, example: string, help?: Words) =>
  Type.Optional({
    ...text(200, title, { examples: [example] }),
    ...{ 'x-order': order, 'x-widget': 'text', ...(help && { 'x-help': help }) },
  });

const password = object(
  {
    login: line('Login', 1, ['zakupki@romashka.ru']),
    password: secret('Password', 2),
    accountNumber: Type.Optional(line('Account number, where the login has several', 3, ['1234567'])),
  },
  { title: 'Login and password of a Saby user' },
);

const service = object(
  {
    appClientId: line('Application identifier', 1),
    appSecret: secret('Protected key of the application', 2),
    secretKey: secret('Service key', 3),
  },
  { title: 'Service authorisation, instead of a login' },
);

const organisation = object(
  {
    inn: digits('^(\\d{10}|\\d{12})$', 'INN', 1, '7707083893'),
    kpp: Type.Optional(digits('^\\d{9}$', 'KPP', 2, '770701001')),
  },
  { title: 'Own company, where the account has several' },
);

const typeByKind = object(
  {
    invoice: named('Sales invoices', 1, 'СчетИсх'),
    contract: named(
      'Contracts',
      2,
      'ДоговорИсх',
      words(
        'As your account calls them; without it contracts are not sent.',
        'Как они называются в вашем аккаунте; без этого договоры не передаются.',
      ),
    ),
    delivery: named('Delivery documents', 3, 'ДокОтгрИсх'),
    upd: named('Universal transfer documents (UPD)', 4, 'ДокОтгрИсх'),
  },
  { title: 'Document types in Saby' },
);

const regulationByKind = object(
  {
    invoice: named('Sales invoices', 1, 'Счет исходящий'),
    contract: named('Contracts', 2, 'Договор исходящий'),
    delivery: named('Delivery documents', 3, 'Реализация'),
    upd: named('Universal transfer documents (UPD)', 4, 'Реализация'),
  },
  { title: 'Regulations in Saby, where not the usual one of the type' },
);

const actions = object(
  {
    revoke: named('Action that takes a sent document back', 1, 'Аннулировать'),
    refuse: named('Action that refuses a document that came', 2, 'Отклонить'),
  },
  { title: 'Actions of the regulation' },
);

/** Signed in by a login or by a service key, one of the two. */
export const settings = object({
  password: Type.Optional(password),
  service: Type.Optional(service),
  organisation: Type.Optional(organisation),
  typeByKind: Type.Optional(typeByKind),
  regulationByKind: Type.Optional(regulationByKind),
  actions: Type.Optional(actions),
  statusByCode: Type.Optional(
    Type.Unsafe<Record<string, (typeof operatorStatuses)[number]>>({
      type: 'object',
      title: 'Status by state code',
      description: 'State codes of Saby that the platform does not know yet → what they mean.',
      maxProperties: 100,
      propertyNames: { pattern: '^-?\\d{1,6}$' },
      additionalProperties: { type: 'string', enum: [...operatorStatuses], 'x-labels': operatorStatusNames },
      'x-widget': 'mapping-table',
      'x-order': 7,
    }),
  ),
  timeFormat: Type.Optional({
    ...choice(['auto', 'colon', 'dot'], 'Format of times'),
    default: 'auto',
    'x-labels': {
      auto: words('Found out by itself', 'Определяется автоматически'),
      colon: words('22.11.2026 14:05:09', '22.11.2026 14:05:09'),
      dot: words('22.11.2026 14.05.09', '22.11.2026 14.05.09'),
    },
    ...marks(8, 'select'),
  }),
  mediaType: Type.Optional({
    ...choice(['json-rpc', 'json'], 'Content type of requests'),
    default: 'json-rpc',
    'x-labels': {
      'json-rpc': words('application/json-rpc', 'application/json-rpc'),
      json: words('application/json', 'application/json'),
    },
    ...marks(9, 'select'),
  }),
});

export type SabySettings = Static<typeof settings>;
