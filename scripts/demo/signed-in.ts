import { type Api, expect } from './api.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The interface as a person who signed in; signs in anew when the access has run out. */
export function signedIn(api: Api, { email, password }: Credentials): Api {
  let access: Promise<string> | undefined;
  const signIn = async () => {
    const { accessToken } = await expect(200, api('POST', '/api/v1/auth/login', { email, password }));
    return String(accessToken);
  };
  return async function call(method, path, body, headers) {
    access ??= signIn();
    const used = access;
    const answer = await api(method, path, body, { ...headers, authorization: `Bearer ${await used}` });
    if (answer.status !== 401) return answer;
    if (access === used) access = signIn();
    return api(method, path, body, { ...headers, authorization: `Bearer ${await access}` });
  };
}
