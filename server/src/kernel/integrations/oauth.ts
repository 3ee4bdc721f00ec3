/** Where access is asked for, and who we are there. All from the settings of the installation. */
export interface OAuthDescriptor<S> {
  /** Null where these settings connect in another way. */
  server(settings: S): OAuthClient | null;
}

export interface OAuthClient {
  /** Whose metadata tells the addresses (RFC 8414, OpenID Connect Discovery). */
  issuer: string;
  clientId: string;
  /** Left out for a client without one. */
  clientSecret?: string | undefined;
  scope: string;
  /** What this provider asks for beside what every one does: `prompt`, `access_type`. */
  authorizeParams?: Readonly<Record<string, string>>;
  /** Addresses of a provider that publishes no metadata. */
  endpoints?: { authorization: string; token: string; revocation?: string };
}
