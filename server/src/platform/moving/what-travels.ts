/** Tables of a portal that stay where they are, each with the reason. All others travel. */
export const leftBehind: Readonly<Record<string, string>> = {
  sessions: 'people sign in anew: access tokens are signed by the installation that gave them',
  integration_oauth_states: 'a consent under way comes back to the address it was asked from, within minutes',
  sign_in_journeys: 'the same for a sign-in by a provider',
  search_documents: 'made anew by the triggers of the tables they are made of',
  arriving_keys: 'empty but inside the transaction of an arrival',
  arriving_rows: 'the same',
  search_words: 'made anew with the documents; their numbers are those of one database',
};

/** Columns that are empty in an archive: what a process had in hand is free again. */
export const emptied: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jobs: { holder: 'a worker of the installation that is left; the job is due again when its time runs out' },
  webhook_deliveries: { holder: 'the same for a delivery on its way' },
};

/** Rows outside the fence that lead to a portal; `$1` is its identifier. */
export const directoryRows: Readonly<Record<string, string>> = {
  login_directory: 'tenant_id = $1',
  pending_logins: 'tenant_id = $1',
  portal_names: 'slug = (select slug from tenants where tenant_id = $1)',
};
