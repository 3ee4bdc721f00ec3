import type { Reply } from '../kit/rulebook.ts';

/** What is refused has a status and no body. */
export const refused = (status: number) => (): Reply => ({ status });
