import { readMeta } from '../../generated/operations/integration-api.ts';
import type { Command } from '../command.ts';
import { printAnswer } from '../output/print-answer.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';
import { signedIn } from '../sign-in/signed-in.ts';

export const whoami: Command = {
  usage: 'whoami',
  summary: { en: 'Show whose key it is and what it may', ru: 'Показать, чей это ключ и что ему можно' },
  takes: [0, 0],
  async run(asked) {
    const { profile, url } = await signedIn(asked);
    const { key, readOnly } = await readMeta(await connectByProfile(asked));
    const { id, name, scopes, expiresAt } = key as Record<string, unknown>;
    await printAnswer({ profile, url, id, name, scopes, expiresAt, readOnly }, asked);
  },
};
