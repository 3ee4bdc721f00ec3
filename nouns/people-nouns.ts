import { apiKey } from './api-key.ts';
import { identityProvider } from './identity-provider.ts';
import { keptLetter } from './kept-letter.ts';
import { notice } from './notice.ts';
import { noticeSettings } from './notice-settings.ts';
import { pendingWrite } from './pending-write.ts';
import { providerGroup } from './provider-group.ts';
import { user } from './user.ts';

/** People of the portal and their keys, who vouches for them, what they are told of and decide on, how they want to hear, and what a test portal wrote to them. */
export const peopleNouns = [
  identityProvider,
  providerGroup,
  user,
  apiKey,
  pendingWrite,
  notice,
  noticeSettings,
  keptLetter,
] as const;
