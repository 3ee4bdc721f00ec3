/** Details of the key or session an actor authenticated with. */
export interface Credential {
  id: string;
  name: string;
  requireIfMatch: boolean;
  /** What it writes waits until a person has decided. */
  writesWait?: boolean;
  /** The company has all writes of agents wait. */
  agentWritesWait?: boolean;
  /** How many times the default rate limit this key may use. */
  rateFactor: number;
  expiresAt: string | null;
  /** The scopes as granted, before the creator's rights limit them. */
  grantedScopes: readonly string[];
  mustChangePassword?: boolean;
  mustAddSecondFactor?: boolean;
  /** A provider has let him in without the second factor that he has here: he gives its code first. */
  mustGiveCode?: boolean;
}
