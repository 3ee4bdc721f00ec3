import type { Words } from '../errors.ts';

/** What a code means for the caller, and what to do. */
export interface Explanation {
  meaning: Words;
  fix: Words;
}

export const explain = (meaningEn: string, meaningRu: string, fixEn: string, fixRu: string): Explanation => ({
  meaning: { en: meaningEn, ru: meaningRu },
  fix: { en: fixEn, ru: fixRu },
});
