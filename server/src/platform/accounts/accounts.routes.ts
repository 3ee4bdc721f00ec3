import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { addPasskey } from './operations/add-passkey.ts';
import { addSecondFactor } from './operations/add-second-factor.ts';
import { beginPasskey } from './operations/begin-passkey.ts';
import { beginPasskeyLogin } from './operations/begin-passkey-login.ts';
import { beginPasskeyProof } from './operations/begin-passkey-proof.ts';
import { changePassword } from './operations/change-password.ts';
import { checkAvailability } from './operations/check-availability.ts';
import { confirmEmail } from './operations/confirm-email.ts';
import { confirmSecondFactor } from './operations/confirm-second-factor.ts';
import { endOtherSessions } from './operations/end-other-sessions.ts';
import { endSession } from './operations/end-session.ts';
import { listPasskeys } from './operations/list-passkeys.ts';
import { listSessions } from './operations/list-sessions.ts';
import { logIn } from './operations/log-in.ts';
import { logInByPasskey } from './operations/log-in-by-passkey.ts';
import { logOut } from './operations/log-out.ts';
import { provePresence } from './operations/prove-presence.ts';
import { readMe } from './operations/read-me.ts';
import { readSecondFactor } from './operations/read-second-factor.ts';
import { refreshSession } from './operations/refresh-session.ts';
import { register } from './operations/register.ts';
import { removePasskey } from './operations/remove-passkey.ts';
import { removeSecondFactor } from './operations/remove-second-factor.ts';
import { renamePasskey } from './operations/rename-passkey.ts';
import { renewRecoveryCodes } from './operations/renew-recovery-codes.ts';
import { requestPasswordReset } from './operations/request-password-reset.ts';
import { resendConfirmation } from './operations/resend-confirmation.ts';
import { resetPassword } from './operations/reset-password.ts';

const perAddress = { policies: ['auth-ip'] };

/** A whole company may sit behind one address: who proves who he is costs the others little, who guesses wrongly is refused soon. */
const signingIn = { policies: ['sign-in-ip'], guesses: 'sign-in-guesses' };
const renewing = { policies: ['refresh-ip'], guesses: 'sign-in-guesses' };

export const accountRoutes = routes('Account', [
  post('/api/v1/auth/register', register, { policies: ['register-ip', 'auth-ip'] }),
  act('/api/v1/auth/register/availability', checkAvailability, perAddress),
  act('/api/v1/auth/email-verification/confirm', confirmEmail, perAddress),
  act('/api/v1/auth/email-verification/resend', resendConfirmation, { ...perAddress, status: 202 }),
  act('/api/v1/auth/login', logIn, signingIn),
  act('/api/v1/auth/login/passkey/options', beginPasskeyLogin, signingIn),
  act('/api/v1/auth/login/passkey', logInByPasskey, signingIn),
  act('/api/v1/auth/refresh', refreshSession, renewing),
  get('/api/v1/auth/me', readMe),
  act('/api/v1/auth/prove', provePresence),
  act('/api/v1/auth/prove/passkey/options', beginPasskeyProof),
  act('/api/v1/auth/change-password', changePassword),
  get('/api/v1/auth/second-factor', readSecondFactor),
  act('/api/v1/auth/second-factor', addSecondFactor),
  act('/api/v1/auth/second-factor/confirm', confirmSecondFactor),
  act('/api/v1/auth/second-factor/recovery-codes', renewRecoveryCodes),
  act('/api/v1/auth/second-factor/remove', removeSecondFactor),
  get('/api/v1/auth/passkeys', listPasskeys),
  post('/api/v1/auth/passkeys', addPasskey),
  act('/api/v1/auth/passkeys/options', beginPasskey),
  patch('/api/v1/auth/passkeys/:id', renamePasskey),
  del('/api/v1/auth/passkeys/:id', removePasskey),
  act('/api/v1/auth/logout', logOut, renewing),
  get('/api/v1/auth/sessions', listSessions),
  act('/api/v1/auth/sessions/end-others', endOtherSessions),
  del('/api/v1/auth/sessions/:id', endSession),
  act('/api/v1/auth/password-reset/request', requestPasswordReset, { ...perAddress, status: 202 }),
  act('/api/v1/auth/password-reset/confirm', resetPassword, perAddress),
]);
