import type { Asked } from '../command.ts';
import { say } from '../language.ts';
import { keychain } from './keychain.ts';
import { NotSignedInError } from './not-signed-in-error.ts';
import { readProfiles } from './profiles.ts';

export interface SignedIn {
  profile: string;
  url: string;
  apiKey: string;
}

export const profileOf = ({ flags }: Pick<Asked, 'flags'>): string =>
  (flags.profile as string | undefined) ?? process.env.PROKURA_PROFILE ?? 'default';

/** The address and the key: of the environment, or else of the profile. */
export async function signedIn(asked: Pick<Asked, 'flags'>): Promise<SignedIn> {
  const profile = profileOf(asked);
  const kept = (await readProfiles())[profile];
  const url = process.env.PROKURA_URL || kept?.url;
  const apiKey = process.env.PROKURA_API_KEY || kept?.apiKey || (kept && (await keychain()?.read(profile)));
  if (url && apiKey) return { profile, url: url.replace(/\/+$/, ''), apiKey };
  throw new NotSignedInError(
    say(
      `Nobody is signed in as «${profile}»: run prokura login, or set PROKURA_URL and PROKURA_API_KEY.`,
      `Для профиля «${profile}» вход не выполнен: запустите prokura login или задайте PROKURA_URL и PROKURA_API_KEY.`,
    ),
  );
}
