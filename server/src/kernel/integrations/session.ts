import type { Call } from './call.ts';

/** A session that a provider opens for a login. */
export interface Session {
  token: string;
  /** Seconds it holds; null where only a refusal tells that it is over. */
  expiresIn: number | null;
}

/** Signs in with the settings of the installation. There is no token yet, so it asks for none. */
export type OpenSession<S> = (call: Omit<Call<S>, 'accessToken'>) => Promise<Session>;
