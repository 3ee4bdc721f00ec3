import { identityProvider } from './identity-provider.ts';
import { notice } from './notice.ts';
import { noticeSettings } from './notice-settings.ts';
import { user } from './user.ts';

/** People of the portal, who vouches for them, what they are told of, and how they want to hear. */
export const peopleNouns = [identityProvider, user, notice, noticeSettings] as const;
