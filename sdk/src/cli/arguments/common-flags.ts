import type { Flags } from '../command.ts';

/** What every command and every operation takes. */
export const commonFlags: Flags = {
  profile: {
    type: 'text',
    value: 'NAME',
    words: { en: 'The profile to use; `default` unless given', ru: 'Профиль; по умолчанию `default`' },
  },
  language: {
    type: 'text',
    values: ['en', 'ru'],
    words: { en: 'Language of help and messages', ru: 'Язык справки и сообщений' },
  },
  json: { type: 'boolean', words: { en: 'JSON on a terminal too', ru: 'JSON и в терминале' } },
  table: { type: 'boolean', words: { en: 'A table into a pipe too', ru: 'Таблица и в канал' } },
  help: { type: 'boolean', words: { en: 'Show this help', ru: 'Показать эту справку' } },
};
