/** What a registration agrees to. A changed text gets a new version here; consents keep the one they were given for. */
export const legalDocuments = {
  offer: { version: '2026-11-01', path: '/legal/offer' },
  personalData: { version: '2026-11-01', path: '/legal/personal-data' },
  marketing: { version: '2026-11-01', path: '/legal/marketing' },
} as const;
