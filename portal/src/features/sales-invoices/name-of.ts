import { say } from '../../kit/say.ts';

/** An invoice as people call it: a draft has no number yet. */
export const nameOf = ({ number, title }: { number: string | null; title: string | null }): string =>
  number ?? title ?? say('Draft', 'Черновик');
