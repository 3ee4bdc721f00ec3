import { useEffect, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { type KnownProvider, knownProvider, rememberProvider } from '../known-provider.ts';
import classes from './provider-ways.module.css';

interface ProviderWaysProps {
  email: string;
  next?: string | undefined;
  onError: (error: unknown) => void;
}

/** Ways to sign in by the company's own accounts: of the address that is typed, or the one this browser last took. */
export function ProviderWays({ email, next, onError }: ProviderWaysProps) {
  const [found, setFound] = useState<KnownProvider[]>(() => [knownProvider() ?? []].flat());
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return;
    const later = setTimeout(() => {
      find(email).then(setFound, () => undefined);
    }, 300);
    return () => clearTimeout(later);
  }, [email]);

  async function begin(provider: KnownProvider) {
    setSent(true);
    try {
      const address = email === '' ? {} : { email };
      const body = { key: provider.key, ...address, ...(next !== undefined && { next }) };
      const { authorizationUrl } = await ask(visitorApi.POST('/api/v1/auth/providers/begin', { body }));
      rememberProvider(provider);
      location.assign(authorizationUrl);
    } catch (error) {
      onError(error);
      setSent(false);
    }
  }

  return found.map((provider) => (
    <button
      key={provider.key}
      type="button"
      className={classes.way}
      aria-busy={isSent}
      onClick={() => void begin(provider)}
    >
      {say(`Sign in by ${provider.name}`, `Войти через «${provider.name}»`)}
    </button>
  ));
}

async function find(email: string): Promise<KnownProvider[]> {
  const { items } = await ask(visitorApi.GET('/api/v1/auth/providers', { params: { query: { email } } }));
  return items;
}
