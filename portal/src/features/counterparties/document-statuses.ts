import { type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';

interface Look {
  words: Words;
  tone: Tone;
}

const look = (tone: Tone, en: string, ru: string): Look => ({ tone, words: words(en, ru) });

export const quoteStatuses = {
  draft: look('neutral', 'Draft', 'Черновик'),
  submitted: look('accent', 'Submitted', 'Получено'),
  partially_accepted: look('warning', 'Partly chosen', 'Выбрано частично'),
  accepted: look('good', 'Chosen', 'Выбрано'),
  rejected: look('bad', 'Rejected', 'Отклонено'),
  withdrawn: look('neutral', 'Withdrawn', 'Отозвано'),
  expired: look('neutral', 'Expired', 'Истекло'),
};

export const listStatuses = {
  draft: look('neutral', 'Draft', 'Черновик'),
  active: look('good', 'Active', 'Действует'),
  expired: look('warning', 'Expired', 'Истёк'),
  archived: look('neutral', 'Archived', 'В архиве'),
};
