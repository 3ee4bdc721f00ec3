import { alreadyRegistered } from './already-registered.ts';
import { confirmEmail } from './confirm-email.ts';
import { invitation } from './invitation.ts';
import { keyExpiring } from './key-expiring.ts';
import { keyRevoked } from './key-revoked.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { webhookDisabled } from './webhook-disabled.ts';
import { webhookFailing } from './webhook-failing.ts';

/** Every letter the platform writes, by the name its row keeps. */
export const letterTemplates = {
  'already-registered': alreadyRegistered,
  'confirm-email': confirmEmail,
  invitation,
  'key-expiring': keyExpiring,
  'key-revoked': keyRevoked,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'webhook-disabled': webhookDisabled,
  'webhook-failing': webhookFailing,
} as const;

export type LetterTemplate = keyof typeof letterTemplates;

export type VariablesOf<T extends LetterTemplate> = Parameters<(typeof letterTemplates)[T]>[0];
