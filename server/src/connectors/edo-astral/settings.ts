import Type, { type Static } from 'typebox';
import { object } from '../../kernel/fields.ts';
import { operatorStatuses } from '../../kernel/integrations/ports/e-document-state.ts';
import { operatorStatusNames } from '../../kernel/integrations/ports/operator-status-names.ts';
import { words } from '../../kernel/problems/errors.ts';

/** A change of such a field asks for a new check. */
const marks = (order: number, widget = 'text') => ({ 'x-order': order, 'x-widget': widget, 'x-reverify': true });

/** A place below the address of the server; `{id}` stands for what is asked about. */
const path = (title: string, order: number, usual: string) =>
  Type.Optional(
    Type.String({ title, maxLength: 200, pattern: '^/[^\\s?#]*$', default: usual, examples: [usual], ...marks(order) }),
  );

/** What documentation says of paths, and where it is silent what is assumed of them. */
export const usualPaths = {
  drafts: '/api/v3/drafts',
  draft: '/api/v3/drafts/{id}',
  counterparties: '/api/v1/counterparties',
  history: '/api/v3/docflows/{id}/History',
  rejectSigning: '/api/v1/cryptography/requests/{id}/reject',
} as const;

/** How the access token is sent is assumed too: both parts may be changed. */
export const settings = object({
  baseUrl: Type.String({
    title: 'Address of the server',
    maxLength: 300,
    pattern: '^https://[^\\s/?#]+(/[^\\s?#]*)?$',
    examples: ['https://edo.example.ru'],
    ...marks(1, 'url'),
  }),
  token: Type.String({
    title: 'Access token',
    minLength: 8,
    maxLength: 4_000,
    pattern: '^\\S+$',
    'x-secret': true,
    'x-order': 2,
    'x-widget': 'password',
  }),
  abonentId: Type.String({ title: 'Identifier of the subscriber', format: 'uuid', ...marks(3) }),
  authHeader: Type.Optional(
    Type.String({
      title: 'Header of the access token',
      maxLength: 64,
      pattern: '^[A-Za-z][A-Za-z0-9-]*$',
      default: 'Authorization',
      examples: ['Authorization'],
      ...marks(4),
    }),
  ),
  authScheme: Type.Optional(
    Type.String({
      title: 'Word before the access token',
      maxLength: 32,
      pattern: '^[A-Za-z0-9]*$',
      default: 'Bearer',
      examples: ['Bearer'],
      'x-help': words('Empty where the token stands alone.', 'Пусто, если токен передаётся без слова.'),
      ...marks(5),
    }),
  ),
  paths: Type.Optional(
    object(
      {
        drafts: path('Drafts', 1, usualPaths.drafts),
        draft: path('One draft', 2, usualPaths.draft),
        counterparties: path('Counterparties', 3, usualPaths.counterparties),
        history: path('History of a document', 4, usualPaths.history),
        rejectSigning: path('Refusal of a signing request', 5, usualPaths.rejectSigning),
      },
      { title: 'Paths, where yours differ' },
    ),
  ),
  statusByName: Type.Optional(
    Type.Unsafe<Record<string, (typeof operatorStatuses)[number]>>({
      type: 'object',
      title: 'Status by name',
      description: 'Statuses of Astral that the platform does not know yet → what they mean.',
      maxProperties: 100,
      propertyNames: { maxLength: 100 },
      additionalProperties: { type: 'string', enum: [...operatorStatuses], 'x-labels': operatorStatusNames },
      'x-widget': 'mapping-table',
      'x-order': 7,
    }),
  ),
  departmentId: Type.Optional(Type.String({ title: 'Department of drafts', format: 'uuid', 'x-order': 8 })),
});

export type AstralSettings = Static<typeof settings>;
