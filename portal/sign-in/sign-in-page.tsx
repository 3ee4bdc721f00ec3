import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { AccountPage } from '../src/features/accounts/components/account-page.tsx';
import { ProviderWays } from '../src/features/accounts/components/provider-ways.tsx';
import { nextOf } from '../src/features/accounts/next-of.ts';
import { signInFault } from '../src/features/accounts/sign-in-fault.ts';
import { language, onLanguage, say } from '../src/kit/say.ts';
import { ask, visitorApi } from '../src/shared/api/client.ts';
import { isProblem } from '../src/shared/api/problem.ts';
import { canUsePasskeys } from '../src/shared/session/can-use-passkeys.ts';
import { beginSession } from '../src/shared/session/session.ts';
import { Refusal } from './refusal.tsx';

/** Sign-in as it is opened from an address: the same as the portal's own, without the portal. */
export function SignInPage() {
  useSyncExternalStore(onLanguage, language, language);
  const [asked] = useState(() => Object.fromEntries(new URLSearchParams(location.search)));
  const [email, setEmail] = useState(asked.email ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<unknown>();
  const fault = signInFault(asked.reason);

  async function enterBy(way: () => Promise<Parameters<typeof beginSession>[0]>) {
    if (isSent) return;
    setSent(true);
    try {
      beginSession(await way());
      location.assign(nextOf(asked).next ?? '/');
    } catch (refusal) {
      const asksForCode = isProblem(refusal, 'second_factor_required');
      if (asksForCode) setCode('');
      setError(asksForCode ? undefined : refusal);
      setSent(false);
    }
  }

  function signIn(event: FormEvent) {
    event.preventDefault();
    const body = { email, password, ...(code && { code }) };
    void enterBy(() => ask(visitorApi.POST('/api/v1/auth/login', { body })));
  }

  const signInByPasskey = () =>
    void enterBy(async () => (await import('../src/shared/session/sign-in-by-passkey.ts')).signInByPasskey());

  return (
    <AccountPage title={say('Sign in', 'Вход')}>
      <form onSubmit={signIn}>
        {error !== undefined && <Refusal error={error} email={email} />}
        {error === undefined && fault !== undefined && <div role="alert">{fault}</div>}
        <label>
          {say('E-mail', 'Электронная почта')}
          <input
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </label>
        <label>
          {say('Password', 'Пароль')}
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </label>
        {code !== undefined && (
          <label>
            {say('Code of the application, or a recovery code', 'Код из приложения или резервный код')}
            <input
              autoComplete="one-time-code"
              // It appears because the password was right: the next thing to type.
              // biome-ignore lint/a11y/noAutofocus: see above
              autoFocus
              required
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          </label>
        )}
        <button type="submit" aria-busy={isSent}>
          {say('Sign in', 'Войти')}
        </button>
        {canUsePasskeys() && (
          <button type="button" className="other" onClick={signInByPasskey}>
            {say('Sign in by a passkey', 'Войти с ключом доступа')}
          </button>
        )}
        <ProviderWays email={email} next={nextOf(asked).next} onError={setError} />
      </form>
      <p>
        <a href="/forgot-password">{say('Forgot your password?', 'Забыли пароль?')}</a>
        <a href="/register">{say('Register a company', 'Зарегистрировать компанию')}</a>
      </p>
    </AccountPage>
  );
}
