import { flag, instant } from '../../kernel/fields.ts';

/** Up to when a report is true, of those whose figures are kept. */
export const countedOutput = {
  asOf: instant('All that happened before is counted'),
  counting: flag('Older records are still being counted'),
};
