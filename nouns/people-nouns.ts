import { notice } from './notice.ts';
import { noticeSettings } from './notice-settings.ts';
import { user } from './user.ts';

/** People of the portal, what they are told of, and how they want to hear. */
export const peopleNouns = [user, notice, noticeSettings] as const;
