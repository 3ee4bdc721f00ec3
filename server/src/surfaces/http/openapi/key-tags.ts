import { words } from '../../../kernel/problems/errors.ts';
import type { Tag } from './integration-tags.ts';

/** Sections about who calls the API by a key, and what he is told. */
export const keyTags: Readonly<Record<string, Tag>> = {
  'API keys': {
    name: words('API keys', 'Ключи API'),
    description: words('Keys of integrations and what they may do.', 'Ключи интеграций и их права.'),
  },
  'Pending writes': {
    name: words('Pending writes', 'Предложения агентов'),
    description: words(
      'What keys have asked for and people decide on.',
      'Что просят сделать ключи и о чём решают люди.',
    ),
  },
  Webhooks: {
    name: words('Webhooks', 'Вебхуки'),
    description: words('Subscriptions, deliveries and the event feed.', 'Подписки, доставки и лента событий.'),
  },
};
