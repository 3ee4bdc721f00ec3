import type { Write } from './journal.ts';

export const acknowledged = ({ answers }: Write) => answers.length > 0;
