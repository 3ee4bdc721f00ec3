/** A token bucket: `rate` tokens a second, up to `burst` at once. */
export interface Policy {
  rate: number;
  burst: number;
  /** Counted for the whole portal, not for each caller. */
  ofPortal?: true;
  /** Counted for the link in the address, not for who opens it. */
  ofLink?: true;
  /** Counted for the record in the address, not for who asks. */
  ofRecord?: true;
  /** Counts what was done: a request that is refused or finds nothing to do gets its token back. */
  ofDeeds?: true;
  /** So many run at the same moment. */
  atOnce?: number;
}

/** Public names of the limits. An operator may raise them for a key by its `rateFactor`. */
export const policies = {
  'key-read': { rate: 50, burst: 200 },
  'key-write': { rate: 20, burst: 100 },
  tenant: { rate: 150, burst: 400 },
  'variables-resolve': { rate: 20, burst: 60 },
  rendering: { rate: 2, burst: 60 },
  bulk: { rate: 2, burst: 5 },
  import: { rate: 6 / 60, burst: 6, ofPortal: true, atOnce: 2 },
  export: { rate: 10 / 60, burst: 10, ofPortal: true, atOnce: 2 },
  'auth-ip': { rate: 20 / 60, burst: 20 },
  'sign-in-ip': { rate: 1, burst: 120 },
  'refresh-ip': { rate: 10, burst: 600 },
  'sign-in-guesses': { rate: 20 / 60, burst: 20 },
  'register-ip': { rate: 5 / 3600, burst: 5 },
  'download-ip': { rate: 2, burst: 120 },
  'public-token': { rate: 30 / 60, burst: 30, ofLink: true },
  'public-link-ip': { rate: 1, burst: 60 },
  'public-link-guesses': { rate: 20 / 3600, burst: 20 },
  'inbound-webhook': { rate: 50, burst: 200, ofLink: true },
  'site-exchange': { rate: 20, burst: 200, ofLink: true },
  'site-exchange-ip': { rate: 40, burst: 400 },
  'mail-resend': { rate: 1 / 60, burst: 1 },
  redelivery: { rate: 1, burst: 60 },
  recover: { rate: 2 / 3600, burst: 2, ofRecord: true, ofDeeds: true },
} satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

export const policyOf = (name: PolicyName): Policy => policies[name];
