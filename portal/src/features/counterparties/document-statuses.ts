import { type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';

interface Look {
  words: Words;
  tone: Tone;
}

const look = (tone: Tone, en: string, ru: string): Look => ({ tone, words: words(en, ru) });

export const listStatuses = {
  draft: look('neutral', 'Draft', 'Черновик'),
  active: look('good', 'Active', 'Действует'),
  expired: look('warning', 'Expired', 'Истёк'),
  archived: look('neutral', 'Archived', 'В архиве'),
};
