import type { Talk } from './queries.ts';

/** Whom a conversation is with: by name, or by number where the provider tells none. */
export const nameOfTalk = ({ name, phone, chatId }: Pick<Talk, 'name' | 'phone' | 'chatId'>) =>
  name || (phone ? `+${phone}` : chatId);
