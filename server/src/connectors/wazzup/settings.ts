import Type, { type Static } from 'typebox';
import { object } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

const sync = (title: string, order: number) =>
  Type.Optional(
    Type.Boolean({ default: true, title, 'x-widget': 'switch', 'x-order': order, 'x-group': 'synchronization' }),
  );

export const settings = object({
  apiKey: Type.String({
    minLength: 16,
    maxLength: 200,
    pattern: '^\\S+$',
    title: 'API key',
    'x-secret': true,
    'x-reverify': true,
    'x-widget': 'password',
    'x-order': 1,
  }),
  defaultChannelId: Type.Optional(
    Type.String({
      format: 'uuid',
      title: 'Channel to write from, unless another one is chosen',
      'x-options-from': 'channels',
      'x-order': 2,
    }),
  ),
  syncUsers: sync('Tell Wazzup of our users', 3),
  syncContacts: sync('Tell Wazzup of counterparties', 4),
  syncDeals: sync('Tell Wazzup of requisitions as deals', 5),
  takeOverWebhook: Type.Optional(
    Type.Boolean({
      default: false,
      title: 'Take the webhooks over from another system',
      'x-widget': 'switch',
      'x-order': 6,
      'x-help': words(
        'Wazzup posts to one address. Whoever receives messages there now gets none any more, until the integration is deleted.',
        'Wazzup отправляет вебхуки на один адрес. Система, которая получает их сейчас, перестанет их получать, пока интеграция не удалена.',
      ),
    }),
  ),
});

export type WazzupSettings = Static<typeof settings>;
