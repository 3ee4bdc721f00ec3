import type { ServerResponse } from 'node:http';
import { type CryptoKey, decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** What an identity token says instead, and how it is signed: by the provider's own key unless another is given. */
export type Alter = (claims: JWTPayload) => { claims: JWTPayload; key?: CryptoKey; unsigned?: true };

/** Lets the answer of a token endpoint leave with another identity token than was made for it. */
export function answersAltered(response: ServerResponse, own: CryptoKey, alter: Alter): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string) => {
    const answer = JSON.parse(body) as { id_token?: string };
    if (answer.id_token === undefined) return end(body);
    void altered(answer.id_token, own, alter).then((token) => {
      const changed = JSON.stringify({ ...answer, id_token: token });
      response.setHeader('content-length', Buffer.byteLength(changed));
      end(changed);
    });
    return response;
  }) as never;
}

async function altered(token: string, own: CryptoKey, alter: Alter): Promise<string> {
  const { claims, key = own, unsigned } = alter(decodeJwt(token));
  if (unsigned) return new UnsecuredJWT(claims).encode();
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'of this test' }).sign(key);
}
