/** Tables whose rows stay when a test portal begins anew: people and how they come in, keys, receivers of webhooks, settings of the company, the trail. */
export const keptAtReset: readonly string[] = [
  ...['tenants', 'test_portals', 'tenant_keys', 'imported_keys', 'event_heads', 'audit_events', 'audit_seals'],
  ...['users', 'roles', 'user_roles', 'legal_consents', 'one_time_links', 'sessions', 'email_changes'],
  ...['passkeys', 'second_factors', 'recovery_codes', 'notice_settings', 'hidden_first_steps'],
  ...['api_keys', 'webhook_subscriptions', 'idempotency_keys'],
  ...['company_profiles', 'regional_settings', 'working_calendars', 'pipeline_stages'],
  // Written by the triggers of the tables they are made of.
  ...['search_documents', 'search_words'],
];
