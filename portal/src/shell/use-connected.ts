import { useHasMessengers } from '../shared/messengers/use-has-messengers.ts';
import { useHasTracker } from '../shared/tracker/use-has-tracker.ts';

/** Whose pages show only while the company has one. */
export type Outside = 'messenger' | 'tracker';

/** Which of them this company has, as far as the person may see them. */
export const useConnected = (): Readonly<Record<Outside, boolean>> => ({
  messenger: useHasMessengers(),
  tracker: useHasTracker(),
});
