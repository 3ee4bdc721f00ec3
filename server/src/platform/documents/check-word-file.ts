import { onRenderingThread } from './thread/on-rendering-thread.ts';
import type { CheckedWord } from './word/check-word.ts';

/** The variables that a Word file uses as a template, or everything that is wrong with it; found out on a thread that may be killed. */
export const checkWordFile = async (file: Uint8Array): Promise<CheckedWord> =>
  JSON.parse((await onRenderingThread({ kind: 'word-check', file })).toString('utf8')) as CheckedWord;
