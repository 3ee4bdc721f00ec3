import { UsageError } from '../arguments/usage-error.ts';
import type { Asked, Flag } from '../command.ts';
import { say } from '../language.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import type { Listener } from './listener-state.ts';

export const forwardFlag: Flag = {
  type: 'text',
  value: 'URL',
  words: {
    en: 'The receiver, such as http://localhost:4000/hook',
    ru: 'Приёмник, например http://localhost:4000/hook',
  },
  isRequired: true,
};

/** The receiver that a line names. */
export async function receiverOf(asked: Asked): Promise<Listener> {
  const forwardTo = asked.flags['forward-to'];
  if (typeof forwardTo !== 'string' || !URL.canParse(forwardTo))
    throw new UsageError(say('--forward-to is an address.', '--forward-to — адрес.'));
  return { url: (await signedIn(asked)).url, forwardTo: new URL(forwardTo).href };
}
