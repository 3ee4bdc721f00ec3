import type { Fact, FactData } from '../../kernel/entity.ts';

type Happening =
  | 'registered'
  | 'registration_repeated'
  | 'email_confirmed'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'session_ended'
  | 'refresh_token_reused'
  | 'password_changed'
  | 'password_change_failed'
  | 'password_reset'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_reset'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_removed'
  | 'email_change_asked'
  | 'email_change_cancelled'
  | 'email_changed'
  | 'email_change_undone'
  | 'provider_unbound'
  | 'provisioned'
  | 'provisioning_ended'
  | 'presence_proved'
  | 'presence_not_proved';

/** What happened to a person's account. It stays in the audit trail of the portal: no webhook delivers it. */
export const accountFact = (
  happening: Happening,
  person: { id: string; fullName: string },
  { outcome = 'success', ...data }: FactData & { outcome?: NonNullable<Fact['outcome']> } = {},
): Fact => ({
  event: `account.${happening}`,
  audience: 'internal',
  entityType: 'user',
  entityId: person.id,
  entityVersion: null,
  displayName: person.fullName,
  data,
  outcome,
});
