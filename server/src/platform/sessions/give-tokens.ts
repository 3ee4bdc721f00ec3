import type { Services } from '../../kernel/services.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';
import { writeCookie } from './cookies.ts';
import { writeRefreshToken } from './refresh-token.ts';

export const longestSessionSeconds = 14 * 24 * 3_600;

interface Given {
  userId: string;
  tenantId: string;
  sessionId: string;
  /** Of the refresh token now in force. */
  seed: Buffer;
  clientType: 'browser' | 'native';
}

/** The pair of tokens of a session: a browser keeps the refresh token in a cookie, a native client gets it in the body. */
export async function giveTokens(services: Services, given: Given) {
  const refreshToken = writeRefreshToken(services, given);
  const native = given.clientType === 'native';
  return {
    tokens: {
      accessToken: await signAccessToken(services, given),
      tokenType: 'Bearer' as const,
      expiresIn: accessTokenSeconds,
      ...(native && { refreshToken }),
    },
    cookies: native ? [] : [writeCookie(services, 'refresh', refreshToken, longestSessionSeconds)],
  };
}
