import type { Command } from '../command.ts';
import { say } from '../language.ts';
import { tell } from '../output/write.ts';
import { keychain } from '../sign-in/keychain.ts';
import { readProfiles, saveProfile } from '../sign-in/profiles.ts';
import { profileOf } from '../sign-in/signed-in.ts';

export const logout: Command = {
  usage: 'logout',
  summary: { en: 'Forget the key of a profile', ru: 'Забыть ключ профиля' },
  about: {
    en: 'The key itself goes on opening the portal until it is revoked there.',
    ru: 'Сам ключ действует, пока его не отзовут в портале.',
  },
  takes: [0, 0],
  async run(asked) {
    const profile = profileOf(asked);
    const kept = (await readProfiles())[profile];
    if (kept && kept.apiKey === undefined) await keychain()?.forget(profile);
    await saveProfile(profile, undefined);
    tell(say(`The key of «${profile}» is forgotten.`, `Ключ профиля «${profile}» забыт.`));
  },
};
