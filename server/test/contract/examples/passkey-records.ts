import { newAuthenticator } from '../../authenticator.ts';
import type { Make } from './made.ts';

const passkeys = '/api/v1/auth/passkeys';

/** A passkey is made by an authenticator, so no printed example makes one. */
export const passkeyRecords: Record<string, Make> = {
  [`${passkeys}/:id`]: async ({ ask }) => {
    const { json: options } = await ask('POST', `${passkeys}/options`, {});
    const credential = newAuthenticator().create(options);
    return (await ask('POST', passkeys, { name: 'MacBook Анны', credential })).json.id;
  },
};
