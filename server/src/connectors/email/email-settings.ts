import Type from 'typebox';
import { choice, flag, object, text } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

const securities = ['ssl', 'starttls', 'none'] as const;

/** Marks of a field of the form: where it stands, what it looks like, and that a change of it asks for a new check. */
const marks = (order: number, widget: string) => ({ 'x-order': order, 'x-widget': widget, 'x-reverify': true });

const host = (example: string) =>
  Type.String({
    title: 'Server',
    minLength: 1,
    maxLength: 253,
    'x-clean': 'line',
    examples: [example],
    ...marks(1, 'text'),
  });
const port = (example: number) =>
  Type.Integer({ title: 'Port', minimum: 1, maximum: 65_535, examples: [example], ...marks(2, 'number') });
const security = () => ({
  ...choice(securities, 'Encryption of the connection'),
  'x-labels': { ssl: words('SSL/TLS', 'SSL/TLS'), starttls: words('STARTTLS', 'STARTTLS'), none: words('None', 'Нет') },
  ...marks(3, 'select'),
});
const login = () => ({ ...text(254, 'Login', { examples: ['zakupki@romashka.ru'] }), ...marks(4, 'text') });
const password = () =>
  Type.String({
    title: 'Password; one for applications where the mail service gives those',
    minLength: 1,
    maxLength: 512,
    'x-secret': true,
    ...marks(5, 'password'),
  });

/** Settings of the e-mail integration. The password is left out where the login is by OAuth. */
export const emailSettings = object({
  smtp: object(
    {
      host: host('smtp.yandex.ru'),
      port: port(465),
      security: security(),
      login: Type.Optional(login()),
      password: Type.Optional(password()),
      fromEmail: Type.String({
        title: 'Address of the sender',
        format: 'line',
        minLength: 3,
        maxLength: 254,
        pattern: '^[^\\s@<>,;:"]+@[^\\s@<>,;:"]+$',
        examples: ['zakupki@romashka.ru'],
        ...marks(6, 'email'),
      }),
      fromName: { ...text(100, 'Name of the sender', { examples: ['«Ромашка»'] }), 'x-order': 7 },
    },
    { title: 'Outgoing mail (SMTP)' },
  ),
  imap: Type.Optional(
    object(
      {
        host: host('imap.yandex.ru'),
        port: port(993),
        security: security(),
        login: Type.Optional(login()),
        password: Type.Optional(password()),
        folder: Type.Optional({
          ...text(200, 'Folder that is read; `INBOX` unless given', { examples: ['INBOX'] }),
          ...marks(6, 'text'),
        }),
      },
      { title: 'Incoming mail (IMAP): the mailbox of suppliers' },
    ),
  ),
  oauth: Type.Optional(
    object(
      {
        issuer: Type.String({
          title: 'Address of the authorization server',
          maxLength: 300,
          pattern: '^https://',
          examples: ['https://login.example.com'],
          ...marks(1, 'url'),
        }),
        clientId: { ...text(200, 'Client identifier'), ...marks(2, 'text') },
        clientSecret: Type.Optional(
          Type.String({
            title: 'Client secret',
            minLength: 1,
            maxLength: 512,
            'x-secret': true,
            ...marks(3, 'password'),
          }),
        ),
        scope: { ...text(500, 'Scope', { examples: ['openid offline_access'] }), ...marks(4, 'text') },
      },
      { title: 'Login by OAuth (XOAUTH2), where the mail service takes no passwords' },
    ),
  ),
  answersHere: Type.Optional({
    ...flag('Answers to letters that the portal writes to suppliers come to this mailbox'),
    'x-widget': 'switch',
  }),
  certificate: Type.Optional(
    Type.String({
      title: 'Certificate of your own authority (PEM), where the mail server shows one that it signed',
      maxLength: 20_000,
      pattern: '^-----BEGIN CERTIFICATE-----',
      'x-widget': 'text',
      'x-reverify': true,
    }),
  ),
});

export type EmailSettings = Type.Static<typeof emailSettings>;

export type ImapSettings = NonNullable<EmailSettings['imap']>;
