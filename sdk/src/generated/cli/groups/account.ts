// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'change-password': {
    call: 'changePassword',
    kind: 'call',
    isWrite: true,
    summary: 'Change the password',
    about: 'Needs the current password, temporary or not. All other sessions end.',
    path: [],
    body: {
      currentPassword: { kind: 'text', words: 'Current password', isRequired: true },
      newPassword: { kind: 'text', words: 'New password, 12 to 256 characters', isRequired: true },
    },
  },
  'ask-email-change': {
    call: 'askEmailChange',
    kind: 'call',
    isWrite: true,
    summary: 'Ask to change one’s e-mail',
    about:
      'A letter with a link goes to the new address, and a warning to the old one with a link that undoes it for seven days. Until it is confirmed the old address signs in; a newer request takes the place of one that waits. The answer never tells whether somebody uses the address. Whoever signs in by a provider alone changes it there: `address_kept_by_provider`.',
    path: [],
    body: { email: { kind: 'text', words: 'New e-mail', isRequired: true } },
  },
  'cancel-email-change': {
    call: 'cancelEmailChange',
    kind: 'call',
    isWrite: true,
    summary: 'Cancel a change of one’s e-mail',
    about:
      'While the new address is not confirmed. Its link opens nothing from then on; that of the warning to the old address stays, for whoever did not ask.',
    path: [],
  },
  'confirm-email-change': {
    call: 'confirmEmailChange',
    kind: 'call',
    isWrite: true,
    summary: 'Confirm one’s new e-mail',
    about:
      'Takes the token of the letter to the new address, from the session of the person himself: a letter that went astray changes nothing for whoever reads it. From then on the new address signs in and gets all letters.',
    path: [],
    body: { token: { kind: 'text', words: 'Token of the link', isRequired: true } },
  },
  'undo-email-change': {
    call: 'undoEmailChange',
    kind: 'call',
    isWrite: true,
    summary: 'Undo a change of e-mail',
    about:
      'Takes the token of the warning to the old address, for seven days, confirmed or not. The old address signs in again, all that was asked for later is undone too; sessions end, passkeys are removed, the password is void, and a letter with a link for a new one follows.',
    path: [],
    body: { token: { kind: 'text', words: 'Token of the link', isRequired: true } },
  },
  'confirm-email': {
    call: 'confirmEmail',
    kind: 'call',
    isWrite: true,
    summary: 'Confirm an e-mail by its link',
    about:
      'Anybody may register anybody’s address, so the link alone opens nothing: give the password chosen at registration, or a new one, with which the earlier one is void. The first confirmed registration of an address has it; a second one is answered 409.',
    path: [],
    body: {
      token: { kind: 'text', words: 'Token of the link', isRequired: true },
      password: { kind: 'text', words: 'The password chosen at registration' },
      newPassword: { kind: 'text', words: 'Instead of it, a new one of 12 to 256 characters' },
    },
  },
  'resend-confirmation': {
    call: 'resendConfirmation',
    kind: 'call',
    isWrite: true,
    summary: 'Send the confirmation letter again',
    about:
      'Always 202. What comes of it only the mailbox learns: a minute after the last letter, five in a day, old links die.',
    path: [],
    body: { email: { kind: 'text', words: 'E-mail', isRequired: true } },
  },
  'log-in': {
    call: 'logIn',
    kind: 'call',
    isWrite: true,
    summary: 'Sign in',
    about:
      'One answer for an unknown address, a wrong password and a blocked person. Who signs in by a second factor is asked for `code` once the password is right; who has no other than a passkey, where his role demands one, signs in by it.',
    path: [],
    body: {
      email: { kind: 'text', words: 'E-mail', isRequired: true },
      password: { kind: 'text', words: 'Password', isRequired: true },
      code: { kind: 'text', words: 'Code of the authenticator, or a recovery code' },
      clientType: {
        kind: 'text',
        values: ['browser', 'native'],
        words: 'Where the refresh token goes: a cookie or the body',
      },
    },
  },
  'log-in-by-passkey': {
    call: 'logInByPasskey',
    kind: 'call',
    isWrite: true,
    summary: 'Sign in by a passkey',
    about:
      'Takes what the browser made of the options of `POST /api/v1/auth/login/passkey/options`; neither a password nor a code is asked for beside it. One answer for whatever does not sign in: a passkey that was removed, one of another host, a signature asked for too long ago, a blocked person.',
    path: [],
    body: {
      credential: {
        kind: 'json',
        words: 'The signature. What `navigator.credentials.get` answers, its bytes in base64url.',
        isRequired: true,
      },
      clientType: {
        kind: 'text',
        values: ['browser', 'native'],
        words: 'Where the refresh token goes: a cookie or the body',
      },
    },
  },
  'begin-passkey-login': {
    call: 'beginPasskeyLogin',
    kind: 'call',
    isWrite: true,
    summary: 'Begin to sign in by a passkey',
    about:
      'Answers what `navigator.credentials.get` is called with, the same for everybody; the browser offers what passkeys it has for this host.',
    path: [],
  },
  'log-out': {
    call: 'logOut',
    kind: 'call',
    isWrite: true,
    summary: 'Sign out',
    about: 'Ends the session of the access token, of the refresh cookie or of the refresh token in the body.',
    path: [],
    body: { refreshToken: { kind: 'text', words: 'For native clients' } },
  },
  'read-me': { call: 'readMe', kind: 'call', summary: 'The current session', path: [] },
  'list-passkeys': {
    call: 'listPasskeys',
    kind: 'call',
    summary: 'My passkeys',
    about: 'At most ten, so there is only one page.',
    path: [],
  },
  'add-passkey': {
    call: 'addPasskey',
    kind: 'call',
    isWrite: true,
    summary: 'Add a passkey',
    about:
      'Takes what the browser made of the options of `POST /api/v1/auth/passkeys/options`. It signs in without a password, and counts as a second factor. Told by mail.',
    path: [],
    body: {
      name: { kind: 'text', words: 'Name', isRequired: true },
      credential: {
        kind: 'json',
        words: 'The new credential. What `navigator.credentials.create` answers, its bytes in base64url.',
        isRequired: true,
      },
    },
  },
  'begin-passkey': {
    call: 'beginPasskey',
    kind: 'call',
    isWrite: true,
    summary: 'Begin to add a passkey',
    about:
      'Answers what `navigator.credentials.create` is called with; what comes of it is sent to `POST /api/v1/auth/passkeys`.',
    path: [],
  },
  'rename-passkey': {
    call: 'renamePasskey',
    kind: 'call',
    isWrite: true,
    summary: 'Rename a passkey',
    path: ['id'],
    body: { name: { kind: 'text', words: 'Name', isRequired: true } },
  },
  'remove-passkey': {
    call: 'removePasskey',
    kind: 'call',
    isWrite: true,
    summary: 'Remove a passkey',
    about: 'It signs in no more. What the authenticator itself keeps is removed there. Told by mail.',
    path: ['id'],
  },
  'reset-password': {
    call: 'resetPassword',
    kind: 'call',
    isWrite: true,
    summary: 'Set a new password by the link of a letter',
    about: 'All sessions end, and nothing is held against earlier attempts to sign in.',
    path: [],
    body: {
      token: { kind: 'text', words: 'Token of the link', isRequired: true },
      password: { kind: 'text', words: 'New password, 12 to 256 characters', isRequired: true },
    },
  },
  'request-password-reset': {
    call: 'requestPasswordReset',
    kind: 'call',
    isWrite: true,
    summary: 'Ask for a link to set a new password',
    about: 'Always 202. Only the mailbox learns what comes of it. The link works for 30 minutes.',
    path: [],
    body: { email: { kind: 'text', words: 'E-mail', isRequired: true } },
  },
  'prove-presence': {
    call: 'provePresence',
    kind: 'call',
    isWrite: true,
    summary: 'Prove to be the one who signed in',
    about:
      'Keys, roles, people, bank details and secrets are changed within ten minutes of signing in or of this; later the answer is 401 `presence_required`. Give the password, or, if you sign in by a second factor, a code of it; or the signature of a passkey, asked for by `POST /api/v1/auth/prove/passkey/options`.',
    path: [],
    body: {
      currentPassword: { kind: 'text', words: 'Current password, of who signs in by it alone' },
      code: { kind: 'text', words: 'Code of the authenticator, or a recovery code' },
      passkey: {
        kind: 'json',
        words: 'The signature. What `navigator.credentials.get` answers, its bytes in base64url.',
      },
    },
  },
  'begin-passkey-proof': {
    call: 'beginPasskeyProof',
    kind: 'call',
    isWrite: true,
    summary: 'Begin to prove presence by a passkey',
    about:
      'Answers what `navigator.credentials.get` is called with; what comes of it is the `passkey` of `POST /api/v1/auth/prove`.',
    path: [],
  },
  'refresh-session': {
    call: 'refreshSession',
    kind: 'call',
    isWrite: true,
    summary: 'Renew the access token',
    about:
      'Each refresh token works once; one used before ends the session. A session idle for 24 hours, or 14 days old, is over.',
    path: [],
    body: { refreshToken: { kind: 'text', words: 'For native clients' } },
  },
  register: {
    call: 'register',
    kind: 'call',
    isWrite: true,
    summary: 'Register a portal and its administrator',
    about:
      'No session is issued: the address is confirmed first. An address that is known gets the same answer, as late, and another letter. `mail.status` is `sent` when the mail server has taken the letter, `queued` while it is still tried, `failed` when the mail server refused it for good, `off` when no mail server is set and the letter stays on ours.',
    path: [],
    body: {
      workspaceName: { kind: 'text', words: 'Company name', isRequired: true },
      portalName: { kind: 'text', words: 'Portal name in addresses', isRequired: true },
      companyInn: { kind: 'text', words: 'Taxpayer number', isRequired: true },
      phone: { kind: 'text', words: 'Russian phone', isRequired: true },
      fullName: { kind: 'text', words: 'Full name of the administrator', isRequired: true },
      email: { kind: 'text', words: 'Working e-mail', isRequired: true },
      password: { kind: 'text', words: 'Password, 12 to 256 characters', isRequired: true },
      acceptedOffer: { kind: 'boolean', words: 'The offer is accepted; required to be true' },
      acceptedPersonalData: { kind: 'boolean', words: 'Processing of personal data is accepted; required to be true' },
      acceptedMarketing: { kind: 'boolean', words: 'Promotional messages are welcome' },
    },
  },
  'check-availability': {
    call: 'checkAvailability',
    kind: 'call',
    isWrite: true,
    summary: 'Check registration data',
    about: 'The numbers and the address are checked for their form; the answer never says whether somebody uses them.',
    path: [],
    body: {
      portalName: { kind: 'text', words: 'Portal name' },
      companyInn: { kind: 'text', words: 'Taxpayer number' },
      email: { kind: 'text', words: 'E-mail' },
      phone: { kind: 'text', words: 'Russian phone' },
    },
  },
  'read-second-factor': {
    call: 'readSecondFactor',
    kind: 'call',
    summary: 'Whether one signs in by a second factor',
    path: [],
  },
  'add-second-factor': {
    call: 'addSecondFactor',
    kind: 'call',
    isWrite: true,
    summary: 'Begin to sign in by a second factor',
    about:
      'Answers the secret for an authenticator application. Nothing is asked of it until a code of it was shown to `confirm`; asked again, another secret takes its place.',
    path: [],
    body: { currentPassword: { kind: 'text', words: 'Current password', isRequired: true } },
  },
  'confirm-second-factor': {
    call: 'confirmSecondFactor',
    kind: 'call',
    isWrite: true,
    summary: 'Turn the second factor on',
    about:
      'Takes a code of the secret that was given, and answers the recovery codes, once. From then on signing in takes a code beside the password. Told by mail.',
    path: [],
    body: {
      currentPassword: { kind: 'text', words: 'Current password', isRequired: true },
      code: { kind: 'text', words: 'Code of the authenticator, or a recovery code', isRequired: true },
    },
  },
  'renew-recovery-codes': {
    call: 'renewRecoveryCodes',
    kind: 'call',
    isWrite: true,
    summary: 'Get new recovery codes',
    about: 'Those given before stop working.',
    path: [],
    body: {
      currentPassword: { kind: 'text', words: 'Current password', isRequired: true },
      code: { kind: 'text', words: 'Code of the authenticator, or a recovery code', isRequired: true },
    },
  },
  'remove-second-factor': {
    call: 'removeSecondFactor',
    kind: 'call',
    isWrite: true,
    summary: 'Turn the second factor off',
    about:
      'Takes the password and a code, or a recovery code. Where a role demands a second factor, the next request asks for another. Told by mail.',
    path: [],
    body: {
      currentPassword: { kind: 'text', words: 'Current password', isRequired: true },
      code: { kind: 'text', words: 'Code of the authenticator, or a recovery code', isRequired: true },
    },
  },
  'list-sessions': {
    call: 'listSessions',
    kind: 'call',
    summary: 'My sessions',
    about: 'At most ten, so there is only one page.',
    path: [],
  },
  'end-other-sessions': {
    call: 'endOtherSessions',
    kind: 'call',
    isWrite: true,
    summary: 'End all my other sessions',
    about: 'The session that asks goes on. Where there is no other, nothing changes.',
    path: [],
  },
  'end-session': { call: 'endSession', kind: 'call', isWrite: true, summary: 'End one of my sessions', path: ['id'] },
};
