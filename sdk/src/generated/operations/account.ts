// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export type ChangePasswordBody = {
  /** Current password */
  currentPassword: string;
  /** New password, 12 to 256 characters */
  newPassword: string;
};

/**
 * Change the password
 *
 * Needs the current password, temporary or not. All other sessions end.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/change-password`
 */
export const changePassword = call<
  [body: ChangePasswordBody],
  {
    /** Status */
    status: Open<'password_changed'>;
    /** Other sessions ended */
    endedSessions: number;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/change-password body key');

export type AskEmailChangeBody = {
  /** New e-mail */
  email: string;
};

/**
 * Ask to change one’s e-mail
 *
 * A letter with a link goes to the new address, and a warning to the old one with a link that undoes it for seven
 * days. Until it is confirmed the old address signs in; a newer request takes the place of one that waits. The
 * answer never tells whether somebody uses the address. Whoever signs in by a provider alone changes it there:
 * `address_kept_by_provider`.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/email-change`
 */
export const askEmailChange = call<
  [body: AskEmailChangeBody],
  {
    /** Status */
    status: Open<'confirmation_sent'>;
    /** New e-mail */
    newEmail: string;
    /** Until when the new address can be confirmed */
    confirmUntil: string;
    /** Until when the old address can undo it */
    undoUntil: string;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/email-change body key');

/**
 * Cancel a change of one’s e-mail
 *
 * While the new address is not confirmed. Its link opens nothing from then on; that of the warning to the old
 * address stays, for whoever did not ask.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/email-change/cancel`
 */
export const cancelEmailChange = call<
  [],
  {
    /** Status */
    status: Open<'cancelled'>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/email-change/cancel key');

export type ConfirmEmailChangeBody = {
  /** Token of the link */
  token: string;
};

/**
 * Confirm one’s new e-mail
 *
 * Takes the token of the letter to the new address, from the session of the person himself: a letter that went
 * astray changes nothing for whoever reads it. From then on the new address signs in and gets all letters.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/email-change/confirm`
 */
export const confirmEmailChange = call<
  [body: ConfirmEmailChangeBody],
  {
    /** Status */
    status: Open<'email_changed'>;
    /** E-mail */
    email: string;
  },
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'link_expired'
  | 'link_used'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/email-change/confirm body key');

export type UndoEmailChangeBody = {
  /** Token of the link */
  token: string;
};

/**
 * Undo a change of e-mail
 *
 * Takes the token of the warning to the old address, for seven days, confirmed or not. The old address signs in
 * again, all that was asked for later is undone too; sessions end, passkeys are removed, the password is void, and
 * a letter with a link for a new one follows.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/email-change/undo`
 */
export const undoEmailChange = call<
  [body: UndoEmailChangeBody],
  {
    /** Status */
    status: Open<'undone'>;
    /** E-mail */
    email: string;
  },
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'link_expired'
  | 'link_used'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/email-change/undo body key');

export type ConfirmEmailBody = {
  /** Token of the link */
  token: string;
  /** The password chosen at registration */
  password?: string | undefined;
  /** Instead of it, a new one of 12 to 256 characters */
  newPassword?: string | undefined;
};

/**
 * Confirm an e-mail by its link
 *
 * Anybody may register anybody’s address, so the link alone opens nothing: give the password chosen at
 * registration, or a new one, with which the earlier one is void. The first confirmed registration of an address
 * has it; a second one is answered 409.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/email-verification/confirm`
 */
export const confirmEmail = call<
  [body: ConfirmEmailBody],
  {
    /** Status */
    status: Open<'email_verified'>;
    email: string;
    portalSlug: string;
  },
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'link_expired'
  | 'link_used'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/email-verification/confirm body key');

export type ResendConfirmationBody = {
  /** E-mail */
  email: string;
};

/**
 * Send the confirmation letter again
 *
 * Always 202. What comes of it only the mailbox learns: a minute after the last letter, five in a day, old links
 * die.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/email-verification/resend`
 */
export const resendConfirmation = call<
  [body: ResendConfirmationBody],
  types.ResendConfirmation_2,
  'conflict' | 'business_rule_violated' | 'dry_run_not_supported' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/auth/email-verification/resend body key');

export type LogInBody = {
  /** E-mail */
  email: string;
  /** Password */
  password: string;
  /** Code of the authenticator, or a recovery code */
  code?: string | undefined;
  /** Where the refresh token goes: a cookie or the body */
  clientType?: 'browser' | 'native' | undefined;
};

/**
 * Sign in
 *
 * One answer for an unknown address, a wrong password and a blocked person. Who signs in by a second factor is
 * asked for `code` once the password is right; who has no other than a passkey, where his role demands one, signs
 * in by it.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/login`
 */
export const logIn = call<
  [body: LogInBody],
  types.LogIn,
  | 'invalid_credentials'
  | 'invalid_second_factor'
  | 'passkey_required'
  | 'second_factor_required'
  | 'email_not_verified'
  | 'portal_suspended'
  | 'provider_sign_in_required'
  | 'conflict'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/login body key');

export type LogInByPasskeyBody = {
  /** The signature. What `navigator.credentials.get` answers, its bytes in base64url. */
  credential: types.Credential;
  /** Where the refresh token goes: a cookie or the body */
  clientType?: 'browser' | 'native' | undefined;
};

/**
 * Sign in by a passkey
 *
 * Takes what the browser made of the options of `POST /api/v1/auth/login/passkey/options`; neither a password nor
 * a code is asked for beside it. One answer for whatever does not sign in: a passkey that was removed, one of
 * another host, a signature asked for too long ago, a blocked person.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/login/passkey`
 */
export const logInByPasskey = call<
  [body: LogInByPasskeyBody],
  types.LogIn,
  | 'invalid_passkey'
  | 'portal_suspended'
  | 'provider_sign_in_required'
  | 'conflict'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/login/passkey body key');

/**
 * Begin to sign in by a passkey
 *
 * Answers what `navigator.credentials.get` is called with, the same for everybody; the browser offers what
 * passkeys it has for this host.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/login/passkey/options`
 */
export const beginPasskeyLogin = call<[], types.BeginPasskeyLogin, 'validation_failed'>(
  'POST /api/v1/auth/login/passkey/options',
);

export type LogOutBody = {
  /** For native clients */
  refreshToken?: string | undefined;
};

/**
 * Sign out
 *
 * Ends the session of the access token, of the refresh cookie or of the refresh token in the body.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/logout`
 */
export const logOut = call<
  [body?: LogOutBody],
  {
    /** Status */
    status: Open<'logged_out'>;
  },
  'conflict' | 'business_rule_violated' | 'dry_run_not_supported' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/auth/logout body key');

/**
 * The current session
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/auth/me`
 */
export const readMe = call<
  [],
  {
    user: types.LogInUser;
    portal: types.Portal;
    session: types.Session;
    /** What the roles allow */
    permissions: Array<string>;
  },
  never
>('GET /api/v1/auth/me');

/**
 * My passkeys
 *
 * At most ten, so there is only one page.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/auth/passkeys`
 */
export const listPasskeys = call<
  [],
  {
    items: Array<types.ItemsItemsItem>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/auth/passkeys');

export type AddPasskeyBody = {
  /** Name */
  name: string;
  /** The new credential. What `navigator.credentials.create` answers, its bytes in base64url. */
  credential: {
    /** Identifier of the credential */
    id: string;
    /** What the browser signed for */
    clientDataJSON: string;
    /** The public key, in CBOR */
    attestationObject: string;
    /** How the authenticator is reached */
    transports?: Array<string> | undefined;
  };
};

/**
 * Add a passkey
 *
 * Takes what the browser made of the options of `POST /api/v1/auth/passkeys/options`. It signs in without a
 * password, and counts as a second factor. Told by mail.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/passkeys`
 */
export const addPasskey = call<
  [body: AddPasskeyBody],
  types.ItemsItemsItem,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/passkeys body key');

/**
 * Begin to add a passkey
 *
 * Answers what `navigator.credentials.create` is called with; what comes of it is sent to `POST
 * /api/v1/auth/passkeys`.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/passkeys/options`
 */
export const beginPasskey = call<
  [],
  {
    /** What is signed: once, within five minutes */
    challenge: string;
    rp: {
      /** Host of the portal */
      id: string;
      /** What it is called */
      name: string;
    };
    user: {
      /** Handle that leads to the portal and the person */
      id: string;
      /** E-mail */
      name: string;
      /** Full name */
      displayName: string;
    };
    /** Algorithms that are taken */
    pubKeyCredParams: Array<{
      /** Kind of credential */
      type: Open<'public-key'>;
      /** Algorithm, as COSE numbers it */
      alg: number;
    }>;
    /** Milliseconds */
    timeout: number;
    /** No statement of the maker is asked for */
    attestation: Open<'none'>;
    /** Passkeys that the person has */
    excludeCredentials: Array<{
      /** Kind of credential */
      type: Open<'public-key'>;
      /** Identifier of the credential */
      id: string;
      /** How the authenticator is reached */
      transports: Array<string>;
    }>;
    authenticatorSelection: {
      /** It is found without an address being typed */
      residentKey: Open<'required'>;
      /** The same, for older browsers */
      requireResidentKey: boolean;
      /** Whether a finger, a face or a PIN is asked for */
      userVerification: Open<'required'>;
    };
  },
  'validation_failed'
>('POST /api/v1/auth/passkeys/options');

export type RenamePasskeyBody = {
  /** Name */
  name: string;
};

/**
 * Rename a passkey
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `PATCH /api/v1/auth/passkeys/{id}`
 */
export const renamePasskey = call<
  [id: string, body: RenamePasskeyBody],
  types.ItemsItemsItem,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/auth/passkeys/{id} body key');

/**
 * Remove a passkey
 *
 * It signs in no more. What the authenticator itself keeps is removed there. Told by mail.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `DELETE /api/v1/auth/passkeys/{id}`
 */
export const removePasskey = call<
  [id: string],
  types.RemovePasskey,
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/auth/passkeys/{id}');

export type ResetPasswordBody = {
  /** Token of the link */
  token: string;
  /** New password, 12 to 256 characters */
  password: string;
};

/**
 * Set a new password by the link of a letter
 *
 * All sessions end, and nothing is held against earlier attempts to sign in.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/password-reset/confirm`
 */
export const resetPassword = call<
  [body: ResetPasswordBody],
  {
    /** Status */
    status: Open<'password_changed'>;
    email: string;
  },
  | 'not_found'
  | 'conflict'
  | 'link_expired'
  | 'link_used'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/password-reset/confirm body key');

export type RequestPasswordResetBody = {
  /** E-mail */
  email: string;
};

/**
 * Ask for a link to set a new password
 *
 * Always 202. Only the mailbox learns what comes of it. The link works for 30 minutes.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/password-reset/request`
 */
export const requestPasswordReset = call<
  [body: RequestPasswordResetBody],
  types.ResendConfirmation_2,
  'conflict' | 'business_rule_violated' | 'dry_run_not_supported' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/auth/password-reset/request body key');

export type ProvePresenceBody = {
  /** Current password, of who signs in by it alone */
  currentPassword?: string | undefined;
  /** Code of the authenticator, or a recovery code */
  code?: string | undefined;
  /** The signature. What `navigator.credentials.get` answers, its bytes in base64url. */
  passkey?: types.Credential | undefined;
};

/**
 * Prove to be the one who signed in
 *
 * Keys, roles, people, bank details and secrets are changed within ten minutes of signing in or of this; later the
 * answer is 401 `presence_required`. Give the password, or, if you sign in by a second factor, a code of it; or
 * the signature of a passkey, asked for by `POST /api/v1/auth/prove/passkey/options`.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/prove`
 */
export const provePresence = call<
  [body?: ProvePresenceBody],
  {
    /** Status */
    status: Open<'proved'>;
    /** From then on it is asked again */
    provedUntil: string;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/prove body key');

/**
 * Begin to prove presence by a passkey
 *
 * Answers what `navigator.credentials.get` is called with; what comes of it is the `passkey` of `POST
 * /api/v1/auth/prove`.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/prove/passkey/options`
 */
export const beginPasskeyProof = call<[], types.BeginPasskeyLogin, 'conflict' | 'validation_failed'>(
  'POST /api/v1/auth/prove/passkey/options',
);

export type RefreshSessionBody = {
  /** For native clients */
  refreshToken?: string | undefined;
};

/**
 * Renew the access token
 *
 * Each refresh token works once; one used before ends the session. A session idle for 24 hours, or 14 days old, is
 * over.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/refresh`
 */
export const refreshSession = call<
  [body?: RefreshSessionBody],
  types.LogIn,
  | 'invalid_token'
  | 'refresh_token_reused'
  | 'session_revoked'
  | 'unauthenticated'
  | 'conflict'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/refresh body key');

export type RegisterBody = {
  /** Company name */
  workspaceName: string;
  /** Portal name in addresses */
  portalName: string;
  /** Taxpayer number */
  companyInn: string;
  /** Russian phone */
  phone: string;
  /** Full name of the administrator */
  fullName: string;
  /** Working e-mail */
  email: string;
  /** Password, 12 to 256 characters */
  password: string;
  /** The offer is accepted; required to be true */
  acceptedOffer?: boolean | undefined;
  /** Processing of personal data is accepted; required to be true */
  acceptedPersonalData?: boolean | undefined;
  /** Promotional messages are welcome */
  acceptedMarketing?: boolean | undefined;
};

/**
 * Register a portal and its administrator
 *
 * No session is issued: the address is confirmed first. An address that is known gets the same answer, as late,
 * and another letter. `mail.status` is `sent` when the mail server has taken the letter, `queued` while it is
 * still tried, `failed` when the mail server refused it for good, `off` when no mail server is set and the letter
 * stays on ours.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/register`
 */
export const register = call<
  [body: RegisterBody],
  {
    /** Status */
    status: Open<'email_verification_required'>;
    email: string;
    portalSlug: string;
    /** Until when the link of the letter works */
    linkExpiresAt: string;
    /** The same in seconds */
    linkTtlSeconds: number;
    mail: {
      /** State of the letter */
      status: Open<'sent' | 'queued' | 'failed' | 'off'>;
    };
  },
  | 'already_exists'
  | 'conflict'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/register body key');

export type CheckAvailabilityBody = {
  /** Portal name */
  portalName?: string | undefined;
  /** Taxpayer number */
  companyInn?: string | undefined;
  /** E-mail */
  email?: string | undefined;
  /** Russian phone */
  phone?: string | undefined;
};

/**
 * Check registration data
 *
 * The numbers and the address are checked for their form; the answer never says whether somebody uses them.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/register/availability`
 */
export const checkAvailability = call<
  [body?: CheckAvailabilityBody],
  {
    portalName?: {
      /** The name can be taken */
      available: boolean;
      /** Why not */
      reason?: string;
    };
    companyInn?: {
      /** Such a number can exist */
      valid: boolean;
      /** Why not */
      reason?: string;
    };
    email?: {
      /** The address can be used */
      valid: boolean;
      /** Why not */
      reason?: string;
    };
    phone?: {
      /** It is a Russian number */
      valid: boolean;
      /** Why not */
      reason?: string;
    };
  },
  'validation_failed'
>('POST /api/v1/auth/register/availability body');

/**
 * Whether one signs in by a second factor
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/auth/second-factor`
 */
export const readSecondFactor = call<
  [],
  {
    /** Turned on; null where it is off */
    enabledAt: string | null;
    /** Recovery codes not used yet */
    recoveryCodesLeft: number;
    /** A role of the person demands it */
    isDemanded: boolean;
  },
  never
>('GET /api/v1/auth/second-factor');

export type AddSecondFactorBody = {
  /** Current password */
  currentPassword: string;
};

/**
 * Begin to sign in by a second factor
 *
 * Answers the secret for an authenticator application. Nothing is asked of it until a code of it was shown to
 * `confirm`; asked again, another secret takes its place.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/second-factor`
 */
export const addSecondFactor = call<
  [body: AddSecondFactorBody],
  {
    /** Secret in Base32, to be typed */
    secret: string;
    /** Address for a QR code */
    uri: string;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/second-factor body key');

export type ConfirmSecondFactorBody = {
  /** Current password */
  currentPassword: string;
  /** Code of the authenticator, or a recovery code */
  code: string;
};

/**
 * Turn the second factor on
 *
 * Takes a code of the secret that was given, and answers the recovery codes, once. From then on signing in takes a
 * code beside the password. Told by mail.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/second-factor/confirm`
 */
export const confirmSecondFactor = call<
  [body: ConfirmSecondFactorBody],
  types.ConfirmSecondFactor_2,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/second-factor/confirm body key');

export type RenewRecoveryCodesBody = {
  /** Current password */
  currentPassword: string;
  /** Code of the authenticator, or a recovery code */
  code: string;
};

/**
 * Get new recovery codes
 *
 * Those given before stop working.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/second-factor/recovery-codes`
 */
export const renewRecoveryCodes = call<
  [body: RenewRecoveryCodesBody],
  types.ConfirmSecondFactor_2,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/second-factor/recovery-codes body key');

export type RemoveSecondFactorBody = {
  /** Current password */
  currentPassword: string;
  /** Code of the authenticator, or a recovery code */
  code: string;
};

/**
 * Turn the second factor off
 *
 * Takes the password and a code, or a recovery code. Where a role demands a second factor, the next request asks
 * for another. Told by mail.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/second-factor/remove`
 */
export const removeSecondFactor = call<
  [body: RemoveSecondFactorBody],
  {
    /** Status */
    status: Open<'removed'>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'login_throttled'
  | 'rate_limited'
>('POST /api/v1/auth/second-factor/remove body key');

/**
 * My sessions
 *
 * At most ten, so there is only one page.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/auth/sessions`
 */
export const listSessions = call<
  [],
  {
    items: Array<types.Session>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/auth/sessions');

/**
 * End all my other sessions
 *
 * The session that asks goes on. Where there is no other, nothing changes.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/auth/sessions/end-others`
 */
export const endOtherSessions = call<
  [],
  {
    /** Status */
    status: Open<'ended'>;
    /** Other sessions ended */
    endedSessions: number;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/sessions/end-others key');

/**
 * End one of my sessions
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `DELETE /api/v1/auth/sessions/{id}`
 */
export const endSession = call<
  [id: string],
  {
    /** Identifier */
    id: string;
    /** Status */
    status: Open<'ended'>;
  },
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/auth/sessions/{id}');
